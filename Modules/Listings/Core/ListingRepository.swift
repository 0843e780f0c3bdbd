public import Vocabulary

/// The verbs of listings, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable. Holds that have run out
/// by the clock count as released in everything a verb answers.
///
/// Of two members of whom one has blocked the other neither sees the other's listings while signed in: lists
/// leave them out, and what names one throws `notFound`. What one of them holds of the other's can still be
/// confirmed and released, and a like be taken back. Moderators see everything that is public.
///
/// What is new or public a silenced member does not write (`service(.silenced)`): publishing, editing,
/// bumping, liking, holding, moderating. They hide and delete, confirm and release, and take likes back.
public protocol ListingRepository: Sendable {
    /// Publishes a new listing of the principal's, on sale at once or saved as a draft.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer the listing as it
    /// was published, whatever has become of it; the seller is shown by the name of the day.
    ///
    /// Its photos are pictures that the seller has uploaded and that nothing else shows. They are seen by
    /// whoever sees the listing, and go when it shows them no more. Throws `invalidFields` with all field
    /// errors, or about each photo that cannot be used, `service(.keyReused)` if the key stands for other
    /// goods, `service(.keyInFlight)`.
    func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView

    /// Shows a draft or a hidden listing to all; it keeps the moment of its first publication.
    ///
    /// Throws `notFound`, `notYours`, `wrongState`, `moderated` if a moderator has hidden it.
    func publish(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Replaces details, photos and stock. With `expecting`, only if nobody has changed it since that
    /// version.
    ///
    /// What the draft does not say is taken away, also photos: a draft of the listing as it was read keeps
    /// them.
    ///
    /// Throws `invalidFields`, `notFound`, `notYours`, `wrongState` (a sold one cannot be edited), `changed`,
    /// `unitsHeld` if less stock is left than is held.
    func edit(
        _ id: ListingID, _ draft: ListingDraft, expecting version: Version?
    ) async throws(ListingError) -> ListingView

    /// Shows the listing to its seller alone. The seller may; held units stay held.
    ///
    /// Throws `notFound`, `notYours`, `wrongState`.
    func hide(_ id: ListingID) async throws(ListingError) -> ListingView

    /// Notes that all units that nobody holds were sold another way; again changes nothing. The seller may.
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

    /// Hides somebody's listing or removes it, for a reason that its seller is told. Moderators may.
    ///
    /// Until it is lifted the seller can edit what is hidden, and cannot show it again. Held units stay held
    /// of what is hidden; of what is removed they are given back and the holds end. A removed listing is
    /// shown to its seller and to moderators alone. The act stands in the audit log.
    ///
    /// Throws `invalidFields` (reason), `notFound`, `moderatorsOnly`, `wrongState`.
    func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView

    /// Undoes the hiding of a listing by a moderator: it is shown to all again, unless the seller had hidden
    /// it before. Moderators may, but not for what they sell. The act stands in the audit log.
    ///
    /// Throws `notFound`, `moderatorsOnly`, `moderated`, `wrongState`.
    func lift(_ id: ListingID) async throws(ListingError) -> ListingView

    /// One listing. Throws `notFound` if there is none or the principal may not see it.
    func listing(_ id: ListingID) async throws(ListingError) -> ListingView

    /// A page of the public listings that the query asks for.
    ///
    /// Pages by cursor neither repeat nor skip a listing that stays in place while others come and go;
    /// numbered pages carry the total. Throws `invalidFields`, also for the cursor of another query.
    func browse(_ query: ListingQuery, _ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// A page of the principal's own listings, the last made first; all states but removed, or the one asked
    /// for.
    func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// Likes a listing; liking it again changes nothing. Answers how many like it now. Throws `notFound`.
    func like(_ id: ListingID) async throws(ListingError) -> Int

    /// Takes a like back; without one nothing changes. Answers how many like it now. Throws `notFound`.
    func unlike(_ id: ListingID) async throws(ListingError) -> Int

    /// A page of the public listings that the principal likes, the last liked first.
    func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView>

    /// Keeps units for an order until a moment at most an hour away. The same order asks again: the same
    /// hold.
    ///
    /// Of any number of buyers racing for the last units no more get a hold than there are units. When the
    /// last unit is held the listing is reserved. With a key, the call again within 30 days answers the hold
    /// as it was then, also after it ended. Throws `invalidFields` (quantity, until), `notFound`,
    /// `ownListing`,
    /// `wrongState`, `notEnough`, `holdEnded` if the order's hold ran out or was released, `holdNotFound` if
    /// the order is another member's or of another quantity, `service(.keyReused)`, `service(.keyInFlight)`.
    func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold

    /// Sells the held units; when no unit is left the listing is sold. The seller and operators may;
    /// confirming again changes nothing.
    ///
    /// Throws `holdNotFound`, `notYours`, `holdEnded` if it ran out or was released.
    func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold

    /// Gives the held units back; a reserved listing is on sale again. The holder, the seller and operators
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

    /// Keeps units for an order, without a key.
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

/// Who shall see a new listing.
public enum Visibility: String, Sendable, CaseIterable {
    /// Everybody.
    case onSale = "on-sale"
    /// The seller alone.
    case draft
}
