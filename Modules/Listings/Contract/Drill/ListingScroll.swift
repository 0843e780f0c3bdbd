import ContractKit
import Listings
import Vocabulary

/// Scrolls through the listings on sale, the newest first.
enum ListingScroll {
    static let list = ScrolledList(
        add: { number, member in
            let draft = ListingDraft(
                title: "원목 책상 \(number)", price: Money(Int64(number + 1), .krw), category: .general)
            return AnyIdentifier(try await member.listings().publish(draft, as: .onSale).listing.id)
        },
        remove: { record, member in
            guard let id: ListingID = record.typed() else { throw ListingError.notFound }
            try await member.listings().delete(id)
        },
        page: { request, visitor in
            try await visitor.listings.browse(ListingQuery(), request).map { AnyIdentifier($0.listing.id) }
        })
}
