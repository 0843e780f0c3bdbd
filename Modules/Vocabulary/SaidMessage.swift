/// What one of the two of a record has said to the other, on its way from the domain of the record to the one
/// that keeps conversations.
public struct SaidMessage: Hashable, Sendable {
    /// What it is about.
    public let subject: AnyIdentifier
    public let author: MemberID
    /// To whom it was said.
    public let recipient: MemberID
    /// Which it is, counted from 1 among those about the subject.
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

/// Where conversations of two members are kept: the port that takes over what was said elsewhere.
public protocol ConversationBook: Sendable {
    /// Keeps it in the conversation of the two about the subject, and tells nobody; nothing if one of them
    /// has left, or if it is kept already. Throws outages.
    func take(_ message: SaidMessage) async throws(ServiceFailure)
}

extension SaidMessage {
    /// What messages are about that carry something said.
    public static let topic = "conversation.said"

    /// What the message carries: author, recipient, number and text with tabs between them; nil if nothing.
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
    /// Hands what was said over to the book of conversations.
    public init(_ said: SaidMessage) {
        let fields = ["\(said.author)", "\(said.recipient)", "\(said.number)", said.text]
        self.init(SaidMessage.topic, "\(said.subject)", fields.joined(separator: "\t"), at: said.saidAt)
    }
}

extension ConversationBook {
    /// Takes a message that carries something said. Throws `internal` for one about something else, and as
    /// `take`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let message = SaidMessage(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) carries nothing that was said")
        }
        try await take(message)
    }
}
