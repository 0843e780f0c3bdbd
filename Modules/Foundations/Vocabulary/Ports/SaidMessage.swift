/// A message between the two parties of a record, on its way to the domain that keeps conversations.
public struct SaidMessage: Hashable, Sendable {
    /// The record that it is about.
    public let subject: AnyIdentifier
    public let author: MemberID
    /// The member who receives it.
    public let recipient: MemberID
    /// Its number among the messages about the subject, counted from 1.
    public let number: Int
    public let text: String
    public let saidAt: Timestamp

    /// Memberwise.
    public init(
        about subject: AnyIdentifier, by author: MemberID, to recipient: MemberID, number: Int,
        _ text: String,
        at moment: Timestamp
    ) {
        (self.subject, self.author, self.recipient) = (subject, author, recipient)
        (self.number, self.text, self.saidAt) = (number, text, moment)
    }
}

/// Stores conversations of two members: the port that takes over messages of other domains.
public protocol ConversationBook: Sendable {
    /// Stores the message in the pair's conversation about the subject, without a notice. Does nothing if one
    /// of them has left, or if the message is stored already. Throws outages.
    func take(_ message: SaidMessage) async throws(ServiceFailure)
}

extension SaidMessage {
    /// The topic of messages that carry a conversation's text.
    public static let topic = "conversation.said"

    /// Decodes author, recipient, number and text, separated by tabs; nil for any other message.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic, let subject = AnyIdentifier(message.subject) else { return nil }
        let fields = message.payload.split(
            separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count == 4, let author = MemberID(fields[0]), let recipient = MemberID(fields[1]),
            let number = Int(fields[2])
        else { return nil }
        self.init(
            about: subject, by: author, to: recipient, number: number, String(fields[3]),
            at: message.writtenAt)
    }
}

extension OutboxMessage {
    /// A message that passes the text on to the conversation book.
    public init(_ said: SaidMessage) {
        let fields = ["\(said.author)", "\(said.recipient)", "\(said.number)", said.text]
        self.init(SaidMessage.topic, "\(said.subject)", fields.joined(separator: "\t"), at: said.saidAt)
    }
}

extension ConversationBook {
    /// Takes the text that the message carries. Throws `internal` for any other message, and as `take`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let message = SaidMessage(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) carries nothing that was said")
        }
        try await take(message)
    }
}
