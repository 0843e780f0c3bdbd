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
    /// An unread notice of a kind that `replaces` goes when a newer one about the same subject comes. One of
    /// a kind that `gathers` goes when another actor does the same; the newer one counts the former actors as
    /// `others`. While it is unread, the same actor again changes nothing. Reading it forgets the actors. A
    /// notice without an actor gathers nothing. Beyond `most` notices the oldest go.
    func record(
        _ notices: [Notice], by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError)

    /// Removes notices of kinds that are withdrawable and updates the counts, in one step per member. Unread
    /// notices that gather lose only the actors that are meant, and name the latest of those left. Notices
    /// recorded later about a withdrawn place are dropped. Repeating it changes nothing.
    func withdraw(
        _ withdrawal: NoticeWithdrawal, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError)

    /// A page of the member's notices, or of unread ones, the newest first.
    func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice>

    /// How far the member's notices go.
    func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark

    /// The news of each of these members since that sequence, read in one snapshot.
    func news(since sequences: [MemberID: Int64]) async throws(NoticeError) -> [MemberID: NoticeNews]

    /// The member's notices with greater sequences, the oldest first, at most as many.
    func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice]

    /// Marks those up to that sequence as read; answers how far the notices go then.
    func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark

    /// Marks one as read; answers how far the notices go then, nil if it is none of the member's.
    func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark?

    /// Marks notices of acts by that moment as read, so that sweeping them changes no count; a bounded number
    /// of members per call. Answers how many notices it marked.
    func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int

    /// Records that the member has withdrawn and removes their notices, in one step; then removes others'
    /// withdrawable notices of what they did, as `withdraw`. Repeating it changes nothing. Notices of their
    /// other acts stay, without a name.
    func forget(_ member: MemberID, by rules: NoticeRules, at now: Timestamp) async throws(NoticeError)
}

/// The scopes that the cursors of lists carry.
public enum NoticeScope {
    /// The scope of a member's list of all notices or of unread ones.
    public static func own(_ member: MemberID, unreadOnly: Bool) -> UInt64 {
        Cursor.scope(of: "notices \(unreadOnly ? "unread" : "all") \(member)")
    }
}
