public import Vocabulary

/// What is kept of an answer to joining. The rest stands in the form, which is asked again and compared, or
/// is worked out again: no personal data and no secret is kept.
public struct JoinIdempotencyRecord: Hashable, Sendable {
    /// Who joined.
    public let member: MemberID
    /// The session that was opened.
    public let session: SessionID
    /// When.
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
