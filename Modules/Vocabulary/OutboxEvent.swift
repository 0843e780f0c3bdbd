/// What others must learn of an effect: written in the transaction of the effect, and told afterwards.
public struct OutboxMessage: Hashable, Sendable {
    /// What has happened, as the receiving port knows it: `auth.departed`.
    public let topic: String
    /// What it has happened to, best an identifier. Messages of one subject are told in their order.
    public let subject: String
    /// What the receiver needs beside the subject, in a form that a later version of the program still reads.
    /// No NUL: no database keeps it.
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

/// A message that has its place in an outbox.
public struct OutboxEvent: Hashable, Sendable {
    /// Its place: of two events of one subject the smaller one happened first. The number of an event that
    /// was settled may be given again, so a receiver knows what it has heard by the subject and its payload.
    public let sequence: Int64
    /// What is to be told.
    public let message: OutboxMessage
    /// How often it was taken to be told, this time included.
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
