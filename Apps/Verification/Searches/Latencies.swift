/// How long requests of one kind took, and why some of them failed.
public struct Latencies: Sendable {
    private var times: [Duration] = []
    /// The codes of what failed, and how often each did.
    public private(set) var failures: [String: Int] = [:]

    /// Nothing measured.
    init() {}

    /// How many were answered as they should be.
    public var count: Int { times.count }

    /// The time within which that share of them, 0 to 1, was answered: the nearest rank. Zero for none.
    public func quantile(_ share: Double) -> Duration {
        guard !times.isEmpty else { return .zero }
        let rank = Int((Double(times.count) * share).rounded(.up))
        return times.sorted()[min(max(rank, 1), times.count) - 1]
    }

    mutating func note(_ time: Duration) { times.append(time) }

    mutating func note(failure code: String) { failures[code, default: 0] += 1 }

    mutating func merge(_ other: Latencies) {
        times += other.times
        failures.merge(other.failures, uniquingKeysWith: +)
    }
}
