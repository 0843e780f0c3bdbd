public import Vocabulary

/// The stored part of the answer to a join.
///
/// A repeated request brings the form again, and the rest is computed from it; no personal data and no
/// secret is stored.
public struct JoinIdempotencyRecord: Hashable, Sendable {
    /// The member who joined.
    public let member: MemberID
    /// The session that was opened.
    public let session: SessionID
    /// When they joined.
    public let joinedAt: Timestamp

    /// Memberwise.
    public init(member: MemberID, session: SessionID, joinedAt: Timestamp) {
        self.member = member
        self.session = session
        self.joinedAt = joinedAt
    }

    /// The idempotency record of a member who joins with that session.
    public init(_ record: MemberRecord, _ session: SessionRecord) {
        self.init(member: record.account.id, session: session.id, joinedAt: record.account.joinedAt)
    }
}
