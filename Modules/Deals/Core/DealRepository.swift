public import Vocabulary

/// The verbs of deals, for one principal.
///
/// Every verb may throw `service(.signInRequired)` and `service` failures. A verb that throws has changed
/// nothing; a verb that returns has made its change durable. Every answer counts deals past their deadline as
/// expired. For members who are neither buyer nor seller the deal does not exist, whatever their role.
///
/// A block between two members refuses reserving, accepting and giving a contact, as if the record were
/// missing (`listingNotFound`, `notFound`). Both still see and can end an open deal between them.
///
/// A silenced member may not reserve (`service(.silenced)`); open deals go on.
///
/// While an order is open for a deal, it neither expires nor is it cancelled nor completed by hand
/// (`beingPaid`): the order is paid or let go. Paying is optional.
///
/// If the program ends during a step in the market, the next access to the deal finishes it.
public protocol DealRepository: Sendable {
    /// Requests units of a member's listing. If the seller does not want to be asked, the units are held and
    /// the deal is accepted at once; otherwise it waits a day for the seller, without a hold. A deal that is
    /// made for being paid ends if its checkout is let go.
    ///
    /// With a key, repeated calls within 30 days make one deal, and all answer it as it was made. Throws
    /// `invalidFields` (quantity, hours), `listingNotFound`, `ownListing`, `notOnSale`, `notEnough`,
    /// `tooManyHolds`, `heldAlready`, `openAlready` if the buyer has an open deal about the listing,
    /// `tooManyOpen`, `service(.keyReused)`, `service(.keyInFlight)`.
    func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView

    /// One deal. Throws `notFound`.
    func deal(_ id: DealID) async throws(DealError) -> DealView

    /// A page of the principal's deals, the youngest first.
    ///
    /// Pages by cursor neither repeat nor skip a deal; numbered pages carry the total. Throws `invalidFields`
    /// for the cursor of another list.
    func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView>

    /// Accepts a request and holds its units for the requested hours. The seller may; repeating it changes
    /// nothing.
    ///
    /// Of competing requests only as many are accepted as there are units. Throws `notFound`, `sellerOnly`,
    /// `wrongState`, and the reasons against a hold: `listingNotFound`, `notOnSale`, `notEnough`,
    /// `tooManyHolds`, `heldAlready`.
    func accept(_ id: DealID) async throws(DealError) -> DealView

    /// Declines a request. The seller may; repeating it changes nothing. Throws `notFound`, `sellerOnly`,
    /// `wrongState`.
    func decline(_ id: DealID) async throws(DealError) -> DealView

    /// Cancels a deal and releases its units. Both parties may; repeating it changes nothing. Throws
    /// `notFound`, `wrongState`, `beingPaid`.
    func cancel(_ id: DealID) async throws(DealError) -> DealView

    /// Completes a deal: sells the held units to the buyer. The seller may; repeating it changes nothing.
    /// Throws `notFound`, `sellerOnly`, `wrongState`, `beingPaid`.
    func complete(_ id: DealID) async throws(DealError) -> DealView

    /// Hands over what was paid for: Payments asks the buyer to confirm the receipt. The seller may;
    /// repeating it changes nothing. Throws `notFound`, `sellerOnly`, `notPaid`, `wrongState`.
    func handOver(_ id: DealID) async throws(DealError) -> DealView

    /// Confirms the receipt of what was paid for: the money is the seller's. The buyer may, also before a
    /// hand-over; repeating it changes nothing. Throws `notFound`, `buyerOnly`, `notPaid`, `wrongState`.
    func receive(_ id: DealID) async throws(DealError) -> DealView

    /// Sets the principal's contact; a blank text removes it. The other party sees it once the deal is
    /// accepted. Throws `invalidFields` (text), `notFound`, `wrongState`.
    func setContact(on id: DealID, to contact: String) async throws(DealError) -> DealView
}

extension DealRepository {
    /// Requests units, without a key.
    public func reserve(_ reservation: Reservation) async throws(DealError) -> DealView {
        try await reserve(reservation, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of deals. Throws `internal` where none were provided.
    public var deals: any DealRepository {
        get throws(DealError) {
            try repository((any DealRepository).self, failure: DealError.self)
        }
    }
}
