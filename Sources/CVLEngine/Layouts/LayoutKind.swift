/// Where a parameter's value may differ.
public enum ParameterScope: UInt8, Sendable {
  /// One value for the layout.
  case layout
  /// A value for each section.
  case section
  /// A value for each item.
  case item
}

/// One parameter of a layout: what checker, completion and reference read.
public struct LayoutParameter: Sendable {
  /// Its name.
  public var name: String
  /// Its type.
  public var type: ValueType
  /// Its value where none is passed.
  public var defaultValue: Value
  /// How finely it may differ.
  public var scope: ParameterScope
  /// One line on what it does, units included.
  public var summary: String

  /// Describes a parameter.
  public init(
    _ name: String,
    _ type: ValueType,
    default defaultValue: Value,
    scope: ParameterScope = .layout,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.scope = scope
    self.summary = summary
  }
}

/// The arguments a layout kind is made with, asked anew at every `prepare`.
///
/// Functions and not values, because an argument may be a formula of the bounds, of the section, or
/// of the item.
public struct LayoutArguments {
  /// The value of the parameter with an index in the kind's list, for a section (0 where the scope
  /// is the layout).
  ///
  /// Never asked for a parameter for which `variesByItem` is true.
  public var value: (_ parameter: Int, _ section: Int) throws(LayoutError) -> Value
  /// Whether the parameter was passed a formula of the item.
  public var variesByItem: (_ parameter: Int) -> Bool
  /// Writes a point-valued parameter for the items `first ..< first + count` of a section: x (width)
  /// into the first buffer, y (height) into the second.
  ///
  /// `count` is at most `LayoutArguments.block`.
  public var points:
    (
      _ parameter: Int, _ section: Int, _ first: Int, _ count: Int,
      _ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>
    ) throws(LayoutError) -> Void

  /// The most items `points` is asked for at once.
  public static let block = 64

  /// Makes arguments.
  public init(
    value: @escaping (_ parameter: Int, _ section: Int) throws(LayoutError) -> Value,
    variesByItem: @escaping (_ parameter: Int) -> Bool,
    points:
      @escaping (
        _ parameter: Int, _ section: Int, _ first: Int, _ count: Int,
        _ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>
      ) throws(LayoutError) -> Void
  ) {
    self.value = value
    self.variesByItem = variesByItem
    self.points = points
  }
}

/// A layout that comes with the engine, as a value: everything the language knows of it is here.
public struct LayoutKind: Sendable {
  /// Its name in scripts.
  public var name: String
  /// One line on what it does.
  public var summary: String
  /// What it can be given, in order.
  public var parameters: [LayoutParameter]
  /// Scripts that show it.
  public var examples: [String]
  /// Makes a layout.
  public var make: @Sendable (LayoutArguments) -> CollectionLayout

  /// Describes a kind.
  public init(
    name: String,
    summary: String,
    parameters: [LayoutParameter],
    examples: [String],
    make: @escaping @Sendable (LayoutArguments) -> CollectionLayout
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.examples = examples
    self.make = make
  }
}
