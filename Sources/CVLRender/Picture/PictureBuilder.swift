// From a report to a picture: a card for the visible area on a warm ground, elements in their paint
// order, quiet bars for headers and footers, and a dashed outline where the content is larger.
//
// A script's `fill`, `stroke`, `corner` and `label` win over the theme. What is hidden, transparent,
// outside the card or behind the eye is left out.

import CVLEngine

/// Makes a picture of a report.
public struct PictureBuilder {
  private let report: FrameReport
  private let options: PictureOptions
  let hasSections: Bool

  /// The radius of the card's corners.
  private static let cardCorner = 10.0

  /// Prepares a picture.
  public init(_ report: FrameReport, _ options: PictureOptions) {
    self.report = report
    self.options = options
    hasSections = report.elements.contains { $0.key.section > 0 }
  }

  /// The picture.
  public var picture: Picture {
    let card = drawable(report.bounds)
    let clip = card.grown(by: distance(options.bleed))
    return Picture(
      view: card.grown(by: distance(options.margin)),
      scale: options.scale > 0 && options.scale.isFinite ? options.scale : 1,
      title: report.layout + ", " + String(report.elements.count)
        + (report.elements.count == 1 ? " element" : " elements"),
      background: options.theme.background,
      backdrop: backdrop(card),
      clip: clip,
      clipCorner: options.bleed > 0 ? 0 : PictureBuilder.cardCorner,
      elements: elements(in: clip),
      overlay: overlay(card)
    )
  }

  /// The bounds, or something that can be drawn in their place.
  private func drawable(_ bounds: Rect) -> Rect {
    guard bounds.isDrawable else { return Rect(0, 0, 1, 1) }
    return Rect(
      bounds.origin.x,
      bounds.origin.y,
      max(1, bounds.size.width),
      max(1, bounds.size.height)
    )
  }

  /// A distance from the options, or something near it that can be drawn.
  private func distance(_ x: Double) -> Double { min(1e6, max(0, x)) }

  private func backdrop(_ card: Rect) -> [Mark] {
    let theme = options.theme
    var marks: [Mark] = []
    let content = Rect(origin: .zero, size: report.contentSize)
    if content.isDrawable, !card.contains(content) {
      var mark = Mark(.box(content, corner: 0), line: theme.contentLine)
      mark.isDashed = true
      marks.append(mark)
    }
    // A soft shadow without a filter: some rectangles, each a little larger and fainter.
    for spread in [6.0, 4, 2.5, 1] {
      let box = card.grown(by: spread - 1).moved(0, spread / 2 + 0.5)
      marks.append(
        Mark(.box(box, corner: PictureBuilder.cardCorner + spread - 1), fill: theme.shadow)
      )
    }
    marks.append(Mark(.box(card, corner: PictureBuilder.cardCorner), fill: theme.card))
    return marks
  }

  private func overlay(_ card: Rect) -> [Mark] {
    [Mark(.box(card, corner: PictureBuilder.cardCorner), line: options.theme.cardLine)]
  }

  // MARK: - Elements

  private func elements(in clip: Rect) -> [Mark] {
    var marks: [Mark] = []
    marks.reserveCapacity(report.elements.count)
    for element in report.elements {
      if let mark = mark(for: element, in: clip) { marks.append(mark) }
    }
    return marks
  }

  private func mark(for element: ElementReport, in clip: Rect) -> Mark? {
    let attributes = element.attributes
    let size = Size(max(0, attributes.size.width), max(0, attributes.size.height))
    let box = Rect(center: attributes.center, size: size)
    let opacity = min(1, max(0, attributes.alpha))
    guard !attributes.isHidden, opacity > 0, box.isDrawable, size.width > 0, size.height > 0 else {
      return nil
    }
    let style = style(of: element, size)
    guard let placed = place(box, style.corner, attributes), placed.bounds.intersects(clip) else {
      return nil
    }
    var mark = Mark(placed.shape, fill: style.fill, line: style.line)
    mark.transform = placed.transform
    mark.opacity = opacity
    mark.label = label(of: element, in: box, ink: style.ink)
    mark.label?.transform = placed.labelTransform
    return mark
  }

  /// The colours of an element and the radius of its corners.
  private func style(of element: ElementReport, _ size: Size) -> ElementStyle {
    let theme = options.theme
    let shorter = min(size.width, size.height)
    let base: ElementColors
    var corner = min(10, shorter * 0.18)
    switch element.key.kind {
    case .cell:
      base =
        theme.cells.isEmpty ? theme.bar : theme.cells[max(0, element.key.item) % theme.cells.count]
    case .header, .footer:
      base = theme.bar
      corner = min(6, shorter / 4)
    case .supplementary:
      base = theme.badge
      corner = min(12, shorter / 2)
    case .decoration:
      base = theme.decoration
      corner = min(6, shorter / 4)
    }
    let attributes = element.attributes
    // A line of its own colour about a tiny cell would be most of what is seen.
    var style = ElementStyle(
      fill: base.fill,
      line: shorter >= 12 ? base.line : nil,
      ink: base.ink,
      corner: corner
    )
    if let fill = attributes.fill {
      style.fill = fill
      style.line = nil
      style.ink = ink(on: fill)
    }
    if let stroke = attributes.stroke { style.line = stroke }
    if let own = attributes.corner, own.isFinite { style.corner = own }
    style.corner = max(0, min(style.corner, shorter / 2))
    return style
  }

  /// Dark or light, whichever reads better on a colour over the card.
  private func ink(on fill: Color) -> Color {
    let card = options.theme.card
    func over(_ a: Double, _ b: Double) -> Double { a * fill.alpha + b * (1 - fill.alpha) }
    let brightness =
      0.299 * over(fill.red, card.red) + 0.587 * over(fill.green, card.green)
      + 0.114 * over(fill.blue, card.blue)
    return brightness > 0.55 ? options.theme.darkInk : options.theme.lightInk
  }

  // MARK: - Geometry

  /// Where a box is seen under its transform; nil where it is not.
  private func place(_ box: Rect, _ corner: Double, _ attributes: LayoutAttributes) -> PlacedShape?
  {
    if attributes.transform.isIdentity {
      return PlacedShape(shape: .box(box, corner: corner), bounds: box)
    }
    let matrix = attributes.matrix
    let center = attributes.center
    if let flat = matrix.seenFlat {
      let map = flat.moved(to: center)
      guard map.isFinite else { return nil }
      let bounds = Rect(around: box.corners.map { map.applied(to: $0) })
      return PlacedShape(
        shape: .box(box, corner: corner),
        transform: map,
        labelTransform: nil,
        bounds: bounds
      )
    }
    var points: [Point] = []
    for p in roundedOutline(box.size, corner) {
      guard let q = matrix.seen(p), q.x.isFinite, q.y.isFinite else { return nil }
      points.append(Point(q.x + center.x, q.y + center.y))
    }
    return PlacedShape(
      shape: .outline(points),
      labelTransform: matrix.seenNearOrigin?.moved(to: center),
      bounds: Rect(around: points)
    )
  }
}

/// What an element looks like.
private struct ElementStyle {
  var fill: Color
  var line: Color?
  var ink: Color
  var corner: Double
}

/// A shape where it is seen.
private struct PlacedShape {
  var shape: Mark.Shape
  var transform: Affine?
  var labelTransform: Affine?
  var bounds: Rect
}

/// The outline of a box about (0, 0): four times a corner as a cubic curve (start, two handles, end).
private func roundedOutline(_ size: Size, _ corner: Double) -> [Point] {
  let w = size.width / 2
  let h = size.height / 2
  // How far the handles of a quarter circle's curve are from the corner.
  let k = corner * (1 - 0.5522847498)
  var points: [Point] = []
  // For each corner the two directions away from it, in the order of walking: clockwise.
  for (sx, sy, entersAlongX) in [(1.0, -1.0, true), (1, 1, false), (-1, 1, true), (-1, -1, false)] {
    func at(_ dx: Double, _ dy: Double) -> Point { Point(sx * (w - dx), sy * (h - dy)) }
    points +=
      entersAlongX
      ? [at(corner, 0), at(k, 0), at(0, k), at(0, corner)]
      : [at(0, corner), at(0, k), at(k, 0), at(corner, 0)]
  }
  return points
}
