import CVLTestSupport
import Foundation

// Throws made-up sources at everything that reads them: `cvl-fuzz [COUNT [SEED [FILE]]]`. What is
// being tried is kept in FILE if one is given. Ends with 1 if something was not as promised.

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard let count = Int(arguments.first ?? "100000"), count >= 0,
  let seed = UInt64(arguments.dropFirst().first ?? "1")
else {
  print("cvl-fuzz [COUNT [SEED [FILE]]]")
  exit(2)
}
let file = arguments.dropFirst(2).first
let threads = min(4, max(1, ProcessInfo.processInfo.activeProcessorCount))

let failures = await withTaskGroup(of: FuzzStatistics.self) { group in
  for part in 0..<threads {
    group.addTask {
      Fuzz.run(seed: seed &* 64 &+ UInt64(part), count: count / threads) { input in
        if let file { try? Data(input).write(to: URL(filePath: "\(file).\(part)")) }
      }
    }
  }
  var failures: [String] = []
  for await statistics in group {
    print(
      "played \(statistics.played), checked \(statistics.checked), looked at \(statistics.frames),",
      "entered \(statistics.entered)"
    )
    failures += statistics.failures
  }
  return failures
}
for failure in failures { print(failure) }
exit(failures.isEmpty ? 0 : 1)
