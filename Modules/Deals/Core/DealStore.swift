public import Vocabulary

/// The atomic operations on stored deals. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// `now` makes the clock a parameter: deals that have run out by then have expired in what is answered.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol DealStore: Sendable {
    /// Keeps a new one and, in the same step, the idempotency record of the request and in the outbox the
    /// notice, if there is one; answers it. If the same
    /// was asked within 30 days, keeps nothing and answers the deal of then as it is now.
    ///
    /// Throws `openAlready`, `tooManyOpen`, `service(.internal)` if the identifier is taken,
    /// `service(.keyReused)` if something else was asked under the key, `service(.keyInFlight)` if that deal
    /// is not there any more.
    func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal

    /// The deal that was made when this was asked within 30 days; nil if it never was. Throws
    /// `service(.keyReused)`.
    func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal?

    /// The deal; nil if there is none.
    func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal?

    /// Those of the deals that there are, in one reading.
    func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal]

    /// Writes one that `actor` has changed, or that nobody has if it is nil, if the stored version is still
    /// `expected`, and appends the notice, if there is one, to the outbox in the same step; answers whether.
    func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool

    /// Removes a deal that could not be made, and the idempotency record that stands for it, if the stored
    /// version is still `expected`; answers whether.
    func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool

    /// A page of the member's deals that the filter matches, the last made first.
    func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal>

    /// Deals with which something is still to be done in the market, at most as many, the oldest decision
    /// first; of one member, if one is named.
    func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal]

    /// Notes that the member has withdrawn, ends their open deals, erases how each of the two of their deals
    /// could be reached, what the goods were called if they sold them, and their idempotency records, in one
    /// step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(DealError)

    /// What waits to be told: notices for one of the two of what the other has done.
    var outbox: any Outbox { get }
}

extension DealStore {
    /// Reads one, lets `decide` give its next value, and writes that if nobody was faster; else tries again.
    /// Where it gives nil nothing is written. `tell` gives the notice of a change.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
    func change(
        _ id: DealID, by actor: MemberID, at now: Timestamp,
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
