import Composition
import ContractKit
import Deals
import DealsContract
import DealsSQL
import Listings
import ListingsContract
import Vocabulary

extension DomainContract {
    /// What deals promise, about goods that are listings. The place of a clause has the tables of deals
    /// alone, so that the listings are in memory.
    static let dealsOverListings = DomainContract(
        "deals", DealContract.clauses, verbs: { try DealGoodsSource.listings.client($0) }
    ) { environment, place in
        let listings: ListingService = environment.service(over: InMemoryListingStore())
        let payments = KnownPayments()
        let service = environment.service(
            over: place.map { SQLDealStore($0.database) } ?? InMemoryDealStore(),
            Domain.market(of: listings), payments: payments)
        return DealFixture.of(
            { service }, in: environment, payments: payments,
            client: { service, principal in
                var services = Services()
                services.provide((any ListingRepository).self, listings.repository(for: principal))
                return DealGoodsSource.listings.client(
                    service.repository(for: principal), offeringBy: services)
            },
            forget: { try await listings.forget($0) }, reopen: { try await place?.reopen() })
    }
}

extension DealGoodsSource {
    /// Goods that are listings.
    static let listings = DealGoodsSource(
        offer: { services, goods in
            var draft = ListingDraft(
                title: goods.title, price: goods.price, stock: goods.units, category: .general)
            draft.reservation = goods.asksSeller ? .onAcceptance : .immediate
            let view = try await services.listings.publish(draft, as: .onSale)
            return ListedID(view.listing.id.raw)
        },
        stock: { services, id in
            try await services.listings.listing(ListingID(id.raw)).listing.stock
        })
}
