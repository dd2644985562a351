import CVLTestSupport
import Testing

// Some of the inputs here; `swift run -c release cvl-fuzz` tries as many as one likes.
struct FuzzTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `whatever the script, there is an answer`(seed: UInt64) {
    #expect(Fuzz.run(seed: seed, count: 2_500).failures == [])
  }

  @Test(arguments: ExtremeInput.all)
  func `sizes that nobody writes are held off`(extreme: ExtremeInput) {
    #expect(Fuzz.run(extreme).failures == [])
  }
}
