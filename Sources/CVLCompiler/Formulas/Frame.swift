/// The lanes that one program computes in: a buffer of `Frame.lanes` numbers for each result.
///
/// A frame belongs to one program and is used by one caller at a time.
package final class Frame {
  /// How many items are computed at once.
  package static let lanes = 64

  /// The registers, one after the other, `lanes` numbers each.
  let numbers: UnsafeMutablePointer<Double>
  /// The text registers; nil where a text could not be had.
  var texts: [[String?]]
  /// What formulas read from outside.
  package let environment: Environment
  /// The section whose steps have been run last.
  var section = -1
  /// The item of the first lane of the last run.
  var first = 0
  /// What has been asked of columns since the last pass.
  var columns: [ColumnKey: ColumnSummary] = [:]
  /// How many bytes of text the present run may still make: a formula of many texts, each within
  /// its limit, may not fill the memory either.
  private(set) var textRoom = Frame.textBytes
  private let capacity: Int
  private static let textBytes = 1 << 26

  init(registers: Int, textRegisters: Int, environment: Environment) {
    capacity = max(1, registers * Frame.lanes)
    numbers = .allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
    texts = Array(repeating: Array(repeating: nil, count: Frame.lanes), count: textRegisters)
    self.environment = environment
  }

  deinit {
    numbers.deinitialize(count: capacity)
    numbers.deallocate()
  }

  /// The lanes of a register.
  @inline(__always)
  func lanes(_ register: Int) -> UnsafeMutablePointer<Double> { numbers + register * Frame.lanes }

  /// Gives all lanes of a register the value of the first.
  func spread(_ register: Int) {
    let lanes = lanes(register)
    lanes.update(repeating: lanes[0], count: Frame.lanes)
  }

  /// Lets a new run make texts.
  func beginTexts() { textRoom = Frame.textBytes }

  /// A text that has been made, or nil if there was no room left for it.
  func taken(_ text: String) -> String? {
    textRoom -= text.utf8.count
    return textRoom >= 0 ? text : nil
  }

  func spreadText(_ register: Int) {
    let first = texts[register][0]
    for k in 1..<Frame.lanes { texts[register][k] = first }
  }
}
