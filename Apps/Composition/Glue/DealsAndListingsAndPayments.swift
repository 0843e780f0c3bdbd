import Commands
import Deals
import DealsConsole
import Listings
import ListingsConsole
import PaymentsConsole
import Terminal
import Vocabulary

extension Domain {
    /// What is bought by name: a listing by the member's deal about it, a deal by itself, what crews have,
    /// and backings. The records are those of these services, the member is theirs.
    static func buyables(_ services: Services) -> BuyableRecords {
        let kinds = RecordKinds(
            [ListingSubject.self, DealSubject.self] + payableInCrews + payableInFunding)
        return BuyableRecords(kinds) { record, console in
            if let listing = record.typed(ListingSubject.self) {
                let deal = try await services.dealToPay(for: ListedID(listing.raw), on: console)
                return deal.map { AnyIdentifier($0) }
            }
            if let deal = record.typed(DealSubject.self) {
                return AnyIdentifier(try await services.dealToPay(deal, on: console))
            }
            return try await payable(inCrews: record, services, console)
        }
    }
}
