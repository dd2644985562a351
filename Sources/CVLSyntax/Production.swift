/// The rules of `grammar/cvl.ebnf`, as the parser announces them.
///
/// A test compares the cases with the grammar's names, and what the parser entered with what a
/// recogniser that reads the grammar accepts; see `grammar/README.md`.
package enum Production: UInt8, Sendable, CaseIterable {
  case script, version, statement, declaration, action
  case letDecl, paramDecl, domain, fnDecl, parameter, attributeDecl, useDecl
  case layoutDecl, layoutRef, member, contentSize, invalidate
  case elementBlock, itemBlock, headerBlock, footerBlock, supplementaryBlock, decorationBlock
  case rule, ruleStatement, keyFrame
  case block, blockStatement, assignment, blockLet, branch
  case testDecl, testBody
  case sceneAction, itemsAction, dataBlock, fieldFormula, showAction, setAction, resizeAction
  case scrollAction, expectAction, printAction
  case change, places, inSection, insertAction, deleteAction, moveAction, reloadAction, batchAction,
    transitionAction,
    waitAction
  case expression, disjunction, conjunction, comparison, range, sum, product, prefix, power, postfix
  case primary, call, callee, arguments, argument, index, group, list, text
}

extension PrecedenceLevel {
  /// The rule of the grammar for the level.
  package var production: Production {
    switch self {
    case .disjunction: .disjunction
    case .conjunction: .conjunction
    case .comparison: .comparison
    case .range: .range
    case .sum: .sum
    case .product: .product
    case .power: .power
    }
  }
}

/// A rule that the parser has been through, with the tokens that it took.
package struct ProductionTrace: Sendable {
  /// The rule.
  package var production: Production
  /// The number of its first token.
  package var start: Int
  /// The number of the token behind its last; -1 while it is open or where it failed.
  package var end: Int
}
