// Emitted from the protocol CrewRepository, not written by hand. Scripts/fakes writes it anew.

public import Crews
public import Vocabulary

/// A test double of `CrewRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct CrewRepositoryFake: CrewRepository {
    /// Implements `found(_:cover:idempotencyKey:)`.
    public var found: @Sendable (CrewDraft, PictureID?, IdempotencyKey?) async throws(CrewError) -> CrewView
    /// Implements `crew(_:)`.
    public var crew: @Sendable (CrewID) async throws(CrewError) -> CrewView
    /// Implements `edit(_:_:cover:expecting:)`.
    public var edit: @Sendable (CrewID, CrewDraft, PictureID?, Version?) async throws(CrewError) -> CrewView
    /// Implements `close(_:)`.
    public var close: @Sendable (CrewID) async throws(CrewError) -> CrewView
    /// Implements `reopen(_:)`.
    public var reopen: @Sendable (CrewID) async throws(CrewError) -> CrewView
    /// Implements `browse(_:_:)`.
    public var browse: @Sendable (CrewQuery, PageRequest) async throws(CrewError) -> Page<CrewView>
    /// Implements `crews(of:_:)`.
    public var crews: @Sendable (MemberID, PageRequest) async throws(CrewError) -> Page<CrewView>
    /// Implements `join(_:message:)`.
    public var join: @Sendable (CrewID, String) async throws(CrewError) -> MembershipView
    /// Implements `takeUp(_:)`.
    public var takeUp: @Sendable (CrewID) async throws(CrewError) -> MembershipView
    /// Implements `leave(_:)`.
    public var leave: @Sendable (CrewID) async throws(CrewError) -> MembershipView
    /// Implements `setLeave(_:from:)`.
    public var setLeave: @Sendable (Bool, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `describe(_:in:)`.
    public var describe: @Sendable (MembershipWords, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `membership(in:)`.
    public var membership: @Sendable (CrewID) async throws(CrewError) -> MembershipView?
    /// Implements `people(of:_:_:)`.
    public var people:
        @Sendable (CrewID, MembershipList, PageRequest) async throws(CrewError) -> Page<MembershipView>
    /// Implements `accept(_:to:)`.
    public var accept: @Sendable (MemberID, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `decline(_:from:)`.
    public var decline: @Sendable (MemberID, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `remove(_:from:bannedUntil:)`.
    public var remove: @Sendable (MemberID, CrewID, Timestamp?) async throws(CrewError) -> MembershipView
    /// Implements `setSuspended(_:_:in:)`.
    public var setSuspended: @Sendable (Bool, MemberID, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `setRole(_:of:in:)`.
    public var setRole: @Sendable (CrewRole, MemberID, CrewID) async throws(CrewError) -> MembershipView
    /// Implements `handOver(_:to:)`.
    public var handOver: @Sendable (CrewID, MemberID) async throws(CrewError) -> CrewView
    /// Implements `meet(_:_:weeks:idempotencyKey:)`.
    public var meet:
        @Sendable (CrewID, MeetingDraft, Int, IdempotencyKey?) async throws(CrewError) -> [MeetingView]
    /// Implements `meeting(_:)`.
    public var meeting: @Sendable (MeetingID) async throws(CrewError) -> MeetingView
    /// Implements `edit(_:_:expecting:)`.
    public var editMeetingID:
        @Sendable (MeetingID, MeetingDraft, Version?) async throws(CrewError) -> MeetingView
    /// Implements `callOff(_:)`.
    public var callOff: @Sendable (MeetingID) async throws(CrewError) -> MeetingView
    /// Implements `answer(_:_:guests:for:)`.
    public var answer:
        @Sendable (MeetingID, MeetingAnswer, Int, MemberID?) async throws(CrewError) -> MeetingView
    /// Implements `note(_:at:)`.
    public var note: @Sendable ([MemberID: Bool], MeetingID) async throws(CrewError) -> MeetingView
    /// Implements `meetings(of:_:_:)`.
    public var meetings:
        @Sendable (CrewID, MeetingList, PageRequest) async throws(CrewError) -> Page<MeetingView>
    /// Implements `answers(to:_:)`.
    public var answers: @Sendable (MeetingID, PageRequest) async throws(CrewError) -> Page<AnswerView>
    /// Implements `setDues(_:of:)`.
    public var setDues: @Sendable (DuesPlan?, CrewID) async throws(CrewError) -> CrewView
    /// Implements `dues(of:_:_:)`.
    public var dues: @Sendable (CrewID, DuesList, PageRequest) async throws(CrewError) -> Page<DueView>
    /// Implements `waive(_:reason:)`.
    public var waive: @Sendable (DueID, String) async throws(CrewError) -> DueView
    /// Implements `enter(_:into:idempotencyKey:)`.
    public var enter: @Sendable (CashDraft, CrewID, IdempotencyKey?) async throws(CrewError) -> CashEntry
    /// Implements `ledger(of:_:)`.
    public var ledger: @Sendable (CrewID, CivilMonth) async throws(CrewError) -> CrewLedger
    /// Implements `nameAccount(_:of:)`.
    public var nameAccount: @Sendable (PayoutAccount, CrewID) async throws(CrewError) -> PayoutNaming
    /// Implements `account(of:)`.
    public var account: @Sendable (CrewID) async throws(CrewError) -> PayoutNaming?

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        found = { _, _, _ throws(CrewError) in throw Self.unstubbed("found") }
        crew = { _ throws(CrewError) in throw Self.unstubbed("crew") }
        edit = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("edit") }
        close = { _ throws(CrewError) in throw Self.unstubbed("close") }
        reopen = { _ throws(CrewError) in throw Self.unstubbed("reopen") }
        browse = { _, _ throws(CrewError) in throw Self.unstubbed("browse") }
        crews = { _, _ throws(CrewError) in throw Self.unstubbed("crews") }
        join = { _, _ throws(CrewError) in throw Self.unstubbed("join") }
        takeUp = { _ throws(CrewError) in throw Self.unstubbed("takeUp") }
        leave = { _ throws(CrewError) in throw Self.unstubbed("leave") }
        setLeave = { _, _ throws(CrewError) in throw Self.unstubbed("setLeave") }
        describe = { _, _ throws(CrewError) in throw Self.unstubbed("describe") }
        membership = { _ throws(CrewError) in throw Self.unstubbed("membership") }
        people = { _, _, _ throws(CrewError) in throw Self.unstubbed("people") }
        accept = { _, _ throws(CrewError) in throw Self.unstubbed("accept") }
        decline = { _, _ throws(CrewError) in throw Self.unstubbed("decline") }
        remove = { _, _, _ throws(CrewError) in throw Self.unstubbed("remove") }
        setSuspended = { _, _, _ throws(CrewError) in throw Self.unstubbed("setSuspended") }
        setRole = { _, _, _ throws(CrewError) in throw Self.unstubbed("setRole") }
        handOver = { _, _ throws(CrewError) in throw Self.unstubbed("handOver") }
        meet = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("meet") }
        meeting = { _ throws(CrewError) in throw Self.unstubbed("meeting") }
        editMeetingID = { _, _, _ throws(CrewError) in throw Self.unstubbed("editMeetingID") }
        callOff = { _ throws(CrewError) in throw Self.unstubbed("callOff") }
        answer = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("answer") }
        note = { _, _ throws(CrewError) in throw Self.unstubbed("note") }
        meetings = { _, _, _ throws(CrewError) in throw Self.unstubbed("meetings") }
        answers = { _, _ throws(CrewError) in throw Self.unstubbed("answers") }
        setDues = { _, _ throws(CrewError) in throw Self.unstubbed("setDues") }
        dues = { _, _, _ throws(CrewError) in throw Self.unstubbed("dues") }
        waive = { _, _ throws(CrewError) in throw Self.unstubbed("waive") }
        enter = { _, _, _ throws(CrewError) in throw Self.unstubbed("enter") }
        ledger = { _, _ throws(CrewError) in throw Self.unstubbed("ledger") }
        nameAccount = { _, _ throws(CrewError) in throw Self.unstubbed("nameAccount") }
        account = { _ throws(CrewError) in throw Self.unstubbed("account") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any CrewRepository) {
        found = real.found(_:cover:idempotencyKey:)
        crew = real.crew(_:)
        edit = real.edit(_:_:cover:expecting:)
        close = real.close(_:)
        reopen = real.reopen(_:)
        browse = real.browse(_:_:)
        crews = real.crews(of:_:)
        join = real.join(_:message:)
        takeUp = real.takeUp(_:)
        leave = real.leave(_:)
        setLeave = real.setLeave(_:from:)
        describe = real.describe(_:in:)
        membership = real.membership(in:)
        people = real.people(of:_:_:)
        accept = real.accept(_:to:)
        decline = real.decline(_:from:)
        remove = real.remove(_:from:bannedUntil:)
        setSuspended = real.setSuspended(_:_:in:)
        setRole = real.setRole(_:of:in:)
        handOver = real.handOver(_:to:)
        meet = real.meet(_:_:weeks:idempotencyKey:)
        meeting = real.meeting(_:)
        editMeetingID = real.edit(_:_:expecting:)
        callOff = real.callOff(_:)
        answer = real.answer(_:_:guests:for:)
        note = real.note(_:at:)
        meetings = real.meetings(of:_:_:)
        answers = real.answers(to:_:)
        setDues = real.setDues(_:of:)
        dues = real.dues(of:_:_:)
        waive = real.waive(_:reason:)
        enter = real.enter(_:into:idempotencyKey:)
        ledger = real.ledger(of:_:)
        nameAccount = real.nameAccount(_:of:)
        account = real.account(of:)
    }

    private static func unstubbed(_ name: String) -> CrewError {
        .service(.internal("CrewRepository.\(name) is not stubbed"))
    }
}

extension CrewRepositoryFake {
    /// Calls `found`.
    public func found(
        _ draft: CrewDraft, cover: PictureID?, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView {
        try await found(draft, cover, key)
    }

    /// Calls `crew`.
    public func crew(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await crew(id)
    }

    /// Calls `edit`.
    public func edit(
        _ id: CrewID, _ draft: CrewDraft, cover: PictureID?, expecting version: Version?
    ) async throws(CrewError) -> CrewView {
        try await edit(id, draft, cover, version)
    }

    /// Calls `close`.
    public func close(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await close(id)
    }

    /// Calls `reopen`.
    public func reopen(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await reopen(id)
    }

    /// Calls `browse`.
    public func browse(_ query: CrewQuery, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        try await browse(query, page)
    }

    /// Calls `crews`.
    public func crews(of member: MemberID, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        try await crews(member, page)
    }

    /// Calls `join`.
    public func join(_ id: CrewID, message: String) async throws(CrewError) -> MembershipView {
        try await join(id, message)
    }

    /// Calls `takeUp`.
    public func takeUp(_ id: CrewID) async throws(CrewError) -> MembershipView {
        try await takeUp(id)
    }

    /// Calls `leave`.
    public func leave(_ id: CrewID) async throws(CrewError) -> MembershipView {
        try await leave(id)
    }

    /// Calls `setLeave`.
    public func setLeave(_ isOnLeave: Bool, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await setLeave(isOnLeave, id)
    }

    /// Calls `describe`.
    public func describe(_ words: MembershipWords, in id: CrewID) async throws(CrewError) -> MembershipView {
        try await describe(words, id)
    }

    /// Calls `membership`.
    public func membership(in id: CrewID) async throws(CrewError) -> MembershipView? {
        try await membership(id)
    }

    /// Calls `people`.
    public func people(
        of id: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MembershipView> {
        try await people(id, list, page)
    }

    /// Calls `accept`.
    public func accept(_ member: MemberID, to id: CrewID) async throws(CrewError) -> MembershipView {
        try await accept(member, id)
    }

    /// Calls `decline`.
    public func decline(_ member: MemberID, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await decline(member, id)
    }

    /// Calls `remove`.
    public func remove(
        _ member: MemberID, from id: CrewID, bannedUntil: Timestamp?
    ) async throws(CrewError) -> MembershipView {
        try await remove(member, id, bannedUntil)
    }

    /// Calls `setSuspended`.
    public func setSuspended(
        _ isSuspended: Bool, _ member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        try await setSuspended(isSuspended, member, id)
    }

    /// Calls `setRole`.
    public func setRole(
        _ role: CrewRole, of member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        try await setRole(role, member, id)
    }

    /// Calls `handOver`.
    public func handOver(_ id: CrewID, to member: MemberID) async throws(CrewError) -> CrewView {
        try await handOver(id, member)
    }

    /// Calls `meet`.
    public func meet(
        _ id: CrewID, _ draft: MeetingDraft, weeks: Int, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> [MeetingView] {
        try await meet(id, draft, weeks, key)
    }

    /// Calls `meeting`.
    public func meeting(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        try await meeting(id)
    }

    /// Calls `editMeetingID`.
    public func edit(
        _ id: MeetingID, _ draft: MeetingDraft, expecting version: Version?
    ) async throws(CrewError) -> MeetingView {
        try await editMeetingID(id, draft, version)
    }

    /// Calls `callOff`.
    public func callOff(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        try await callOff(id)
    }

    /// Calls `answer`.
    public func answer(
        _ id: MeetingID, _ answer: MeetingAnswer, guests: Int, for member: MemberID?
    ) async throws(CrewError) -> MeetingView {
        try await self.answer(id, answer, guests, member)
    }

    /// Calls `note`.
    public func note(
        _ attendance: [MemberID: Bool], at id: MeetingID
    ) async throws(CrewError) -> MeetingView {
        try await note(attendance, id)
    }

    /// Calls `meetings`.
    public func meetings(
        of id: CrewID, _ list: MeetingList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MeetingView> {
        try await meetings(id, list, page)
    }

    /// Calls `answers`.
    public func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<AnswerView> {
        try await answers(id, page)
    }

    /// Calls `setDues`.
    public func setDues(_ plan: DuesPlan?, of id: CrewID) async throws(CrewError) -> CrewView {
        try await setDues(plan, id)
    }

    /// Calls `dues`.
    public func dues(
        of id: CrewID, _ list: DuesList, _ page: PageRequest
    ) async throws(CrewError) -> Page<DueView> {
        try await dues(id, list, page)
    }

    /// Calls `waive`.
    public func waive(_ id: DueID, reason: String) async throws(CrewError) -> DueView {
        try await waive(id, reason)
    }

    /// Calls `enter`.
    public func enter(
        _ draft: CashDraft, into id: CrewID, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CashEntry {
        try await enter(draft, id, key)
    }

    /// Calls `ledger`.
    public func ledger(of id: CrewID, _ month: CivilMonth) async throws(CrewError) -> CrewLedger {
        try await ledger(id, month)
    }

    /// Calls `nameAccount`.
    public func nameAccount(_ account: PayoutAccount, of id: CrewID) async throws(CrewError) -> PayoutNaming {
        try await nameAccount(account, id)
    }

    /// Calls `account`.
    public func account(of id: CrewID) async throws(CrewError) -> PayoutNaming? {
        try await account(id)
    }
}
