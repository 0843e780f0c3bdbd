public import Vocabulary

/// The verbs of deals, for one principal.
///
/// Every verb may throw `service(.signInRequired)` and `service` failures. A verb that throws has changed
/// nothing; a verb that returns has made its change durable. Deals whose time is over by the clock count as
/// expired in everything a verb answers. Whoever is neither buyer nor seller is answered as if there were no
/// such deal, whatever their role.
///
/// Of two members of whom one has blocked the other neither reserves, accepts, or says how they can be
/// reached, which is refused as if there were nothing (`listingNotFound`, `notFound`). A deal that is open
/// between them both still see, and end.
///
/// A silenced member does not reserve (`service(.silenced)`); open deals go on.
///
/// What a verb does in the market is finished by whoever comes next if the program ends in the midst of it.
public protocol DealRepository: Sendable {
    /// Asks for units of somebody's listing. Where the seller does not want to be asked, they are kept at
    /// once, and the deal is accepted; else it waits a day for the seller, and nothing is kept.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer the deal as it was
    /// made. Throws `invalidFields` (quantity, hours), `listingNotFound`, `ownListing`, `notOnSale`,
    /// `notEnough`, `tooManyHolds`, `heldAlready`, `openAlready` where the buyer has an open deal about the
    /// listing, `tooManyOpen`, `service(.keyReused)`, `service(.keyInFlight)`.
    func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView

    /// One deal. Throws `notFound`.
    func deal(_ id: DealID) async throws(DealError) -> DealView

    /// A page of one's own deals, the last made first.
    ///
    /// Pages by cursor neither repeat nor skip a deal; numbered pages carry the total. Throws `invalidFields`
    /// for the cursor of another list.
    func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView>

    /// Keeps the units for the buyer for as many hours as were asked for. The seller may; accepting again
    /// changes nothing.
    ///
    /// Of any number of requests no more are accepted than there are units. Throws `notFound`, `sellerOnly`,
    /// `wrongState`, and what stands against keeping: `listingNotFound`, `notOnSale`, `notEnough`,
    /// `tooManyHolds`, `heldAlready`.
    func accept(_ id: DealID) async throws(DealError) -> DealView

    /// Lets a request go. The seller may; again changes nothing. Throws `notFound`, `sellerOnly`,
    /// `wrongState`.
    func decline(_ id: DealID) async throws(DealError) -> DealView

    /// Breaks a deal off; kept units can be had again. Both may; again changes nothing. Throws `notFound`,
    /// `wrongState`.
    func cancel(_ id: DealID) async throws(DealError) -> DealView

    /// Sells the kept units to the buyer. The seller may; again changes nothing. Throws `notFound`,
    /// `sellerOnly`, `wrongState`.
    func done(_ id: DealID) async throws(DealError) -> DealView

    /// Says how one can be reached; a blank text takes it back. The other is shown it once the deal is
    /// accepted. Throws `invalidFields` (text), `notFound`, `wrongState`.
    func reach(_ id: DealID, by contact: String) async throws(DealError) -> DealView
}

extension DealRepository {
    /// Asks for units, without a key.
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
