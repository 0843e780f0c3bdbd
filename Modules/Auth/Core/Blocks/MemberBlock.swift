public import Vocabulary

/// A block as stored with the member who made it.
public struct MemberBlock: Hashable, Sendable {
    /// The blocked member.
    public let member: MemberID
    /// When the block was made.
    public let since: Timestamp

    /// Memberwise, without checks.
    public init(_ member: MemberID, since: Timestamp) {
        self.member = member
        self.since = since
    }

    /// The most blocks of a member, unless a service has another limit.
    public static let limit = 500

    /// The scope of the cursors of a member's list.
    static func scope(of member: MemberID) -> UInt64 { Cursor.scope(of: "blocked \(member)") }
}

/// A blocked member, as shown in the blocking member's list.
public struct BlockedMember: Hashable, Sendable, Identifiable {
    /// The member's current card.
    public let card: MemberCard
    /// When the block was made.
    public let since: Timestamp

    /// Memberwise, without checks.
    public init(card: MemberCard, since: Timestamp) {
        self.card = card
        self.since = since
    }

    /// The blocked member's identifier.
    public var id: MemberID { card.id }
}

/// A member's record, with the block relation to one other member.
public struct MemberTowards: Hashable, Sendable {
    /// The record.
    public let record: MemberRecord
    /// Whether there is a block in either direction.
    public let isBlocked: Bool

    /// Memberwise.
    public init(_ record: MemberRecord, isBlocked: Bool) {
        self.record = record
        self.isBlocked = isBlocked
    }
}
