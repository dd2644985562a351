/// For each of some different numbers whether it belongs to a longest increasing subsequence.
///
/// `ends[k]` is where the subsequence of k + 1 numbers ends whose end is least; each number extends
/// the longest one that it can (patience sorting, O(n log n)).
func longestIncrease(_ numbers: [Int]) -> [Bool] {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for index in numbers.indices {
    let length = ends.partitionIndex { numbers[$0] < numbers[index] }
    if length > 0 { previous[index] = ends[length - 1] }
    if length < ends.count { ends[length] = index } else { ends.append(index) }
  }
  var belongs = [Bool](repeating: false, count: numbers.count)
  var next = ends.last
  while let index = next {
    belongs[index] = true
    next = previous[index]
  }
  return belongs
}
