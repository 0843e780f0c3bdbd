public import Vocabulary

/// The atomic operations on stored meetings and the answers to them. Each either happens wholly and durably
/// or throws a `service` failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten.
///
/// What a change of the crew's people means for its meetings that have not ended is written in the same step
/// as that change (`MeetingRoll.following`). A crew that is closed for good keeps no text of its meetings.
public protocol MeetingStore: Sendable {
    /// Inserts meetings of one crew, and answers them in their order. The same step writes the request's
    /// idempotency record, and to the outbox the notice that `tell` gives for each member of the crew. If the
    /// same request was made within 30 days, inserts nothing and answers the meetings of then as they are
    /// now.
    ///
    /// Throws `closed` unless the crew is open, `managersOnly` unless the actor is one of its managers,
    /// `service(.internal)` if an identifier is taken, `service(.keyReused)`.
    func insert(
        _ meetings: [Meeting], by actor: MemberID, telling tell: @escaping @Sendable (MemberID) -> Notice?,
        request: IdempotentRequest?
    ) async throws(CrewError) -> [Meeting]

    /// The meetings that the same request made within 30 days, as they are now; nil if there was none. Throws
    /// `service(.keyReused)`.
    func meetings(madeFor request: IdempotentRequest) async throws(CrewError) -> [Meeting]?

    /// The meeting; nil if there is none.
    func meeting(_ id: MeetingID) async throws(CrewError) -> Meeting?

    /// The meetings with these identifiers, read in one snapshot; unknown identifiers are left out.
    func meetings(_ ids: Set<MeetingID>) async throws(CrewError) -> [Meeting]

    /// Decides about the answer of one member, and writes the change, in one transaction that holds the row
    /// of the meeting: no two decisions about one meeting are made at a time. Answers the meeting as it is
    /// then.
    ///
    /// The same transaction reads how the member stands with the crew, so that no member answers who has left
    /// it meanwhile. `decision` may be called more than once, by a transaction that is repeated, and has no
    /// effects. Throws `notFound` if there is no such meeting, and what `decision` throws; then nothing is
    /// written.
    func decide(
        about id: MeetingID, of member: MemberID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingFile) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting

    /// Decides about a meeting and all answers to it, and otherwise as `decide`. Answers the meeting as it is
    /// then. Throws as `decide`.
    func revise(
        _ id: MeetingID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingRoll) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting

    /// A page of a crew's meetings that the list shows.
    func meetings(
        of crew: CrewID, _ list: MeetingList, _ page: PageRequest, at now: Timestamp
    ) async throws(CrewError) -> Page<Meeting>

    /// A page of the answers to a meeting, in their order (`Attendance.order`, then by member).
    func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<Attendance>

    /// The counts of these meetings, read in one snapshot; of a meeting without answers `MeetingCounts.none`.
    func counts(of ids: Set<MeetingID>) async throws(CrewError) -> [MeetingID: MeetingCounts]

    /// The member's answers to these meetings; those without an answer are left out.
    func answers(
        of member: MemberID, to ids: Set<MeetingID>
    ) async throws(CrewError) -> [MeetingID: Attendance]

    /// At most `limit` offers that have run out, of meetings of open crews that take place, the longest over
    /// first.
    func offersOver(at now: Timestamp, limit: Int) async throws(CrewError) -> [Attendance]

    /// At most `limit` meetings of open crews that take place and have not begun, of which those who come
    /// were not reminded since `remindAt`, which has passed; the earliest first.
    func toRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Meeting]

    /// At most `limit` meetings of all crews that take place and have not begun, the earliest start first,
    /// then by identifier; with a meeting those behind it in that order, as it was then.
    func upcoming(after last: Meeting?, at now: Timestamp, limit: Int) async throws(CrewError) -> [Meeting]
}
