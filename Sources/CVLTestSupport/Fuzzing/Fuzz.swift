import CVLCompiler
import CVLNumerics

/// Inputs from strangers: whatever the bytes, there is an answer, in bounded time, and nothing that
/// is not a number gets into a frame.
package enum Fuzz {
  /// What the inputs have to hold in, so that a hundred thousand of them take seconds.
  private static var limits: Limits {
    var limits = Limits()
    limits.steps = 20_000
    limits.elements = 500
    limits.listLength = 2_000
    limits.textBytes = 10_000
    limits.formulaSize = 5_000
    return limits
  }

  /// Tries `count` inputs that follow from the seed; each is shown before it is tried, so that the
  /// one which traps is known.
  package static func run(
    seed: UInt64,
    count: Int,
    show: ([UInt8]) -> Void = { _ in }
  ) -> FuzzStatistics {
    var fuzzer = ScriptFuzzer(seed: seed)
    var statistics = FuzzStatistics()
    for k in 0..<count {
      let input = fuzzer.next()
      let cuts = (fuzzer.nextInt(below: input.count + 1), fuzzer.nextInt(below: input.count + 1))
      show(input)
      // Every eighth input is played by everything that plays; the rest take turns.
      FuzzTrial(input: input, limits: limits).run(k, cuts, &statistics)
    }
    // Otherwise the inputs are too rude to reach what comes behind the parser.
    let parts = [
      ("checked", statistics.checked, 40), ("played", statistics.played, 40),
      ("looked at", statistics.frames, 40),
    ]
    for (name, reached, share) in parts where reached < count / share {
      statistics.failures.append("of \(count) inputs only \(reached) could be \(name)")
    }
    return statistics
  }

  /// Tries an input of a size or a kind that nobody writes.
  package static func run(_ extreme: ExtremeInput) -> FuzzStatistics {
    var statistics = FuzzStatistics()
    let trial = FuzzTrial(input: extreme.bytes(), limits: Limits())
    if extreme.isHuge {
      trial.play(&statistics)
    } else {
      trial.run(0, (0, 0), &statistics)
    }
    return statistics
  }
}
