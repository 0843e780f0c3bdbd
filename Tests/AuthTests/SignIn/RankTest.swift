/// Whether two series of times differ: the test of Mann and Whitney (1947), which compares ranks and so is
/// not misled by the few attempts that something else on the machine held up.
struct RankTest {
    /// How often a value of the second series is the larger one, ties counted by half: 0.5 if they do not
    /// differ.
    let share: Double
    /// By how many standard deviations that is off what equal series give, in the normal approximation.
    let deviations: Double

    /// Compares two series, neither of which is empty.
    init(_ first: [Double], _ second: [Double]) {
        let all = (first.map { ($0, false) } + second.map { ($0, true) }).sorted { $0.0 < $1.0 }
        var (rankSum, start) = (0.0, 0)
        while start < all.count {
            let end = all[start...].firstIndex { $0.0 != all[start].0 } ?? all.count
            // Equal values share the mean of their ranks, which begin at 1.
            let rank = Double(start + end + 1) / 2
            rankSum += rank * Double(all[start..<end].count { $0.1 })
            start = end
        }
        let (m, n) = (Double(first.count), Double(second.count))
        let wins = rankSum - n * (n + 1) / 2
        share = wins / (m * n)
        deviations = (wins - m * n / 2) / (m * n * (m + n + 1) / 12).squareRoot()
    }
}
