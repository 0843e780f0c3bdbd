/// A member was suspended, or a suspension has ended: a message to domains whose numbers leave out what
/// suspended members do.
public struct SuspensionChange: Hashable, Sendable {
    /// The topic of messages that carry a change.
    public static let topic = "member.suspension"

    /// The member.
    public let member: MemberID
    /// Whether the member is suspended from then on.
    public let isSuspended: Bool
    /// When it changed.
    public let at: Timestamp

    /// Memberwise.
    public init(of member: MemberID, isSuspended: Bool, at moment: Timestamp) {
        (self.member, self.isSuspended, at) = (member, isSuspended, moment)
    }

    /// Decodes the change; nil if the message carries none that this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic, let member = MemberID(message.subject),
            let word = Word(rawValue: message.payload)
        else { return nil }
        self.init(of: member, isSuspended: word == .suspended, at: message.writtenAt)
    }

    fileprivate enum Word: String {
        case suspended, restored
    }
}

extension OutboxMessage {
    /// A message that carries the change, with the member as its subject: written in the transaction of the
    /// suspension or of its end, and only if the member was not suspended before, or was.
    public init(_ change: SuspensionChange) {
        let word = change.isSuspended ? SuspensionChange.Word.suspended : .restored
        self.init(SuspensionChange.topic, "\(change.member)", word.rawValue, at: change.at)
    }
}
