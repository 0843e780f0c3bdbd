/// One member has blocked another: a message to domains in which one of the two follows the other, or belongs
/// to something of the other's. Each ends that in both directions.
public struct MemberBlocked: Hashable, Sendable {
    /// The topic of messages that carry a block.
    public static let topic = "member.blocked"

    /// The member who has blocked the other.
    public let blocker: MemberID
    /// The blocked member.
    public let blocked: MemberID
    /// When the block was made.
    public let at: Timestamp

    /// Memberwise.
    public init(_ blocked: MemberID, by blocker: MemberID, at moment: Timestamp) {
        (self.blocked, self.blocker, at) = (blocked, blocker, moment)
    }

    /// Decodes the block; nil if the message carries none that this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic, let blocker = MemberID(message.subject),
            let blocked = MemberID(message.payload)
        else { return nil }
        self.init(blocked, by: blocker, at: message.writtenAt)
    }
}

extension OutboxMessage {
    /// A message that carries the block, with the blocker as its subject: written in the transaction of the
    /// block, and only if the block is new.
    public init(_ block: MemberBlocked) {
        self.init(MemberBlocked.topic, "\(block.blocker)", "\(block.blocked)", at: block.at)
    }
}
