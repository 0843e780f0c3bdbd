public import Vocabulary

/// The atomic operations on stored listings. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// `now` makes the clock a parameter: holds that have run out by then count as expired in what is answered.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol ListingStore: Sendable {
    /// Keeps a new listing and, in the same step, the idempotency record of the request and the news of its
    /// photos in the outbox (`Listing.pictureNews`); answers the listing.
    /// If the same was asked within 30 days, keeps nothing and answers the listing that was kept then, as it
    /// was then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if something else was
    /// attempted under the key.
    func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing

    /// The listing that was kept when the same was asked within 30 days, as it was then, of which `listing`
    /// is a copy without photos under another identifier; nil if there was none. Throws `service(.keyReused)`
    /// as `insert`.
    func answered(_ listing: Listing, to request: IdempotentRequest) async throws(ListingError) -> Listing?

    /// The listing, and whether `viewer` likes it; nil if there is none. Removed ones are found too.
    func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry?

    /// Those of these listings that there are, in whatever state.
    func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing]

    /// Writes a listing that `actor` has changed, but for its likes, if the stored version is still
    /// `expected`, and appends the news of its photos to the outbox, and that it is gone if it is removed
    /// (`Listing.closing`), in one step; answers whether.
    func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool

    /// Writes a listing that a moderator has changed, but for its likes, if the stored version is still
    /// `expected`, and appends the act, if it `isTold`, the news of its photos, and that it is gone if it is
    /// removed, to the outbox, in one step; answers whether. The holds on a listing that is removed are
    /// released.
    func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool

    /// What waits to be told: acts of moderators to the audit log, which listings' photos have changed, and
    /// which listings are gone.
    var outbox: any Outbox { get }

    /// A page of what the filter matches, in its order.
    func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry>

    /// A page of a seller's listings in these states by time of making, the youngest first.
    func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry>

    /// A page of the public listings that a member likes, but for those of `hidden`, the last liked first.
    func page(likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp)
        async throws(ListingError) -> Page<ListingEntry>

    /// Records or erases a like; the listing's count follows in the same moment. Answers the count.
    func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int

    /// Keeps the units, or answers the hold that the order has already. Reads, decides by the limits and
    /// `Listing.holding` and writes in one step, whoever else does the same, and with them the idempotency
    /// record of the request. If the same was asked within 30 days, changes nothing and answers what was
    /// answered then.
    ///
    /// Throws what the limits and `holding` throw, `holdEnded`, and `service(.keyReused)` if something else
    /// was asked under the key.
    func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold

    /// What was answered when this hold was asked within 30 days; nil if it never was. Throws
    /// `service(.keyReused)`.
    func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold?

    /// The order's hold on the listing; nil if there is none.
    func hold(of order: OrderID, on id: ListingID, at now: Timestamp) async throws(ListingError) -> Hold?

    /// Ends the order's hold that way on behalf of `actor`, and moves its units, in one step, and appends the
    /// news of photos that are shown by it. Throws `holdNotFound`, `holdEnded`.
    func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold

    /// When the first active hold runs out; nil if none is active. A moment that is over means that nobody
    /// has asked since.
    func nextExpiry() async throws(ListingError) -> Timestamp?

    /// Notes that the member has withdrawn, removes their listings and erases what they say, erases their
    /// likes, their idempotency records and the reasons of moderators that are by them or about them, and
    /// releases their holds, and appends to the outbox which listings are gone, in one step; doing it again
    /// changes nothing. Nobody is told of the photos, which their own domain removes with the member.
    func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError)
}

/// A stored listing and whether the one who asks likes it.
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
    /// Which listings these are of. By their places: going through the entries would copy each whole.
    public var identifiers: [AnyIdentifier] { indices.map { AnyIdentifier(self[$0].listing.id) } }
}

extension ListingStore {
    /// Reads a listing, lets `decide` give its next value, and writes that if nobody was faster; else tries
    /// again. Answers what was written, and the news of its photos.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
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
