public import Vocabulary

/// The fixture of an outbox clause: an empty outbox of its own, and a way to write effects. All of it throws
/// outages of the outbox's store.
public protocol OutboxFixture: Sendable {
    /// The deliverers' clock.
    var clock: ManualClock { get }

    /// The outbox as deliverers see it; get it again after `reopen`.
    var outbox: any Outbox { get }

    /// Writes an effect and appends the messages in one transaction. If `failing`, it rolls back at the end
    /// and throws that failure.
    func write(_ messages: [OutboxMessage], failing: Bool) async throws

    /// Begins a transaction that has appended the messages but not committed; nil if it would block all other
    /// writes. `end` commits it and waits for that.
    func begin(_ messages: [OutboxMessage]) async throws -> HeldTransaction?

    /// Closes and reopens the outbox's store; does nothing if there is none.
    func reopen() async throws
}

/// A transaction that stays open until the clause ends it.
public struct HeldTransaction: Sendable {
    /// Commits it and waits until it is durable.
    public let end: @Sendable () async throws -> Void

    /// Memberwise.
    public init(end: @escaping @Sendable () async throws -> Void) {
        self.end = end
    }
}

extension OutboxFixture {
    /// A message of that subject.
    func message(_ subject: String, _ payload: String = "") -> OutboxMessage {
        OutboxMessage("notes.written", subject, payload, at: clock.now())
    }

    /// Writes a message of each subject, each in its own transaction.
    func write(_ subjects: String..., payload: String = "") async throws {
        for subject in subjects { try await write([message(subject, payload)], failing: false) }
    }

    /// Delivers the due messages to the receiver.
    @discardableResult
    func deliver(to receiver: OutboxReceiver, limits: OutboxLimits = .usual) async throws -> OutboxReport {
        try await OutboxDelivery(outbox, time: clock, limits: limits).deliver(to: receiver.receive)
    }
}
