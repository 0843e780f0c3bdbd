import Testing
import Vocabulary

@testable import Composition

@Suite struct SubscriptionTests {
    @Test("Every topic of the domains has its subscriptions")
    func all() {
        let platform = LocalPlatform.inMemory(.ephemeral())
        let named = zip(Domain.all.map(\.name), platform.domains).map { (name: $0, domain: $1) }
        #expect(SubscriptionTable.faults(of: named) == [])
    }

    @Test("What is wrong with topics is said with the domains' names")
    func faults() {
        let shared = Subscription.shared("a.shared") { _ in }
        let exclusive = Subscription.exclusive("b.exclusive", handler: { _ in })
        let domains = [
            (name: "one", domain: RunningDomain(publishing: ["a.shared", "b.exclusive", "c.lost"])),
            (name: "two", domain: RunningDomain(subscribing: [shared, exclusive])),
            (
                name: "three",
                domain: RunningDomain(subscribing: [shared, exclusive, .shared("d.never") { _ in }])
            ),
        ]
        #expect(
            SubscriptionTable.faults(of: domains) == [
                "one publishes c.lost: no domain subscribes to it",
                "three subscribes to d.never: no domain publishes it",
                "two and three subscribe to b.exclusive: one of them exclusively",
            ])
        #expect(
            SubscriptionTable.obstacles(of: domains) == [
                "one publishes c.lost: no domain subscribes to it",
                "two and three subscribe to b.exclusive: one of them exclusively",
            ])
    }

    @Test("What only owners of records are told needs no subscription, and may have one")
    func toOwners() {
        let teller = RunningDomain(publishing: [], toOwners: ["a.told"])
        let owner = RunningDomain(subscribing: [.shared("a.told") { _ in }])
        #expect(SubscriptionTable.faults(of: [(name: "one", domain: teller)]) == [])
        #expect(
            SubscriptionTable.faults(of: [(name: "one", domain: teller), (name: "two", domain: owner)]) == [])
    }

    @Test("A message without a subscription is not taken")
    func unheard() async {
        let event = OutboxEvent(
            sequence: 1, message: OutboxMessage("c.lost", "it", at: Timestamp(microseconds: 0)), attempts: 1)
        await #expect(throws: ServiceFailure.internal("no domain subscribes to c.lost")) {
            try await SubscriptionTable([]).deliver(event)
        }
    }
}

extension RunningDomain {
    /// A domain that does nothing but publish and subscribe.
    fileprivate init(
        publishing topics: [String] = [], toOwners: [String] = [],
        subscribing subscriptions: [Subscription] = []
    ) {
        let publication = Publication(EmptyOutbox(), topics, toOwners: toOwners)
        self.init(
            routes: [], departure: .ownsMembers, export: .nothing,
            publishes: publication.topics.isEmpty ? nil : publication, subscribes: subscriptions
        ) { _, _ in }
    }
}

/// Nothing waits here.
private struct EmptyOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] { [] }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {}
}
