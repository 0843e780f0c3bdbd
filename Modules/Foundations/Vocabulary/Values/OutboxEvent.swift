/// A message about an effect to other parts: written in the effect's transaction, and delivered afterwards.
public struct OutboxMessage: Hashable, Sendable {
    /// The kind of effect, as the receiving port knows it: `auth.departed`.
    public let topic: String
    /// The subject of the effect, best an identifier. Messages of one subject are delivered in order.
    public let subject: String
    /// Further data for the receiver, in a form that later versions of the program can read. Without NUL,
    /// which databases do not store.
    public let payload: String
    /// When it was written.
    public let writtenAt: Timestamp

    /// Memberwise.
    public init(_ topic: String, _ subject: String, _ payload: String = "", at moment: Timestamp) {
        self.topic = topic
        self.subject = subject
        self.payload = payload
        writtenAt = moment
    }
}

/// A message with its place in an outbox.
public struct OutboxEvent: Hashable, Sendable {
    /// The event's place: of two events of one subject the smaller one happened first. The number of a
    /// settled event may be reused, so receivers must recognise a repeat by subject and payload.
    public let sequence: Int64
    /// The message to deliver.
    public let message: OutboxMessage
    /// The number of claims, including the current one.
    public let attempts: Int

    /// Memberwise.
    public init(sequence: Int64, message: OutboxMessage, attempts: Int) {
        self.sequence = sequence
        self.message = message
        self.attempts = attempts
    }

    /// The message's subject.
    public var subject: String { message.subject }
}
