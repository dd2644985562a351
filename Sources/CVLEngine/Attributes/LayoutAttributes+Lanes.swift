// The numbers that every element has, in one order, for those who go through them all: formulas that
// compute them side by side, and changes that move each by itself.

extension LayoutAttributes {
  /// How many lanes there are.
  public static let laneCount = 22

  /// A number by its lane: center 0 and 1, size 2 and 3, translation 4 to 6, rotation in degrees 7 to
  /// 9, scale 10 to 12, skew 13 to 15, perspective 16, pivot 17 and 18, alpha 19, hidden 20 (1 or 0),
  /// z 21, which also stands for what is beyond.
  public subscript(lane lane: Int) -> Double {
    get {
      switch lane {
      case 0: center.x
      case 1: center.y
      case 2: size.width
      case 3: size.height
      case 4: transform.translation.x
      case 5: transform.translation.y
      case 6: transform.translation.z
      case 7: transform.rotation.x
      case 8: transform.rotation.y
      case 9: transform.rotation.z
      case 10: transform.scale.x
      case 11: transform.scale.y
      case 12: transform.scale.z
      case 13: transform.skew.x
      case 14: transform.skew.y
      case 15: transform.skew.z
      case 16: transform.perspective
      case 17: transform.pivot.x
      case 18: transform.pivot.y
      case 19: alpha
      case 20: isHidden ? 1 : 0
      default: z
      }
    }
    set {
      switch lane {
      case 0: center.x = newValue
      case 1: center.y = newValue
      case 2: size.width = newValue
      case 3: size.height = newValue
      case 4: transform.translation.x = newValue
      case 5: transform.translation.y = newValue
      case 6: transform.translation.z = newValue
      case 7: transform.rotation.x = newValue
      case 8: transform.rotation.y = newValue
      case 9: transform.rotation.z = newValue
      case 10: transform.scale.x = newValue
      case 11: transform.scale.y = newValue
      case 12: transform.scale.z = newValue
      case 13: transform.skew.x = newValue
      case 14: transform.skew.y = newValue
      case 15: transform.skew.z = newValue
      case 16: transform.perspective = newValue
      case 17: transform.pivot.x = newValue
      case 18: transform.pivot.y = newValue
      case 19: alpha = newValue
      case 20: isHidden = newValue != 0
      default: z = newValue
      }
    }
  }
}
