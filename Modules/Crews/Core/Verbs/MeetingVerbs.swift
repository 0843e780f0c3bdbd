public import Vocabulary

/// Meetings of a crew, and the answers to them.
///
/// No more people than the capacity are going, guests counted, also under hundreds of answers at once, and
/// the list is served in its order: by itself until the answers end, as an offer after that, and never once
/// it has begun.
public protocol MeetingVerbs: Sendable {
    /// Sets up a meeting, or that many weekly ones, each its own; managers may. Throws `notFound`,
    /// `managersOnly`, `closed`, and `invalidFields`: a moment that has passed, an hour that there is not or
    /// twice in that zone, a zone that there is not, an end before the start.
    func meet(
        _ id: CrewID, _ draft: MeetingDraft, weeks: Int, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> [MeetingView]

    /// One meeting, for those of the crew. Throws `notFound`.
    func meeting(_ id: MeetingID) async throws(CrewError) -> MeetingView

    /// Changes a meeting that has not begun; managers may. A capacity below those who are going moves the
    /// last of them onto the list. Throws as `meet`, and `changed`, `hasBegun`.
    func edit(
        _ id: MeetingID, _ draft: MeetingDraft, expecting version: Version?
    ) async throws(CrewError) -> MeetingView

    /// Calls a meeting off; managers may, until it has ended. Calling off again changes nothing. Throws
    /// `notFound`, `managersOnly`, `hasEnded`.
    func callOff(_ id: MeetingID) async throws(CrewError) -> MeetingView

    /// Answers for oneself, with guests, or as a manager for another member. Going where nothing is free is a
    /// place on the list; what is given up goes to the next of it, once however often it is given up.
    ///
    /// Throws `notFound`, `managersOnly`, `suspendedFromCrew`, `answersEnded`, `hasBegun`, `invalidFields`.
    func answer(
        _ id: MeetingID, _ answer: MeetingAnswer, guests: Int, for member: MemberID?
    ) async throws(CrewError) -> MeetingView

    /// Notes who came; managers may, once it has begun. Throws `notFound`, `managersOnly`, `notBegun`.
    func note(_ attendance: [MemberID: Bool], at id: MeetingID) async throws(CrewError) -> MeetingView

    /// A page of a crew's meetings, the next ones first or the last ones. Throws `notFound`, `invalidFields`.
    func meetings(
        of id: CrewID, _ list: MeetingList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MeetingView>

    /// A page of the answers to a meeting, in the order of the list. Throws as `meeting`.
    func answers(
        to id: MeetingID, _ page: PageRequest
    ) async throws(CrewError) -> Page<AnswerView>
}
