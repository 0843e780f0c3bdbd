import Synchronization
import Vocabulary

/// Tells what waits in the outboxes of all domains to those who are to learn it: acts to the audit log,
/// which records' pictures are to be settled to the domain that keeps pictures, which records are gone to
/// those who attach something to records, and notices and what withdraws them to the domain that keeps
/// them. It is done from time to time, and before somebody reads the log.
///
/// The domains are put together after it, because the one that keeps the log asks it for what waits.
final class MessageDelivery: Sendable {
    fileprivate struct Ends {
        var outboxes: [any Outbox] = []
        var log: (any AuditLog)?
        var pictures: (any PictureDirectory)?
        var followers: [any SubjectFollower] = []
        var notices: (any NoticeBook)?
        var conversations: (any ConversationBook)?
    }

    private let time: any TimeSource
    private let hears: @Sendable (OutboxMessage) -> Void
    private let pause: @Sendable () async -> Void
    private let ends = Mutex(Ends())
    /// The rounds that are going on, by number, and how many there were.
    private let rounds = Mutex((running: Set<Int>(), count: 0))

    /// Tells nobody yet; `hears` hears what others take, `pause` is a few milliseconds.
    init(
        time: any TimeSource, hears: @escaping @Sendable (OutboxMessage) -> Void = { _ in },
        pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .milliseconds(5)) }
    ) {
        (self.time, self.hears, self.pause) = (time, hears, pause)
    }

    /// Tells what these domains have to tell to those among them that hear it, from now on.
    func connect(_ domains: [RunningDomain]) {
        ends.withLock { ends in
            ends.outboxes = domains.compactMap(\.outbox)
            ends.log = domains.compactMap(\.auditLog).first
            ends.pictures = domains.compactMap(\.pictures).first
            ends.followers = domains.compactMap(\.follower)
            ends.notices = domains.compactMap(\.notices).first
            ends.conversations = domains.compactMap(\.conversations).first
        }
    }

    /// Tells the log an act that no domain has done: for those who try the log. Throws outages.
    func record(_ event: AuditEvent) async throws(ServiceFailure) {
        try await ends.withLock { $0.log }?.record(event)
    }

    /// Tells a message that no domain has written: for those who try what hears it. Throws outages.
    func tell(_ message: OutboxMessage) async throws(ServiceFailure) {
        try await ends.withLock { $0 }.receive(OutboxEvent(sequence: 0, message: message, attempts: 1))
    }

    /// Tells all that is due; answers what was not taken, which is told again later. Throws outages.
    @discardableResult
    func deliver() async throws(ServiceFailure) -> [OutboxReport.Unheard] {
        let round = rounds.withLock { rounds in
            rounds.count += 1
            rounds.running.insert(rounds.count)
            return rounds.count
        }
        defer { _ = rounds.withLock { $0.running.remove(round) } }
        let ends = ends.withLock { $0 }
        var unheard: [OutboxReport.Unheard] = []
        for outbox in ends.outboxes {
            let delivery = OutboxDelivery(outbox, time: time)
            let report = try await delivery.deliver { event throws(ServiceFailure) in
                try await ends.receive(event)
                hears(event.message)
            } together: { events throws(ServiceFailure) in
                guard try await ends.receive(events) else { return false }
                for event in events { hears(event.message) }
                return true
            }
            unheard += report.failures
        }
        return unheard
    }
}

extension MessageDelivery {
    /// Tells all that is due, and returns when what other rounds of this process have taken up is told as
    /// well, or after about a second: for who reads next what was told. Throws outages.
    func settle() async throws(ServiceFailure) {
        try await deliver()
        let others = rounds.withLock { $0.running }
        for _ in 0..<200 {
            if rounds.withLock({ $0.running.isDisjoint(with: others) }) { return }
            await pause()
        }
    }
}

extension MessageDelivery.Ends {
    /// Takes what can be taken in one step: notices. False for anything else.
    fileprivate func receive(_ events: [OutboxEvent]) async throws(ServiceFailure) -> Bool {
        guard let notices, events.allSatisfy({ $0.message.topic == Notice.topic }) else { return false }
        try await notices.receive(events)
        return true
    }

    fileprivate func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        let topic = event.message.topic
        if topic == AuditEvent.topic, let log {
            try await log.receive(event)
        } else if topic == OutboxMessage.picturesTopic, let pictures {
            try await pictures.receive(event)
        } else if topic == OutboxMessage.closedTopic {
            for follower in followers { try await follower.receive(event) }
        } else if topic == Notice.topic {
            try await notices?.receive([event])
        } else if topic == OutboxMessage.withdrawalTopic {
            try await notices?.withdraw(event)
        } else if topic == SaidMessage.topic, let conversations {
            try await conversations.receive(event)
        } else {
            throw .internal("nobody hears of \(topic)")
        }
    }
}
