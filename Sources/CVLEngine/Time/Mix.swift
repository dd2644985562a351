/// A number on the way from one to another.
///
/// The ends are exact: 0 gives the first and 1 the second, and so is a way of no length. A sum of
/// products and not `a + (b - a) * t`, which may miss b.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  if t == 0 || a == b { return a }
  if t == 1 { return b }
  return a * (1 - t) + b * t
}
