public import Vocabulary

/// Counts the requests to all endpoints with a limit. Each server's dispatcher has one.
public final class RequestLimiter: Sendable {
    /// The most uses in one exchange, over all endpoints: one transaction of some milliseconds.
    private static let mostUses = 512

    private let gates: [String: RequestGate]
    private let shared: [RequestGate]
    private let time: any TimeSource

    /// Uses the table and the clock. It remembers up to `entries` members and addresses per endpoint, some
    /// 100 bytes each.
    public init(_ limits: RequestLimits, time: any TimeSource, entries: Int = 8192) {
        var gates: [String: RequestGate] = [:]
        for line in limits.lines {
            guard let limit = line.limit else { continue }
            gates[line.endpoint] = RequestGate(line.endpoint, limit, time: time, entries: entries)
        }
        self.gates = gates
        self.time = time
        shared = gates.sorted { $0.key < $1.key }.map(\.value).filter(\.limit.isShared)
    }

    /// The gate of an endpoint; nil if it has no limit.
    func gate(of endpoint: String) -> RequestGate? { gates[endpoint] }

    /// Exchanges counts with the other servers; to be called every second by one task.
    ///
    /// It sends nothing while shared limits are unused. Throws outages; unsent counts are kept for the next
    /// call.
    public func exchange(with others: any SharedLimits) async throws(ServiceFailure) {
        let room = Self.mostUses / max(1, shared.count)
        let taken = shared.flatMap { gate in gate.takeUses(room).map { (gate: gate, use: $0) } }
        if taken.isEmpty { return }
        do throws(ServiceFailure) {
            let moments = try await others.add(taken.map(\.use), at: time.now())
            for (taken, moment) in zip(taken, moments) {
                if let moment { taken.gate.learn(moment, of: taken.use.subject) }
            }
        } catch {
            for taken in taken { taken.gate.putBack(taken.use) }
            throw error
        }
    }
}
