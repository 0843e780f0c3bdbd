import Composition
import ContractKit
import Listings
import ListingsContract
import ListingsSQL
import Vocabulary

extension Trial {
    /// How listings are tried.
    static let listings = Trial(
        .listings, contract: listingsContract, verification: ListingVerification.verification,
        drill: { database in ListingDrill { database().map { SQLListingStore($0) } } })

    private static let listingsContract = DomainContract(
        "listings", ListingContract.clauses, ownList: OwnList(owner: "seller"), verbs: { try $0.listings }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLListingStore($0.database) } ?? InMemoryListingStore())
        return ListingFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
