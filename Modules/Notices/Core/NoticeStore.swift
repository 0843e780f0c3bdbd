public import Vocabulary

/// The atomic operations on kept notices. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// Whatever a member changes is refused with `service(.accessInvalid)`, in the same step, once they have been
/// forgotten.
public protocol NoticeStore: Sendable {
    /// Keeps each notice under its recipient's next sequence, and counts it as unread, all in their order and
    /// in one step. One is not kept if its identifier was recorded before, whatever became of it, if its
    /// place was withdrawn, or if the recipient has been forgotten.
    ///
    /// An unread notice of a message about the same subject goes when a newer one comes; beyond `most` the
    /// oldest go.
    func record(_ notices: [Notice], at now: Timestamp) async throws(NoticeError)

    /// Removes notices about words and counts them no longer, those of each member in one step: also what is
    /// recorded later about a withdrawn place is not kept. Again changes nothing.
    func withdraw(_ withdrawal: NoticeWithdrawal, at now: Timestamp) async throws(NoticeError)

    /// A page of the member's, or of those that are not read, the newest first.
    func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice>

    /// How far the member's notices go.
    func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark

    /// What is new for each of these members since that sequence, read at one moment.
    func news(since sequences: [MemberID: Int64]) async throws(NoticeError) -> [MemberID: NoticeNews]

    /// The member's notices with greater sequences, the oldest first, at most as many.
    func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice]

    /// Marks those up to that sequence as read; answers how far the notices go then.
    func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark

    /// Marks one as read; answers how far the notices go then, nil if it is none of the member's.
    func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark?

    /// Marks what was done by that moment as read, so that it can be swept without changing a count: of a
    /// bounded number of members. Answers how many notices were.
    func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int

    /// Notes that the member has withdrawn and removes their notices, in one step, and then what others were
    /// told of their words, as `withdraw` does; doing it again changes nothing. What they have done to others
    /// stays, without a name.
    func forget(_ member: MemberID, at now: Timestamp) async throws(NoticeError)
}

/// What the cursors of lists carry.
public enum NoticeScope {
    /// Of the list of a member, or of what they have not read.
    public static func own(_ member: MemberID, unreadOnly: Bool) -> UInt64 {
        Cursor.scope(of: "notices \(unreadOnly ? "unread" : "all") \(member)")
    }
}
