package import Vocabulary

/// The subscriptions of all domains, by topic.
package struct SubscriptionTable: Sendable {
    private let subscriptions: [String: [Subscription]]

    /// The table of these domains.
    init(_ domains: [RunningDomain]) {
        subscriptions = Dictionary(grouping: domains.flatMap(\.subscribes), by: \.topic)
    }

    /// Delivers the message to all subscriptions of its topic. Throws `internal` if there is none, and what a
    /// handler throws.
    package func deliver(_ event: OutboxEvent) async throws(ServiceFailure) {
        let topic = event.message.topic
        guard let receivers = subscriptions[topic] else {
            throw .internal("no domain subscribes to \(topic)")
        }
        for receiver in receivers { try await receiver.receive(event) }
    }

    /// Delivers messages of one topic in one step; false if its subscriptions take them one by one. Throws
    /// what the handler throws: then none was delivered.
    func deliver(together events: [OutboxEvent]) async throws(ServiceFailure) -> Bool {
        guard let topic = events.first?.message.topic, let receivers = subscriptions[topic],
            receivers.count == 1, let receiver = receivers.first
        else { return false }
        return try await receiver.receive(together: events)
    }
}

extension SubscriptionTable {
    /// Domains with their names.
    typealias Named = [(name: String, domain: RunningDomain)]

    /// What is wrong with the topics of these domains: published ones without a subscription, subscriptions
    /// to what no domain publishes, and exclusive ones beside others. Empty if all is well.
    static func faults(of domains: Named) -> [String] {
        unreceived(by: domains) + unpublished(by: domains) + crowded(by: domains)
    }

    /// Those faults by which messages would not be delivered. A subscription may wait for a domain that is
    /// not composed.
    static func obstacles(of domains: Named) -> [String] {
        unreceived(by: domains) + crowded(by: domains)
    }

    private static func unreceived(by domains: Named) -> [String] {
        let required = Set(domains.flatMap { $0.domain.publishes?.required ?? [] })
        return required.subtracting(receivers(among: domains).keys).sorted().map { topic in
            let names = domains.filter { $0.domain.publishes?.required.contains(topic) ?? false }.map(\.name)
            return "\(names.joined(separator: ", ")) publishes \(topic): no domain subscribes to it"
        }
    }

    private static func unpublished(by domains: Named) -> [String] {
        let (published, receivers) = (published(by: domains), receivers(among: domains))
        return receivers.keys.filter { !published.contains($0) }.sorted().map { topic in
            let names = receivers[topic]?.map(\.name) ?? []
            return "\(names.joined(separator: ", ")) subscribes to \(topic): no domain publishes it"
        }
    }

    private static func crowded(by domains: Named) -> [String] {
        let receivers = receivers(among: domains)
        let crowded = receivers.filter { $0.value.count > 1 && $0.value.contains(where: \.isExclusive) }
        return crowded.keys.sorted().map { topic in
            let names = receivers[topic]?.map(\.name) ?? []
            return "\(names.joined(separator: " and ")) subscribe to \(topic): one of them exclusively"
        }
    }

    private static func published(by domains: Named) -> Set<String> {
        Set(domains.flatMap { $0.domain.publishes?.topics ?? [] })
    }

    private static func receivers(among domains: Named) -> [String: [(name: String, isExclusive: Bool)]] {
        domains.reduce(into: [:]) { receivers, named in
            for subscription in named.domain.subscribes {
                receivers[subscription.topic, default: []].append((named.name, subscription.isExclusive))
            }
        }
    }
}
