extension Attribute {
  /// The turn about z.
  public static let rotation = angle(
    "rotation",
    "The turn about the z axis, from x towards y: clockwise on a screen.",
    get: { $0.transform.rotation.z },
    set: { $0.transform.rotation.z = $1 }
  )

  /// The turn about x.
  public static let rotationX = angle(
    "rotation.x",
    "The turn about the x axis; it comes after the one about y.",
    get: { $0.transform.rotation.x },
    set: { $0.transform.rotation.x = $1 }
  )

  /// The turn about y.
  public static let rotationY = angle(
    "rotation.y",
    "The turn about the y axis; it comes after the one about z.",
    get: { $0.transform.rotation.y },
    set: { $0.transform.rotation.y = $1 }
  )

  /// The factors along the axes.
  public static let scale = point3(
    "scale",
    "Factors along the axes; 0 flattens, below 0 mirrors.",
    get: { $0.transform.scale },
    set: { $0.transform.scale = $1 }
  )

  /// The shift.
  public static let translation = point3(
    "translation",
    "A shift in points; z shows with perspective only.",
    get: { $0.transform.translation },
    set: { $0.transform.translation = $1 }
  )

  /// The shear.
  public static let skew = point3(
    "skew",
    "Shear factors x by y, x by z and y by z, as a matrix may have them.",
    get: { $0.transform.skew },
    set: { $0.transform.skew = $1 }
  )

  /// The perspective.
  public static let perspective = number(
    "perspective",
    "One over the distance of the eye in points; 0 is no perspective.",
    get: { $0.transform.perspective },
    set: { $0.transform.perspective = $1 }
  )

  /// The point that stays.
  public static let pivot = point(
    "pivot",
    "The point that scale and rotation leave in place, in units of the size.",
    get: { $0.transform.pivot },
    set: { $0.transform.pivot = $1 }
  )
}
