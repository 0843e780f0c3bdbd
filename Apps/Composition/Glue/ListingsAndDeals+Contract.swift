import ContractKit
import Database
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
        let service = environment.service(
            over: place.map { SQLDealStore($0.database) } ?? InMemoryDealStore(), ListingsMarket(listings))
        return DealFixture(
            environment,
            repository: { principal in
                var services = Services()
                services.provide((any ListingRepository).self, listings.repository(for: principal))
                return DealGoodsSource.listings.client(
                    service.repository(for: principal), offeringBy: services)
            },
            forget: { member in
                try await service.forget(member)
                try await listings.forget(member)
            }, reopen: { try await place?.reopen() }
        ).serving { service }
    }
}
