public import Vocabulary

/// The atomic operations on the stored money of crews: dues, cash, and the accounts for payouts. Each either
/// happens wholly and durably or throws a `service` failure.
///
/// When a membership stops being of the crew, its open due ends (`Due.ended`), and when a crew closes, all of
/// its open dues are cancelled (`Due.cancelled`), each in the same step. When a member is forgotten, their
/// open dues end, the reasons of their waived ones, their receipts and the accounts that they named go, and
/// their entries of cash stay, since they are the crew's.
public protocol CrewMoneyStore: Sendable {
    /// Sets a plan and drops those of the same and later months. The same step writes to the outbox the
    /// notice that `tell` gives for each of the crew. A plan that holds already writes nothing.
    ///
    /// Throws `notFound`, `closed` unless the crew is open, `treasurersOnly` unless the actor keeps its money
    /// then.
    func set(
        _ plan: DuesPlan, of crew: CrewID, by actor: MemberID,
        telling tell: @escaping @Sendable (MemberID) -> Notice?
    ) async throws(CrewError)

    /// The plans that hold in that month, of those of the crews that have one: the latest one that begins by
    /// then.
    func duesPlans(
        of crews: [CrewID], in month: CivilMonth
    ) async throws(CrewError) -> [CrewID: DuesPlan]

    /// The plans of a crew from that month on, the one that holds in it included, in their order.
    func duesPlans(of crew: CrewID, from month: CivilMonth) async throws(CrewError) -> [DuesPlan]

    /// At most `limit` open crews with dues in that month and a member who has none (`DuesFile.debtors`).
    func crewsWithoutDues(of month: CivilMonth, limit: Int) async throws(CrewError) -> [CrewID]

    /// Makes dues of a month: holds the crew's row, reads the file with at most `limit` debtors, and writes
    /// the dues and notices that `run` gives, all in one transaction. Answers how many dues were written; 0
    /// for a crew that is not open.
    ///
    /// There is one due for each crew, member and month, whatever many servers do at once. `run` may be
    /// called more than once, and has no effects.
    func makeDues(
        of month: CivilMonth, in crew: CrewID, limit: Int,
        _ run: @escaping @Sendable (DuesFile) -> DuesChange
    ) async throws(CrewError) -> Int

    /// The due; nil if there is none.
    func due(_ id: DueID) async throws(CrewError) -> Due?

    /// The dues for which these orders were held, or that they paid, also those whose money went back; orders
    /// of others are left out.
    func dues(of orders: Set<OrderID>) async throws(CrewError) -> [OrderID: Due]

    /// Decides about a due and writes the change, in one transaction that holds the row of its crew. Answers
    /// the due as it is then. The same step notes the order in question as one of this due, and an order that
    /// is let go; both notes stay. A change of nothing writes nothing.
    ///
    /// `decision` may be called more than once, and has no effects. Throws `notFound` if there is no such
    /// due, what `decision` throws, and `service(.accessInvalid)` for an actor who was forgotten.
    func decide(
        due id: DueID, order: OrderID?, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (DueFile) throws(CrewError) -> DueChange
    ) async throws(CrewError) -> Due

    /// A page of the dues that the filter matches, those of the latest month first, then the youngest. The
    /// caller has checked the cursor.
    func dues(_ filter: DuesFilter, _ page: PageRequest) async throws(CrewError) -> Page<Due>

    /// At most `limit` open dues of open crews whose moment of being reminded has passed, the earliest first.
    func duesToRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Due]

    /// At most `limit` members with an open due whose day had passed by that moment: those who take part in
    /// an open crew, its owner left out; the longest in arrears first.
    func inArrears(by moment: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor]

    /// At most `limit` members of open crews who are suspended for arrears and have none at that moment.
    func outOfArrears(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor]

    /// Whether the member has an open due in the crew whose day had passed by that moment.
    func isInArrears(_ debtor: CrewDebtor, by moment: Timestamp) async throws(CrewError) -> Bool

    /// Inserts an entry of cash, and answers it. The same step writes the request's idempotency record and
    /// the message about its receipt. If the same request was made within 30 days, inserts nothing and
    /// answers the entry of then.
    ///
    /// Throws `notFound`, `closed` unless the crew is open, `treasurersOnly` unless the author keeps its
    /// money then, `invalidFields` (`takesBack`, unusable) if an entry takes that one back already,
    /// `service(.internal)` if the identifier is taken, `service(.keyReused)`, `service(.accessInvalid)` for
    /// an author who was forgotten.
    func insert(_ entry: CashEntry, request: IdempotentRequest?) async throws(CrewError) -> CashEntry

    /// The entry that the same request made within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func cashEntry(madeFor request: IdempotentRequest) async throws(CrewError) -> CashEntry?

    /// The entry; nil if there is none.
    func cashEntry(_ id: CashEntryID) async throws(CrewError) -> CashEntry?

    /// The cash of a crew in a month, read in one snapshot.
    func cash(of crew: CrewID, in month: CivilMonth) async throws(CrewError) -> MonthOfCash

    /// A page of the entries that one member has made in a crew, the youngest first. The caller has checked
    /// the cursor.
    func cashEntries(
        of crew: CrewID, by author: MemberID, _ page: PageRequest
    ) async throws(CrewError) -> Page<CashEntry>

    /// Decides about the account of a crew and writes the naming, if it changed, with its notices, in one
    /// transaction that holds the crew's row. Answers the naming as it is then.
    ///
    /// `decision` may be called more than once, and has no effects. Throws `notFound`, what `decision`
    /// throws, and `service(.accessInvalid)` for an actor who was forgotten.
    func decide(
        accountOf crew: CrewID, by actor: MemberID,
        _ decision: @escaping @Sendable (AccountFile) throws(CrewError) -> AccountChange
    ) async throws(CrewError) -> PayoutNaming

    /// The account of a crew as it is named so far; nil for nothing.
    func naming(of crew: CrewID) async throws(CrewError) -> PayoutNaming?
}

/// The cash of a crew in one month.
public struct MonthOfCash: Hashable, Sendable {
    /// What was there when the month began: the sum of all earlier days; in won.
    public let opening: Int64
    /// Of the days of the month, in their order, then the oldest entry first.
    public let entries: [CashEntry]

    /// Memberwise.
    public init(opening: Int64, entries: [CashEntry]) { (self.opening, self.entries) = (opening, entries) }
}
