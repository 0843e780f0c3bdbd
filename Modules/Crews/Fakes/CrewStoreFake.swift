// Emitted from the protocol CrewStore, not written by hand. Scripts/fakes writes it anew.

public import Crews
public import Vocabulary

/// A test double of `CrewStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct CrewStoreFake: CrewStore {
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(CrewError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `insert(_:_:request:)`.
    public var insert: @Sendable (Crew, Membership, IdempotentRequest?) async throws(CrewError) -> Crew
    /// Implements `founded(for:)`.
    public var founded: @Sendable (IdempotentRequest) async throws(CrewError) -> Crew?
    /// Implements `find(_:)`.
    public var find: @Sendable (CrewID) async throws(CrewError) -> Crew?
    /// Implements `find(_:)`.
    public var findIDs: @Sendable ([CrewID]) async throws(CrewError) -> [Crew]
    /// Implements `page(_:_:)`.
    public var page: @Sendable (CrewFilter, PageRequest) async throws(CrewError) -> Page<Crew>
    /// Implements `page(of:in:openOnly:hiding:_:)`.
    public var pageOf:
        @Sendable (
            MemberID, [MembershipState], Bool, Set<MemberID>, PageRequest
        ) async throws(CrewError) -> Page<CrewStanding>
    /// Implements `crewCount(of:)`.
    public var crewCount: @Sendable (MemberID) async throws(CrewError) -> MemberCrewCount
    /// Implements `tallies(of:)`.
    public var tallies: @Sendable (Set<MemberID>) async throws(CrewError) -> [CrewTally]
    /// Implements `noteActivity(of:at:)`.
    public var noteActivity: @Sendable (CrewID, Timestamp) async throws(CrewError) -> Void
    /// Implements `dissolvable(at:limit:)`.
    public var dissolvable: @Sendable (Timestamp, Int) async throws(CrewError) -> [CrewID]
    /// Implements `decide(_:at:_:)`.
    public var decide:
        @Sendable (
            SeatQuestion, Timestamp, @escaping @Sendable (CrewFile) throws(CrewError) -> CrewChange
        ) async throws(CrewError) -> CrewFile
    /// Implements `membership(_:)`.
    public var membership: @Sendable (MembershipID) async throws(CrewError) -> Membership?
    /// Implements `membership(of:in:)`.
    public var membershipOf: @Sendable (MemberID, CrewID) async throws(CrewError) -> Membership?
    /// Implements `memberships(of:in:)`.
    public var memberships: @Sendable (MemberID, [CrewID]) async throws(CrewError) -> [CrewID: Membership]
    /// Implements `people(of:_:_:)`.
    public var people:
        @Sendable (CrewID, MembershipList, PageRequest) async throws(CrewError) -> Page<Membership>
    /// Implements `counts(of:)`.
    public var counts: @Sendable ([CrewID]) async throws(CrewError) -> [CrewID: CrewCounts]
    /// Implements `ranOut(at:limit:)`.
    public var ranOut: @Sendable (Timestamp, Int) async throws(CrewError) -> [Membership]
    /// Implements `unfinished(of:limit:)`.
    public var unfinished: @Sendable (CrewID?, Int) async throws(CrewError) -> [Membership]
    /// Implements `insert(_:by:telling:request:)`.
    public var insertMeetings:
        @Sendable (
            [Meeting], MemberID, @escaping @Sendable (MemberID) -> Notice?, IdempotentRequest?
        ) async throws(CrewError) -> [Meeting]
    /// Implements `meetings(madeFor:)`.
    public var meetings: @Sendable (IdempotentRequest) async throws(CrewError) -> [Meeting]?
    /// Implements `meeting(_:)`.
    public var meeting: @Sendable (MeetingID) async throws(CrewError) -> Meeting?
    /// Implements `meetings(_:)`.
    public var meetingsIDs: @Sendable (Set<MeetingID>) async throws(CrewError) -> [Meeting]
    /// Implements `decide(about:of:by:_:)`.
    public var decideAbout:
        @Sendable (
            MeetingID, MemberID, MemberID?,
            @escaping @Sendable (MeetingFile) throws(CrewError) -> MeetingChange
        ) async throws(CrewError) -> Meeting
    /// Implements `revise(_:by:_:)`.
    public var revise:
        @Sendable (
            MeetingID, MemberID?, @escaping @Sendable (MeetingRoll) throws(CrewError) -> MeetingChange
        ) async throws(CrewError) -> Meeting
    /// Implements `meetings(of:_:_:at:)`.
    public var meetingsOf:
        @Sendable (CrewID, MeetingList, PageRequest, Timestamp) async throws(CrewError) -> Page<Meeting>
    /// Implements `answers(to:_:)`.
    public var answers: @Sendable (MeetingID, PageRequest) async throws(CrewError) -> Page<Attendance>
    /// Implements `counts(of:)`.
    public var countsMeetingIDs:
        @Sendable (Set<MeetingID>) async throws(CrewError) -> [MeetingID: MeetingCounts]
    /// Implements `answers(of:to:)`.
    public var answersOf:
        @Sendable (MemberID, Set<MeetingID>) async throws(CrewError) -> [MeetingID: Attendance]
    /// Implements `offersOver(at:limit:)`.
    public var offersOver: @Sendable (Timestamp, Int) async throws(CrewError) -> [Attendance]
    /// Implements `toRemind(at:limit:)`.
    public var toRemind: @Sendable (Timestamp, Int) async throws(CrewError) -> [Meeting]
    /// Implements `upcoming(after:at:limit:)`.
    public var upcoming: @Sendable (Meeting?, Timestamp, Int) async throws(CrewError) -> [Meeting]
    /// Implements `set(_:of:by:telling:)`.
    public var set:
        @Sendable (
            DuesPlan, CrewID, MemberID, @escaping @Sendable (MemberID) -> Notice?
        ) async throws(CrewError) -> Void
    /// Implements `duesPlans(of:in:)`.
    public var duesPlans: @Sendable ([CrewID], CivilMonth) async throws(CrewError) -> [CrewID: DuesPlan]
    /// Implements `duesPlans(of:from:)`.
    public var duesPlansFrom: @Sendable (CrewID, CivilMonth) async throws(CrewError) -> [DuesPlan]
    /// Implements `crewsWithoutDues(of:limit:)`.
    public var crewsWithoutDues: @Sendable (CivilMonth, Int) async throws(CrewError) -> [CrewID]
    /// Implements `makeDues(of:in:limit:_:)`.
    public var makeDues:
        @Sendable (
            CivilMonth, CrewID, Int, @escaping @Sendable (DuesFile) -> DuesChange
        ) async throws(CrewError) -> Int
    /// Implements `due(_:)`.
    public var due: @Sendable (DueID) async throws(CrewError) -> Due?
    /// Implements `dues(of:)`.
    public var dues: @Sendable (Set<OrderID>) async throws(CrewError) -> [OrderID: Due]
    /// Implements `decide(due:order:by:at:_:)`.
    public var decideDue:
        @Sendable (
            DueID, OrderID?, MemberID?, Timestamp,
            @escaping @Sendable (DueFile) throws(CrewError) -> DueChange
        ) async throws(CrewError) -> Due
    /// Implements `dues(_:_:)`.
    public var duesFilter: @Sendable (DuesFilter, PageRequest) async throws(CrewError) -> Page<Due>
    /// Implements `duesToRemind(at:limit:)`.
    public var duesToRemind: @Sendable (Timestamp, Int) async throws(CrewError) -> [Due]
    /// Implements `inArrears(by:limit:)`.
    public var inArrears: @Sendable (Timestamp, Int) async throws(CrewError) -> [CrewDebtor]
    /// Implements `outOfArrears(at:limit:)`.
    public var outOfArrears: @Sendable (Timestamp, Int) async throws(CrewError) -> [CrewDebtor]
    /// Implements `isInArrears(_:by:)`.
    public var isInArrears: @Sendable (CrewDebtor, Timestamp) async throws(CrewError) -> Bool
    /// Implements `insert(_:request:)`.
    public var insertEntry: @Sendable (CashEntry, IdempotentRequest?) async throws(CrewError) -> CashEntry
    /// Implements `cashEntry(madeFor:)`.
    public var cashEntry: @Sendable (IdempotentRequest) async throws(CrewError) -> CashEntry?
    /// Implements `cashEntry(_:)`.
    public var cashEntryID: @Sendable (CashEntryID) async throws(CrewError) -> CashEntry?
    /// Implements `cash(of:in:)`.
    public var cash: @Sendable (CrewID, CivilMonth) async throws(CrewError) -> MonthOfCash
    /// Implements `cashEntries(of:by:_:)`.
    public var cashEntries:
        @Sendable (CrewID, MemberID, PageRequest) async throws(CrewError) -> Page<CashEntry>
    /// Implements `decide(accountOf:by:_:)`.
    public var decideAccountOf:
        @Sendable (
            CrewID, MemberID, @escaping @Sendable (AccountFile) throws(CrewError) -> AccountChange
        ) async throws(CrewError) -> PayoutNaming
    /// Implements `naming(of:)`.
    public var naming: @Sendable (CrewID) async throws(CrewError) -> PayoutNaming?
    /// Implements `put(_:)`.
    public var put: @Sendable (CalendarRight) async throws(CrewError) -> Void
    /// Implements `calendarRight(_:)`.
    public var calendarRight: @Sendable (ChainHash) async throws(CrewError) -> CalendarRight?
    /// Implements `calendarRight(of:to:)`.
    public var calendarRightOf: @Sendable (MemberID, CalendarScope) async throws(CrewError) -> CalendarRight?
    /// Implements `dropCalendarRight(of:to:)`.
    public var dropCalendarRight: @Sendable (MemberID, CalendarScope) async throws(CrewError) -> Void
    /// Implements `calendarMeetings(of:at:limit:)`.
    public var calendarMeetings: @Sendable ([CrewID], Timestamp, Int) async throws(CrewError) -> [Meeting]

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        forget = { _, _ throws(CrewError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
        insert = { _, _, _ throws(CrewError) in throw Self.unstubbed("insert") }
        founded = { _ throws(CrewError) in throw Self.unstubbed("founded") }
        find = { _ throws(CrewError) in throw Self.unstubbed("find") }
        findIDs = { _ throws(CrewError) in throw Self.unstubbed("findIDs") }
        page = { _, _ throws(CrewError) in throw Self.unstubbed("page") }
        pageOf = { _, _, _, _, _ throws(CrewError) in throw Self.unstubbed("pageOf") }
        crewCount = { _ throws(CrewError) in throw Self.unstubbed("crewCount") }
        tallies = { _ throws(CrewError) in throw Self.unstubbed("tallies") }
        noteActivity = { _, _ throws(CrewError) in throw Self.unstubbed("noteActivity") }
        dissolvable = { _, _ throws(CrewError) in throw Self.unstubbed("dissolvable") }
        decide = { _, _, _ throws(CrewError) in throw Self.unstubbed("decide") }
        membership = { _ throws(CrewError) in throw Self.unstubbed("membership") }
        membershipOf = { _, _ throws(CrewError) in throw Self.unstubbed("membershipOf") }
        memberships = { _, _ throws(CrewError) in throw Self.unstubbed("memberships") }
        people = { _, _, _ throws(CrewError) in throw Self.unstubbed("people") }
        counts = { _ throws(CrewError) in throw Self.unstubbed("counts") }
        ranOut = { _, _ throws(CrewError) in throw Self.unstubbed("ranOut") }
        unfinished = { _, _ throws(CrewError) in throw Self.unstubbed("unfinished") }
        insertMeetings = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("insertMeetings") }
        meetings = { _ throws(CrewError) in throw Self.unstubbed("meetings") }
        meeting = { _ throws(CrewError) in throw Self.unstubbed("meeting") }
        meetingsIDs = { _ throws(CrewError) in throw Self.unstubbed("meetingsIDs") }
        decideAbout = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("decideAbout") }
        revise = { _, _, _ throws(CrewError) in throw Self.unstubbed("revise") }
        meetingsOf = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("meetingsOf") }
        answers = { _, _ throws(CrewError) in throw Self.unstubbed("answers") }
        countsMeetingIDs = { _ throws(CrewError) in throw Self.unstubbed("countsMeetingIDs") }
        answersOf = { _, _ throws(CrewError) in throw Self.unstubbed("answersOf") }
        offersOver = { _, _ throws(CrewError) in throw Self.unstubbed("offersOver") }
        toRemind = { _, _ throws(CrewError) in throw Self.unstubbed("toRemind") }
        upcoming = { _, _, _ throws(CrewError) in throw Self.unstubbed("upcoming") }
        set = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("set") }
        duesPlans = { _, _ throws(CrewError) in throw Self.unstubbed("duesPlans") }
        duesPlansFrom = { _, _ throws(CrewError) in throw Self.unstubbed("duesPlansFrom") }
        crewsWithoutDues = { _, _ throws(CrewError) in throw Self.unstubbed("crewsWithoutDues") }
        makeDues = { _, _, _, _ throws(CrewError) in throw Self.unstubbed("makeDues") }
        due = { _ throws(CrewError) in throw Self.unstubbed("due") }
        dues = { _ throws(CrewError) in throw Self.unstubbed("dues") }
        decideDue = { _, _, _, _, _ throws(CrewError) in throw Self.unstubbed("decideDue") }
        duesFilter = { _, _ throws(CrewError) in throw Self.unstubbed("duesFilter") }
        duesToRemind = { _, _ throws(CrewError) in throw Self.unstubbed("duesToRemind") }
        inArrears = { _, _ throws(CrewError) in throw Self.unstubbed("inArrears") }
        outOfArrears = { _, _ throws(CrewError) in throw Self.unstubbed("outOfArrears") }
        isInArrears = { _, _ throws(CrewError) in throw Self.unstubbed("isInArrears") }
        insertEntry = { _, _ throws(CrewError) in throw Self.unstubbed("insertEntry") }
        cashEntry = { _ throws(CrewError) in throw Self.unstubbed("cashEntry") }
        cashEntryID = { _ throws(CrewError) in throw Self.unstubbed("cashEntryID") }
        cash = { _, _ throws(CrewError) in throw Self.unstubbed("cash") }
        cashEntries = { _, _, _ throws(CrewError) in throw Self.unstubbed("cashEntries") }
        decideAccountOf = { _, _, _ throws(CrewError) in throw Self.unstubbed("decideAccountOf") }
        naming = { _ throws(CrewError) in throw Self.unstubbed("naming") }
        put = { _ throws(CrewError) in throw Self.unstubbed("put") }
        calendarRight = { _ throws(CrewError) in throw Self.unstubbed("calendarRight") }
        calendarRightOf = { _, _ throws(CrewError) in throw Self.unstubbed("calendarRightOf") }
        dropCalendarRight = { _, _ throws(CrewError) in throw Self.unstubbed("dropCalendarRight") }
        calendarMeetings = { _, _, _ throws(CrewError) in throw Self.unstubbed("calendarMeetings") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any CrewStore) {
        forget = real.forget(_:at:)
        outbox = real.outbox
        insert = real.insert(_:_:request:)
        founded = real.founded(for:)
        find = { id throws(CrewError) in try await real.find(id) }
        findIDs = { ids throws(CrewError) in try await real.find(ids) }
        page = real.page(_:_:)
        pageOf = real.page(of:in:openOnly:hiding:_:)
        crewCount = real.crewCount(of:)
        tallies = real.tallies(of:)
        noteActivity = real.noteActivity(of:at:)
        dissolvable = real.dissolvable(at:limit:)
        decide = real.decide(_:at:_:)
        membership = real.membership(_:)
        membershipOf = real.membership(of:in:)
        memberships = real.memberships(of:in:)
        people = real.people(of:_:_:)
        counts = { crews throws(CrewError) in try await real.counts(of: crews) }
        ranOut = real.ranOut(at:limit:)
        unfinished = real.unfinished(of:limit:)
        insertMeetings = real.insert(_:by:telling:request:)
        meetings = real.meetings(madeFor:)
        meeting = real.meeting(_:)
        meetingsIDs = real.meetings(_:)
        decideAbout = real.decide(about:of:by:_:)
        revise = real.revise(_:by:_:)
        meetingsOf = real.meetings(of:_:_:at:)
        answers = real.answers(to:_:)
        countsMeetingIDs = { ids throws(CrewError) in try await real.counts(of: ids) }
        answersOf = real.answers(of:to:)
        offersOver = real.offersOver(at:limit:)
        toRemind = real.toRemind(at:limit:)
        upcoming = real.upcoming(after:at:limit:)
        set = real.set(_:of:by:telling:)
        duesPlans = real.duesPlans(of:in:)
        duesPlansFrom = real.duesPlans(of:from:)
        crewsWithoutDues = real.crewsWithoutDues(of:limit:)
        makeDues = real.makeDues(of:in:limit:_:)
        due = real.due(_:)
        dues = real.dues(of:)
        decideDue = real.decide(due:order:by:at:_:)
        duesFilter = real.dues(_:_:)
        duesToRemind = real.duesToRemind(at:limit:)
        inArrears = real.inArrears(by:limit:)
        outOfArrears = real.outOfArrears(at:limit:)
        isInArrears = real.isInArrears(_:by:)
        insertEntry = real.insert(_:request:)
        cashEntry = real.cashEntry(madeFor:)
        cashEntryID = real.cashEntry(_:)
        cash = real.cash(of:in:)
        cashEntries = real.cashEntries(of:by:_:)
        decideAccountOf = real.decide(accountOf:by:_:)
        naming = real.naming(of:)
        put = real.put(_:)
        calendarRight = real.calendarRight(_:)
        calendarRightOf = real.calendarRight(of:to:)
        dropCalendarRight = real.dropCalendarRight(of:to:)
        calendarMeetings = real.calendarMeetings(of:at:limit:)
    }

    private static func unstubbed(_ name: String) -> CrewError {
        .service(.internal("CrewStore.\(name) is not stubbed"))
    }
}

extension CrewStoreFake {
    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError) {
        try await forget(member, now)
    }

    /// Calls `insert`.
    public func insert(
        _ crew: Crew, _ owner: Membership, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        try await insert(crew, owner, request)
    }

    /// Calls `founded`.
    public func founded(for request: IdempotentRequest) async throws(CrewError) -> Crew? {
        try await founded(request)
    }

    /// Calls `find`.
    public func find(_ id: CrewID) async throws(CrewError) -> Crew? {
        try await find(id)
    }

    /// Calls `findIDs`.
    public func find(_ ids: [CrewID]) async throws(CrewError) -> [Crew] {
        try await findIDs(ids)
    }

    /// Calls `page`.
    public func page(_ filter: CrewFilter, _ page: PageRequest) async throws(CrewError) -> Page<Crew> {
        try await self.page(filter, page)
    }

    /// Calls `pageOf`.
    public func page(
        of member: MemberID, in states: [MembershipState], openOnly: Bool, hiding hidden: Set<MemberID>,
        _ page: PageRequest
    ) async throws(CrewError) -> Page<CrewStanding> {
        try await pageOf(member, states, openOnly, hidden, page)
    }

    /// Calls `crewCount`.
    public func crewCount(of member: MemberID) async throws(CrewError) -> MemberCrewCount {
        try await crewCount(member)
    }

    /// Calls `tallies`.
    public func tallies(of members: Set<MemberID>) async throws(CrewError) -> [CrewTally] {
        try await tallies(members)
    }

    /// Calls `noteActivity`.
    public func noteActivity(of id: CrewID, at now: Timestamp) async throws(CrewError) {
        try await noteActivity(id, now)
    }

    /// Calls `dissolvable`.
    public func dissolvable(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewID] {
        try await dissolvable(now, limit)
    }

    /// Calls `decide`.
    public func decide(
        _ question: SeatQuestion, at now: Timestamp,
        _ decision: @escaping @Sendable (CrewFile) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> CrewFile {
        try await decide(question, now, decision)
    }

    /// Calls `membership`.
    public func membership(_ id: MembershipID) async throws(CrewError) -> Membership? {
        try await membership(id)
    }

    /// Calls `membershipOf`.
    public func membership(of member: MemberID, in crew: CrewID) async throws(CrewError) -> Membership? {
        try await membershipOf(member, crew)
    }

    /// Calls `memberships`.
    public func memberships(
        of member: MemberID, in crews: [CrewID]
    ) async throws(CrewError) -> [CrewID: Membership] {
        try await memberships(member, crews)
    }

    /// Calls `people`.
    public func people(
        of crew: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<Membership> {
        try await people(crew, list, page)
    }

    /// Calls `counts`.
    public func counts(of crews: [CrewID]) async throws(CrewError) -> [CrewID: CrewCounts] {
        try await counts(crews)
    }

    /// Calls `ranOut`.
    public func ranOut(at now: Timestamp, limit: Int) async throws(CrewError) -> [Membership] {
        try await ranOut(now, limit)
    }

    /// Calls `unfinished`.
    public func unfinished(of crew: CrewID?, limit: Int) async throws(CrewError) -> [Membership] {
        try await unfinished(crew, limit)
    }

    /// Calls `insertMeetings`.
    public func insert(
        _ meetings: [Meeting], by actor: MemberID, telling tell: @escaping @Sendable (MemberID) -> Notice?,
        request: IdempotentRequest?
    ) async throws(CrewError) -> [Meeting] {
        try await insertMeetings(meetings, actor, tell, request)
    }

    /// Calls `meetings`.
    public func meetings(madeFor request: IdempotentRequest) async throws(CrewError) -> [Meeting]? {
        try await meetings(request)
    }

    /// Calls `meeting`.
    public func meeting(_ id: MeetingID) async throws(CrewError) -> Meeting? {
        try await meeting(id)
    }

    /// Calls `meetingsIDs`.
    public func meetings(_ ids: Set<MeetingID>) async throws(CrewError) -> [Meeting] {
        try await meetingsIDs(ids)
    }

    /// Calls `decideAbout`.
    public func decide(
        about id: MeetingID, of member: MemberID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingFile) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        try await decideAbout(id, member, actor, decision)
    }

    /// Calls `revise`.
    public func revise(
        _ id: MeetingID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingRoll) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        try await revise(id, actor, decision)
    }

    /// Calls `meetingsOf`.
    public func meetings(
        of crew: CrewID, _ list: MeetingList, _ page: PageRequest, at now: Timestamp
    ) async throws(CrewError) -> Page<Meeting> {
        try await meetingsOf(crew, list, page, now)
    }

    /// Calls `answers`.
    public func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<Attendance> {
        try await answers(id, page)
    }

    /// Calls `countsMeetingIDs`.
    public func counts(of ids: Set<MeetingID>) async throws(CrewError) -> [MeetingID: MeetingCounts] {
        try await countsMeetingIDs(ids)
    }

    /// Calls `answersOf`.
    public func answers(
        of member: MemberID, to ids: Set<MeetingID>
    ) async throws(CrewError) -> [MeetingID: Attendance] {
        try await answersOf(member, ids)
    }

    /// Calls `offersOver`.
    public func offersOver(at now: Timestamp, limit: Int) async throws(CrewError) -> [Attendance] {
        try await offersOver(now, limit)
    }

    /// Calls `toRemind`.
    public func toRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Meeting] {
        try await toRemind(now, limit)
    }

    /// Calls `upcoming`.
    public func upcoming(
        after last: Meeting?, at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        try await upcoming(last, now, limit)
    }

    /// Calls `set`.
    public func set(
        _ plan: DuesPlan, of crew: CrewID, by actor: MemberID,
        telling tell: @escaping @Sendable (MemberID) -> Notice?
    ) async throws(CrewError) {
        try await set(plan, crew, actor, tell)
    }

    /// Calls `duesPlans`.
    public func duesPlans(
        of crews: [CrewID], in month: CivilMonth
    ) async throws(CrewError) -> [CrewID: DuesPlan] {
        try await duesPlans(crews, month)
    }

    /// Calls `duesPlansFrom`.
    public func duesPlans(of crew: CrewID, from month: CivilMonth) async throws(CrewError) -> [DuesPlan] {
        try await duesPlansFrom(crew, month)
    }

    /// Calls `crewsWithoutDues`.
    public func crewsWithoutDues(of month: CivilMonth, limit: Int) async throws(CrewError) -> [CrewID] {
        try await crewsWithoutDues(month, limit)
    }

    /// Calls `makeDues`.
    public func makeDues(
        of month: CivilMonth, in crew: CrewID, limit: Int, _ run: @escaping @Sendable (DuesFile) -> DuesChange
    ) async throws(CrewError) -> Int {
        try await makeDues(month, crew, limit, run)
    }

    /// Calls `due`.
    public func due(_ id: DueID) async throws(CrewError) -> Due? {
        try await due(id)
    }

    /// Calls `dues`.
    public func dues(of orders: Set<OrderID>) async throws(CrewError) -> [OrderID: Due] {
        try await dues(orders)
    }

    /// Calls `decideDue`.
    public func decide(
        due id: DueID, order: OrderID?, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (DueFile) throws(CrewError) -> DueChange
    ) async throws(CrewError) -> Due {
        try await decideDue(id, order, actor, now, decision)
    }

    /// Calls `duesFilter`.
    public func dues(_ filter: DuesFilter, _ page: PageRequest) async throws(CrewError) -> Page<Due> {
        try await duesFilter(filter, page)
    }

    /// Calls `duesToRemind`.
    public func duesToRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Due] {
        try await duesToRemind(now, limit)
    }

    /// Calls `inArrears`.
    public func inArrears(by moment: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        try await inArrears(moment, limit)
    }

    /// Calls `outOfArrears`.
    public func outOfArrears(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        try await outOfArrears(now, limit)
    }

    /// Calls `isInArrears`.
    public func isInArrears(_ debtor: CrewDebtor, by moment: Timestamp) async throws(CrewError) -> Bool {
        try await isInArrears(debtor, moment)
    }

    /// Calls `insertEntry`.
    public func insert(_ entry: CashEntry, request: IdempotentRequest?) async throws(CrewError) -> CashEntry {
        try await insertEntry(entry, request)
    }

    /// Calls `cashEntry`.
    public func cashEntry(madeFor request: IdempotentRequest) async throws(CrewError) -> CashEntry? {
        try await cashEntry(request)
    }

    /// Calls `cashEntryID`.
    public func cashEntry(_ id: CashEntryID) async throws(CrewError) -> CashEntry? {
        try await cashEntryID(id)
    }

    /// Calls `cash`.
    public func cash(of crew: CrewID, in month: CivilMonth) async throws(CrewError) -> MonthOfCash {
        try await cash(crew, month)
    }

    /// Calls `cashEntries`.
    public func cashEntries(
        of crew: CrewID, by author: MemberID, _ page: PageRequest
    ) async throws(CrewError) -> Page<CashEntry> {
        try await cashEntries(crew, author, page)
    }

    /// Calls `decideAccountOf`.
    public func decide(
        accountOf crew: CrewID, by actor: MemberID,
        _ decision: @escaping @Sendable (AccountFile) throws(CrewError) -> AccountChange
    ) async throws(CrewError) -> PayoutNaming {
        try await decideAccountOf(crew, actor, decision)
    }

    /// Calls `naming`.
    public func naming(of crew: CrewID) async throws(CrewError) -> PayoutNaming? {
        try await naming(crew)
    }

    /// Calls `put`.
    public func put(_ right: CalendarRight) async throws(CrewError) {
        try await put(right)
    }

    /// Calls `calendarRight`.
    public func calendarRight(_ hash: ChainHash) async throws(CrewError) -> CalendarRight? {
        try await calendarRight(hash)
    }

    /// Calls `calendarRightOf`.
    public func calendarRight(
        of member: MemberID, to scope: CalendarScope
    ) async throws(CrewError) -> CalendarRight? {
        try await calendarRightOf(member, scope)
    }

    /// Calls `dropCalendarRight`.
    public func dropCalendarRight(of member: MemberID, to scope: CalendarScope) async throws(CrewError) {
        try await dropCalendarRight(member, scope)
    }

    /// Calls `calendarMeetings`.
    public func calendarMeetings(
        of crews: [CrewID], at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        try await calendarMeetings(crews, now, limit)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("CrewStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("CrewStore.outbox is not stubbed"))
    }
}
