import Commands
import Deals
import DealsConsole
import Listings
import ListingsConsole
import PaymentsConsole
import Terminal
import Vocabulary

extension Domain {
    /// What is bought by name: a listing by the member's deal about it, a deal by itself. The deals are those
    /// of these services, the member is theirs.
    static func buyables(_ services: Services) -> BuyableRecords {
        BuyableRecords(RecordKinds([ListingSubject.self, DealSubject.self])) { record, console in
            if let listing = record.typed(ListingSubject.self) {
                let deal = try await services.dealToPay(for: ListedID(listing.raw), on: console)
                return deal.map { AnyIdentifier($0) }
            }
            guard let deal = record.typed(DealSubject.self) else { return record }
            return AnyIdentifier(try await services.dealToPay(deal, on: console))
        }
    }
}
