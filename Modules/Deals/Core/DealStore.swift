public import Vocabulary

/// The atomic operations on stored deals. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// `now` makes the clock a parameter: answers count deals whose deadline has passed by then as expired.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol DealStore: Sendable {
    /// Inserts a deal and answers it. The same step writes the request's idempotency record and the notice,
    /// if any, to the outbox. If the same request was made within 30 days, inserts nothing and answers the
    /// deal of then as it is now.
    ///
    /// Throws `openAlready`, `tooManyOpen`, `service(.internal)` if the identifier is taken,
    /// `service(.keyReused)` if the key belongs to another request, `service(.keyInFlight)` if that deal has
    /// been removed.
    func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal

    /// The deal made by the same request within 30 days; nil if there was none. Throws `service(.keyReused)`.
    func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal?

    /// The deal; nil if there is none.
    func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal?

    /// The deals with these identifiers, read in one snapshot; unknown identifiers are left out.
    func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal]

    /// Writes a deal changed by `actor`, nil for no member, if the stored version is still `expected`;
    /// answers whether it did. The same step appends the notice, if any, to the outbox.
    func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool

    /// Writes a deal as `replace` does, on behalf of no member, and notes in the same step that the order was
    /// let go at `now`; the note stays for 30 days.
    func letGo(
        of order: OrderID, _ deal: Deal, expecting expected: Version, telling notice: Notice?,
        at now: Timestamp
    ) async throws(DealError) -> Bool

    /// Whether the order was let go within the last 30 days.
    func wasLetGo(_ order: OrderID, at now: Timestamp) async throws(DealError) -> Bool

    /// Removes a deal that could not be made, with its idempotency record, if the stored version is still
    /// `expected`; answers whether it did.
    func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool

    /// A page of the member's deals that the filter matches, the youngest first.
    func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal>

    /// At most `limit` deals with a pending step in the market, the oldest decision first; with a member,
    /// only theirs.
    func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal]

    /// Records that the member has withdrawn and erases their data in one step; repeating it changes nothing.
    /// Ends their open deals, and erases the contacts in all their deals, the titles of goods that they sold,
    /// and their idempotency records.
    func forget(_ member: MemberID, at now: Timestamp) async throws(DealError)

    /// Waiting notices to a party about an act of the other.
    var outbox: any Outbox { get }
}

extension DealStore {
    /// Reads a deal and writes the value that `decide` gives; retries after concurrent changes. Writes
    /// nothing if it gives nil. `tell` gives the notice of a change.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
    func change(
        _ id: DealID, by actor: MemberID?, at now: Timestamp,
        telling tell: (Deal, Deal) -> Notice?,
        _ decide: (Deal) async throws(DealError) -> Deal?
    ) async throws(DealError) -> Deal {
        try await DealError.retryingConflicts(on: "the deal") { () throws(DealError) in
            guard let deal = try await find(id, at: now) else { throw .notFound }
            guard let next = try await decide(deal) else { return deal }
            return try await replace(
                next, expecting: deal.version, by: actor, telling: tell(deal, next)) ? next : nil
        }
    }
}
