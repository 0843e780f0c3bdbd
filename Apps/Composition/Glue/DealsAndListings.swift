package import Deals
package import Listings
import Vocabulary

/// The market of deals: listings of the same platform.
struct ListingsMarket: DealMarket {
    private let listings: @Sendable () throws(ServiceFailure) -> ListingService

    /// Requires the listings of the same platform.
    init(_ parts: DomainParts) {
        let port = parts.require(ListingService.self)
        listings = { () throws(ServiceFailure) in try port.resolved() }
    }

    /// These listings.
    init(_ service: ListingService) {
        listings = { () throws(ServiceFailure) in service }
    }

    func goods(_ id: ListedID, for principal: Principal) async throws(DealError) -> OfferedGoods {
        try await mapping { () throws(ListingError) in
            let service = try service()
            let listing = try await service.repository(for: principal).listing(ListingID(id.raw)).listing
            let goods = DealtGoods(
                listing: id, seller: listing.seller, title: listing.details.title,
                price: listing.details.price.sale,
                asksSeller: listing.details.reservation == .onAcceptance)
            return OfferedGoods(
                goods, available: listing.stock.available, isOnSale: listing.state == .onSale)
        }
    }

    func keep(_ deal: Deal) async throws(DealError) {
        let hold = Hold(
            listing: ListingID(deal.goods.listing.raw), order: deal.order, holder: deal.buyer,
            quantity: deal.quantity, until: deal.until)
        try await mapping { () throws(ListingError) in _ = try await service().keep(hold) }
    }

    func sell(_ deal: Deal) async throws(DealError) {
        try await end(deal, as: .confirmed, by: deal.seller)
    }

    func giveBack(_ deal: Deal) async throws(DealError) {
        do throws(DealError) {
            try await end(deal, as: .released, by: deal.buyer)
        } catch {
            switch error {
            // Nothing is kept any more: it ran out, or the buyer has left and the market has let go of it.
            case .wrongState, .listingNotFound, .service(.accessInvalid): break
            default: throw error
            }
        }
        guard deal.isForgiven else { return }
        try await mapping { () throws(ListingError) in
            try await service().forgive(deal.order, on: ListingID(deal.goods.listing.raw))
        }
    }

    private func end(_ deal: Deal, as end: HoldState, by actor: MemberID) async throws(DealError) {
        let id = ListingID(deal.goods.listing.raw)
        try await mapping { () throws(ListingError) in
            _ = try await service().end(deal.order, on: id, as: end, by: actor)
        }
    }

    private func service() throws(ListingError) -> ListingService {
        do throws(ServiceFailure) { return try listings() } catch { throw .service(error) }
    }

    private func mapping<Value>(
        _ body: () async throws(ListingError) -> Value
    ) async throws(DealError) -> Value {
        do throws(ListingError) {
            return try await body()
        } catch {
            throw DealError(error)
        }
    }
}

extension Domain {
    /// The market of deals that these listings are.
    package static func market(of listings: ListingService) -> any DealMarket { ListingsMarket(listings) }
}

extension DealError {
    /// What an error of listings is called by deals.
    fileprivate init(_ error: ListingError) {
        switch error {
        case .notFound: self = .listingNotFound
        case .ownListing: self = .ownListing
        case .wrongState, .notEnough(available: 0): self = .notOnSale
        case .notEnough(let available): self = .notEnough(available: available)
        case .tooManyHolds(let until): self = .tooManyHolds(until: until)
        case .heldAlready(let until): self = .heldAlready(until: until)
        case .holdNotFound, .holdEnded: self = .wrongState(.expired)
        case .service(let failure): self = .service(failure)
        default: self = .service(.internal(error.code))
        }
    }
}
