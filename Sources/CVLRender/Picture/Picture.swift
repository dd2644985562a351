// A picture is a display list: marks in paint order, in content coordinates, with every choice of
// colour, font size and place made. What writes one (SVG here, pixels elsewhere) only draws.

public import CVLEngine

/// What a user may choose about a picture.
public struct PictureOptions: Sendable {
  /// Pixels of the picture for one point.
  public var scale = 1.0
  /// The colours.
  public var theme = PictureTheme.light
  /// The points around the visible area.
  public var margin = 24.0
  /// How far outside the visible area elements are still drawn; 0 clips them at its edge.
  public var bleed = 0.0

  /// The defaults.
  public init() {}
}

/// Marks in paint order, and what of them is seen.
public struct Picture: Sendable {
  /// The part of the plane that is drawn, margin included.
  public var view: Rect
  /// Pixels for one point.
  public var scale: Double
  /// A sentence on what is to be seen.
  public var title: String
  /// The colour of the ground.
  public var background: Color
  /// Below the elements: the card and its shadow.
  public var backdrop: [Mark]
  /// What the elements are clipped to: a rectangle with round corners.
  public var clip: Rect
  /// The radius of the corners of `clip`.
  public var clipCorner: Double
  /// The elements.
  public var elements: [Mark]
  /// Above the elements: the edge of the visible area.
  public var overlay: [Mark]
}

/// Something painted: a shape, its colours, and text on it.
public struct Mark: Sendable {
  /// The geometry.
  public enum Shape: Sendable {
    /// A rectangle with round corners, parallel to the axes before `Mark.transform`.
    case box(Rect, corner: Double)
    /// A closed outline: four times a corner as a cubic curve, joined by lines.
    case outline([Point])
  }

  /// The geometry.
  public var shape: Shape
  /// Applied to shape, but not to an outline, which is where it is.
  public var transform: Affine?
  /// The colour inside, or nil.
  public var fill: Color?
  /// The colour of the line, or nil.
  public var line: Color?
  /// The thickness of the line.
  public var lineWidth = 1.0
  /// Whether the line is dashed.
  public var isDashed = false
  /// The opacity of the whole.
  public var opacity = 1.0
  /// The text on it.
  public var label: Label?

  /// Makes a mark.
  public init(_ shape: Shape, fill: Color? = nil, line: Color? = nil) {
    self.shape = shape
    self.fill = fill
    self.line = line
  }

  /// A line of text.
  public struct Label: Sendable {
    /// What it says.
    public var text: String
    /// Where its middle, or its left end, is; at half the height of a digit.
    public var anchor: Point
    /// Whether `anchor` is the left end.
    public var isLeading = false
    /// The height of the font.
    public var fontSize: Double
    /// The colour.
    public var ink: Color
    /// Applied to the text; nil for what the mark's own transform says.
    public var transform: Affine?
  }
}
