public import Vocabulary

/// The verbs of listings, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable. Every answer counts
/// expired holds as released.
///
/// A block between two members hides their listings from each other while they are signed in: lists leave
/// them out, and verbs that name one throw `notFound`. A hold between the two can still be confirmed and
/// released, and a like removed. Moderators see everything that is public.
///
/// A silenced member may not write new or public content (`service(.silenced)`): publish, edit, bump, like,
/// hold, moderate. They may hide, delete, confirm, release and unlike.
public protocol ListingRepository: Sendable {
    /// Publishes a new listing of the principal's, on sale at once or saved as a draft.
    ///
    /// With a key, repeated calls within 30 days publish one listing, and all answer it as it was published,
    /// whatever has become of it; the seller has their current nickname.
    ///
    /// Its photos are pictures that the seller has uploaded and that no other record shows. They are visible
    /// to the readers of the listing, and are deleted once it no longer shows them. Throws `invalidFields`
    /// with all field errors, or about each photo that cannot be used, `service(.keyReused)` if the key
    /// stands for other goods, `service(.keyInFlight)`.
    func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView

    /// Publishes a draft or a hidden listing; it keeps the time of its first publication.
    ///
    /// Throws `notFound`, `notYours`, `wrongState`, `moderated` if a moderator has hidden it.
    func publish(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Replaces details, photos and stock. With `expecting`, only if its version is still that one.
    ///
    /// Fields missing from the draft are cleared, photos too: a draft of the listing as it was read keeps
    /// them.
    ///
    /// Throws `invalidFields`, `notFound`, `notYours`, `wrongState` (a sold one cannot be edited), `changed`,
    /// `unitsHeld` if less stock is left than is held.
    func edit(
        _ id: ListingID, _ draft: ListingDraft, expecting version: Version?
    ) async throws(ListingError) -> ListingView

    /// Hides the listing from all but its seller. The seller may; held units stay held.
    ///
    /// Throws `notFound`, `notYours`, `wrongState`.
    func hide(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Records that all units without a hold were sold elsewhere; repeating it changes nothing. The seller
    /// may.
    ///
    /// Throws `notFound`, `notYours`, `wrongState` for a draft, `unitsHeld` if every unit is held.
    func sold(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Moves the listing to the top of the newest. The seller may, once a day.
    ///
    /// Throws `notFound`, `notYours`, `wrongState` unless it is on sale, `bumpedAlready` within a day of its
    /// publication or of the last time.
    func bump(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Removes the listing for good from all lists. The seller may.
    ///
    /// Throws `notFound`, `notYours`, `unitsHeld`.
    func delete(_ id: ListingID) async throws(ListingError)

    /// Hides or removes a member's listing, for a reason that its seller is told. Moderators may.
    ///
    /// The seller can edit a hidden listing, but cannot show it until a moderator unhides it. Hiding keeps
    /// holds; removing releases them. A removed listing is visible to its seller and to moderators only. The
    /// act is written to the audit log.
    ///
    /// Throws `invalidFields` (reason), `notFound`, `moderatorsOnly`, `wrongState`.
    func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView

    /// Undoes a moderator's hiding: the listing is public again, unless the seller had hidden it before.
    /// Moderators may, except on their own listings. The act is written to the audit log.
    ///
    /// Throws `notFound`, `moderatorsOnly`, `moderated`, `wrongState`.
    func unhide(_ id: ListingID) async throws(ListingError) -> ListingView

    /// One listing. Throws `notFound` if there is none or the principal may not see it.
    func listing(_ id: ListingID) async throws(ListingError) -> ListingView

    /// A page of the public listings that match the query.
    ///
    /// Pages by cursor neither repeat nor skip a listing that stays in place while others come and go;
    /// numbered pages carry the total. Throws `invalidFields`, also for the cursor of another query.
    func browse(_ query: ListingQuery, _ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// The leagues that public listings name, to choose a filter from: those with most listings first, at
    /// most `LeagueCount.most`. Spellings that a filter takes for the same are one league.
    func leagues() async throws(ListingError) -> [LeagueCount]

    /// A page of the principal's own listings, the youngest first, in one state or in all but removed.
    func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// Likes another member's listing; repeating it changes nothing. Answers its number of likes. Throws
    /// `notFound`, `ownListing`.
    func like(_ id: ListingID) async throws(ListingError) -> Int

    /// Removes a like; without one nothing changes. Answers the number of likes. Throws `notFound`.
    func unlike(_ id: ListingID) async throws(ListingError) -> Int

    /// A page of the public listings that the principal likes, the last liked first.
    func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// Holds units for an order until a moment at most an hour away. A repeated call for the order answers
    /// the same hold.
    ///
    /// Of competing requests for the last units exactly as many succeed as there are units. Holding the last
    /// unit makes the listing reserved. With a key, a repeated call within 30 days answers the hold as it was
    /// then, even after it ended. Throws `invalidFields` (quantity, until), `notFound`, `ownListing`,
    /// `wrongState`, `notEnough`, `holdEnded` if the order's hold ran out or was released, `holdNotFound` if
    /// the order is another member's or has another quantity, `service(.keyReused)`, `service(.keyInFlight)`.
    func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold

    /// Sells the held units; when no unit is left the listing is sold. The seller and operators may;
    /// confirming again changes nothing.
    ///
    /// Throws `holdNotFound`, `notYours`, `holdEnded` if it ran out or was released.
    func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold

    /// Releases the held units; a reserved listing is on sale again. The holder, the seller and operators
    /// may; releasing again changes nothing.
    ///
    /// Throws `holdNotFound`, `holdEnded` if it was confirmed.
    func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold
}

extension ListingRepository {
    /// Publishes a new listing, without a key.
    public func publish(
        _ draft: ListingDraft, as visibility: Visibility
    ) async throws(ListingError) -> ListingView {
        try await publish(draft, as: visibility, idempotencyKey: nil)
    }

    /// Holds units for an order, without a key.
    public func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp
    ) async throws(ListingError) -> Hold {
        try await hold(id, quantity: quantity, for: order, until: until, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of listings. Throws `internal` where none were provided.
    public var listings: any ListingRepository {
        get throws(ListingError) { try repository((any ListingRepository).self, failure: ListingError.self) }
    }
}

/// The initial visibility of a new listing.
public enum Visibility: String, Sendable, CaseIterable {
    /// Public.
    case onSale = "on-sale"
    /// The seller only.
    case draft
}
