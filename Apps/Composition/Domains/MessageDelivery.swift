import Synchronization
import Vocabulary

/// Delivers what waits in the outboxes of all domains to the domains that subscribe to its topic: from time
/// to time, and before somebody reads the audit log.
///
/// Domains are connected after they were made, because the domain that keeps the log asks for a delivery.
package final class MessageDelivery: Sendable {
    private struct Connections {
        var publications: [Publication] = []
        var subscriptions = SubscriptionTable([])
    }

    private let time: any TimeSource
    private let onDelivery: @Sendable (OutboxMessage) -> Void
    private let pause: @Sendable () async -> Void
    private let connections = Mutex(Connections())
    /// The rounds that are going on, by number, and how many there were.
    private let rounds = Mutex((running: Set<Int>(), count: 0))

    /// Delivers nothing before `connect`. `onDelivery` observes delivered messages; `pause` waits a few
    /// milliseconds between two looks at other rounds.
    init(
        time: any TimeSource, onDelivery: @escaping @Sendable (OutboxMessage) -> Void = { _ in },
        pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .milliseconds(5)) }
    ) {
        (self.time, self.onDelivery, self.pause) = (time, onDelivery, pause)
    }

    /// Delivers from now on what these domains publish, by their subscriptions.
    func connect(_ domains: [RunningDomain]) {
        connections.withLock { connections in
            connections.publications = domains.compactMap(\.publishes)
            connections.subscriptions = SubscriptionTable(domains)
        }
    }

    /// The subscriptions of the connected domains.
    package var subscriptions: SubscriptionTable { connections.withLock { $0.subscriptions } }

    /// Delivers all that is due, or only what waits in outboxes in which messages of these topics may wait;
    /// answers what was not taken, which is delivered again later. Throws outages.
    @discardableResult
    func deliver(
        publishing topics: Set<String>? = nil
    ) async throws(ServiceFailure) -> [OutboxReport.Unheard] {
        let round = rounds.withLock { rounds in
            rounds.count += 1
            rounds.running.insert(rounds.count)
            return rounds.count
        }
        defer { _ = rounds.withLock { $0.running.remove(round) } }
        let connections = connections.withLock { $0 }
        var unheard: [OutboxReport.Unheard] = []
        for publication in connections.publications {
            if let topics, topics.isDisjoint(with: publication.topics) { continue }
            let delivery = OutboxDelivery(publication.outbox, time: time)
            let report = try await delivery.deliver { event throws(ServiceFailure) in
                try await connections.subscriptions.deliver(event)
                onDelivery(event.message)
            } together: { events throws(ServiceFailure) in
                guard try await connections.subscriptions.deliver(together: events) else { return false }
                for event in events { onDelivery(event.message) }
                return true
            }
            unheard += report.failures
        }
        return unheard
    }
}

extension MessageDelivery {
    /// Delivers all that is due, and returns when other rounds of this process have delivered what they had
    /// taken, or after about a second. Throws outages.
    func settle() async throws(ServiceFailure) {
        try await deliver()
        let others = rounds.withLock { $0.running }
        for _ in 0..<200 {
            if rounds.withLock({ $0.running.isDisjoint(with: others) }) { return }
            await pause()
        }
    }
}
