public import Vocabulary

/// The atomic operations on stored listings. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// `now` makes the clock a parameter: answers count holds that end by then as expired.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol ListingStore: Sendable {
    /// Inserts a listing and answers it. The same step writes the request's idempotency record and the
    /// message about its photos to the outbox (`Listing.pictureNews`). If the same request was made within 30
    /// days, inserts nothing and answers the listing as it was kept then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if the key belongs to
    /// another request.
    func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing

    /// The listing kept for the same request within 30 days, as it was then; nil if there was none. `listing`
    /// is a copy of it without photos and with another identifier. Throws `service(.keyReused)` as `insert`.
    func answered(_ listing: Listing, to request: IdempotentRequest) async throws(ListingError) -> Listing?

    /// The listing, in any state, and whether `viewer` likes it; nil if there is none.
    func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry?

    /// The listings with these identifiers, in any state; unknown identifiers are left out.
    func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing]

    /// Writes a listing changed by `actor`, except its likes, if the stored version is still `expected`;
    /// answers whether it did. The same step writes the message about its photos to the outbox, and that it
    /// is closed if it is removed (`Listing.closing`).
    func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool

    /// Writes a listing changed by a moderator, except its likes, if the stored version is still `expected`;
    /// answers whether it did. The same step writes the act, if it `isTold`, the message about its photos
    /// and, if it is removed, that it is closed to the outbox, and releases the holds on a removed listing.
    func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool

    /// Waiting messages: moderators' acts for the audit log, listings with changed photos, and closed
    /// listings.
    var outbox: any Outbox { get }

    /// A page of the listings that the filter matches, in its order.
    func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry>

    /// A page of a seller's listings in these states by creation time, the youngest first.
    func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry>

    /// A page of the public listings that a member likes, without those of `hidden`, the last liked first.
    func page(likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp)
        async throws(ListingError) -> Page<ListingEntry>

    /// How many listings of each of these sellers are public: as many as a filter by that seller alone
    /// matches. Sellers without any may be left out. One query, which does not grow with other sellers.
    func publicCounts(of sellers: Set<MemberID>) async throws(ListingError) -> [MemberID: Int]

    /// The leagues with most public listings, at most `LeagueCount.most`: by number of listings, then by
    /// folded name. Each is spelled as in its newest listing.
    func leagues() async throws(ListingError) -> [LeagueCount]

    /// Adds or removes a like and updates the listing's count in the same step. Answers the count.
    func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int

    /// Holds the units, or answers the hold that the order has already. One step reads, decides by the limits
    /// and `Listing.holding`, and writes the hold with the request's idempotency record, safe against
    /// concurrent calls. If the same request was made within 30 days, changes nothing and answers the same as
    /// then.
    ///
    /// Throws what the limits and `holding` throw, `holdEnded`, and `service(.keyReused)` if the key belongs
    /// to another request.
    func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold

    /// The answer to the same request for a hold within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold?

    /// The order's hold on the listing; nil if there is none.
    func hold(of order: OrderID, on id: ListingID, at now: Timestamp) async throws(ListingError) -> Hold?

    /// Ends the order's hold that way on behalf of `actor`, moves its units, and writes the message about
    /// photos that become visible and the record of a sale (`TradeRecord`), in one step. Throws
    /// `holdNotFound`, `holdEnded`.
    func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold

    /// Writes an order's hold that was released or has run out by `now` as if it had ended by `moment`
    /// (`UnitHold.forgiven`), so that it does not count against its holder. Any other hold stays as it is.
    func forgive(
        _ order: OrderID, on id: ListingID, by moment: Timestamp, at now: Timestamp
    ) async throws(ListingError)

    /// The records of sales to that order that the law requires, as they were written when its holds were
    /// confirmed, until each expires: the earliest sale first.
    func trades(of order: OrderID, at now: Timestamp) async throws(ListingError) -> [TradeRecord]

    /// When the first active hold runs out; nil if none is active. A past moment belongs to a hold that has
    /// run out and is not yet settled.
    func nextExpiry() async throws(ListingError) -> Timestamp?

    /// Records that the member has withdrawn and erases their data in one step; repeating it changes nothing.
    /// Removes and blanks their listings, erases their likes, idempotency records and the moderation reasons
    /// by them or about them, releases their holds, and writes the closed listings to the outbox. Sends no
    /// message about photos: the domain of pictures removes them with the member.
    func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError)
}

/// A stored listing, and whether the viewer likes it.
public struct ListingEntry: Hashable, Sendable {
    public let listing: Listing
    public let isLiked: Bool

    /// Memberwise.
    public init(listing: Listing, isLiked: Bool) {
        self.listing = listing
        self.isLiked = isLiked
    }
}

extension [ListingEntry] {
    /// The identifiers of the listings. By index: iterating over the entries would copy each whole.
    public var identifiers: [AnyIdentifier] { indices.map { AnyIdentifier(self[$0].listing.id) } }
}

extension ListingStore {
    /// Reads a listing and writes the value that `decide` gives; retries after concurrent changes. Answers
    /// the written listing and the message about its photos.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
    func change(
        _ id: ListingID, by actor: MemberID, at now: Timestamp,
        _ decide: (Listing) async throws(ListingError) -> Listing
    ) async throws(ListingError) -> (entry: ListingEntry, news: OutboxMessage?) {
        try await ListingError.retryingConflicts(on: "the listing") { () throws(ListingError) in
            guard let entry = try await find(id, viewer: actor, at: now) else { throw .notFound }
            let (old, next) = (entry.listing, try await decide(entry.listing))
            let news = next.pictureNews(since: old)
            guard try await replace(next, expecting: old.version, by: actor, telling: news) else {
                return nil
            }
            return (ListingEntry(listing: next, isLiked: entry.isLiked), news)
        }
    }
}
