public import Vocabulary

/// That a member does not want to hear of another, as it is stored with the member who has said so.
public struct MemberBlock: Hashable, Sendable {
    /// Who is blocked.
    public let member: MemberID
    /// Since when.
    public let since: Timestamp

    /// Memberwise, without checks.
    public init(_ member: MemberID, since: Timestamp) {
        self.member = member
        self.since = since
    }

    /// How many others a member may have blocked, unless a service is given another limit.
    public static let limit = 500

    /// What cursors of a member's list carry.
    static func scope(of member: MemberID) -> UInt64 { Cursor.scope(of: "blocked \(member)") }
}

/// A member whom one has blocked, as one's own list shows them.
public struct BlockedMember: Hashable, Sendable, Identifiable {
    /// The member as they are called now.
    public let card: MemberCard
    /// Since when.
    public let since: Timestamp

    /// Memberwise, without checks.
    public init(card: MemberCard, since: Timestamp) {
        self.card = card
        self.since = since
    }

    /// The member's.
    public var id: MemberID { card.id }
}

/// A member's record together with what lies between them and one other.
public struct MemberTowards: Hashable, Sendable {
    /// The record.
    public let record: MemberRecord
    /// Whether one of the two has blocked the other.
    public let isBlocked: Bool

    /// Memberwise.
    public init(_ record: MemberRecord, isBlocked: Bool) {
        self.record = record
        self.isBlocked = isBlocked
    }
}
