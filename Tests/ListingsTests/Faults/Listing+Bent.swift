import Listings
import Vocabulary

extension Listing {
    /// The same listing in parts otherwise.
    func with(
        state: ListingState? = nil, stock: Stock? = nil, price: Price? = nil, publishedAt: Timestamp? = nil,
        version: Version? = nil, photos: [PictureCard]? = nil, _ text: (String) -> String = { $0 }
    ) -> Listing {
        let details = ListingDetails(
            title: text(details.title), description: details.description, price: price ?? details.price,
            category: details.category, condition: details.condition, attributes: details.attributes,
            photos: photos ?? details.photos)
        return Listing(
            id: id, seller: seller, details: details, stock: stock ?? self.stock, state: state ?? self.state,
            moderation: moderation, likes: likes, createdAt: createdAt,
            publishedAt: publishedAt ?? self.publishedAt,
            updatedAt: updatedAt, version: version ?? self.version)
    }

    /// The same listing as if a moderator had done that with it.
    func with(moderation: ListingModeration?) -> Listing {
        Listing(
            id: id, seller: seller, details: details, stock: stock, state: state, moderation: moderation,
            likes: likes, createdAt: createdAt, publishedAt: publishedAt, updatedAt: updatedAt,
            version: version)
    }

    /// The same listing with more units held.
    func with(heldMore units: Int) -> Listing {
        with(stock: Stock(left: stock.left, held: stock.held + units))
    }

    /// All that keywords look at.
    var text: String {
        ([details.title, details.description] + details.attributes.values).joined(separator: " ")
    }
}

extension ListingView {
    /// The same with a name that the seller does not have any more.
    var underAnOldName: ListingView {
        let card = MemberCard(id: seller.id, nickname: "주인")
        return ListingView(listing: listing, seller: card, isLiked: isLiked, comments: comments)
    }
}

extension Page {
    /// The same the other way round.
    var reversed: Page {
        var page = self
        page.items.reverse()
        return page
    }
}

extension ListingDraft {
    /// Goods that break no rule.
    static let plain = ListingDraft(title: "아무거나", price: Money(1, .krw), category: .general)
}

extension Timestamp {
    /// The beginning of 1970.
    static let zero = Timestamp(microseconds: 0)
}
