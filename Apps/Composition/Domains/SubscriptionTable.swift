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
    /// What is wrong with the topics of these domains: published ones without a subscription, subscriptions
    /// to what no domain publishes, and exclusive ones beside others. Empty if all is well.
    static func faults(of domains: [(name: String, domain: RunningDomain)]) -> [String] {
        let published = Set(domains.flatMap { $0.domain.publishes?.topics ?? [] })
        let pairs = domains.flatMap { name, domain in domain.subscribes.map { (name: name, $0) } }
        let receivers = Dictionary(grouping: pairs) { $0.1.topic }
        let unheard = published.subtracting(receivers.keys).sorted().map { topic in
            let names = domains.filter { $0.domain.publishes?.topics.contains(topic) ?? false }.map(\.name)
            return "\(names.joined(separator: ", ")) publishes \(topic): no domain subscribes to it"
        }
        let unpublished = receivers.keys.filter { !published.contains($0) }.sorted().map { topic in
            let names = receivers[topic]?.map(\.name) ?? []
            return "\(names.joined(separator: ", ")) subscribes to \(topic): no domain publishes it"
        }
        let crowded = receivers.filter { $0.value.count > 1 && $0.value.contains { $0.1.isExclusive } }
        return unheard + unpublished
            + crowded.keys.sorted().map { topic in
                let names = receivers[topic]?.map(\.name) ?? []
                return "\(names.joined(separator: " and ")) subscribe to \(topic): one of them exclusively"
            }
    }
}
