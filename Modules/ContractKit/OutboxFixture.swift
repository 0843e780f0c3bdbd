public import Vocabulary

/// What the clauses of an outbox run in: an outbox of their own, empty at first, and a way to have effects.
/// All of it throws the outages of the place that the outbox is kept in.
public protocol OutboxFixture: Sendable {
    /// The clock of those who deliver.
    var clock: ManualClock { get }

    /// The outbox as deliverers see it; to be asked for anew after `reopen`.
    var outbox: any Outbox { get }

    /// Has an effect and appends the messages, in one transaction, and fails at its end if it is to: then
    /// throws what that failure is.
    func write(_ messages: [OutboxMessage], failing: Bool) async throws

    /// Begins a transaction that has appended the messages and not ended; nil where nobody else could write
    /// meanwhile. `end` lets it end and waits for that.
    func begin(_ messages: [OutboxMessage]) async throws -> HeldTransaction?

    /// Closes what the outbox is kept in and opens it again; does nothing where there is nothing to close.
    func reopen() async throws
}

/// A transaction that is open for as long as a clause wants.
public struct HeldTransaction: Sendable {
    /// Lets it end, and waits until it is durable.
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

    /// Writes a message of each subject, each in a transaction of its own.
    func write(_ subjects: String..., payload: String = "") async throws {
        for subject in subjects { try await write([message(subject, payload)], failing: false) }
    }

    /// Delivers what is due to the receiver.
    @discardableResult
    func deliver(to receiver: OutboxReceiver, limits: OutboxLimits = .usual) async throws -> OutboxReport {
        try await OutboxDelivery(outbox, time: clock, limits: limits).deliver(to: receiver.receive)
    }
}
