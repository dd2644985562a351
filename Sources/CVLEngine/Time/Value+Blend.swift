// Values on the way to others.
//
// What can be counted is mixed, colours as they are seen, matrices by their parts; all else switches
// half way. The ends have the bits of the values.

extension Value {
  /// The value on the way to another: 0 is this one and 1 the other, and outside the way goes on.
  public func blended(with other: Value, at progress: Double) -> Value {
    blended(with: other, at: Vector3(progress, progress, progress))
  }

  /// The same, with a progress for each coordinate of a point; all else takes that of x.
  public func blended(with other: Value, at progress: Vector3) -> Value {
    let t = progress.x
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b, t))
    case (.angle(let a), .angle(let b)): return .angle(mix(a, b, t))
    case (.time(let a), .time(let b)): return .time(mix(a, b, t))
    case (.point(let a), .point(let b)): return .point(mix(a, b, progress))
    case (.point3(let a), .point3(let b)): return .point3(mix(a, b, progress))
    case (.rect(let a), .rect(let b)): return .rect(mix(a, b, t))
    case (.insets(let a), .insets(let b)): return .insets(mix(a, b, t))
    case (.transform(let a), .transform(let b)): return .transform(a.blended(with: b, at: t))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, amount: t))
    default: return t < 0.5 ? self : other
    }
  }
}

/// A point on the way to another.
func mix(_ a: Point, _ b: Point, _ t: Vector3) -> Point {
  Point(mix(a.x, b.x, t.x), mix(a.y, b.y, t.y))
}

/// A point in space on the way to another.
func mix(_ a: Vector3, _ b: Vector3, _ t: Vector3) -> Vector3 {
  Vector3(mix(a.x, b.x, t.x), mix(a.y, b.y, t.y), mix(a.z, b.z, t.z))
}

private func mix(_ a: Rect, _ b: Rect, _ t: Double) -> Rect {
  Rect(
    mix(a.origin.x, b.origin.x, t),
    mix(a.origin.y, b.origin.y, t),
    mix(a.size.width, b.size.width, t),
    mix(a.size.height, b.size.height, t)
  )
}

private func mix(_ a: Insets, _ b: Insets, _ t: Double) -> Insets {
  Insets(
    top: mix(a.top, b.top, t),
    left: mix(a.left, b.left, t),
    bottom: mix(a.bottom, b.bottom, t),
    right: mix(a.right, b.right, t)
  )
}
