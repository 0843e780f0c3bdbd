import Feed
import Vocabulary
import Wire

extension FeedWire {
    /// A post's link to a listing, with what its reader may see of the listing now.
    struct Worn: Sendable {
        let link: WornLink
        let listing: WornListing?

        init(_ link: WornLink, _ listing: WornListing?) {
            (self.link, self.listing) = (link, listing)
        }

        /// Of a post; nil if it links none.
        init?(_ view: FeedPostView) {
            guard let link = view.post.content.worn else { return nil }
            self.init(link, view.worn)
        }
    }

    /// `title`, `price`, `onSale` and `cover` are absent where the reader may not see the listing.
    static let worn: WireCoder<Worn> = wornShape.coder

    private static let wornShape = Shape<Worn>(
        "WornListing",
        Field("id", listing) { $0.link.listing },
        Field("seller", .id()) { $0.link.seller },
        Field("title", WireCoder<String>.text(example: "전북 현대 홈 유니폼").optional) { $0.listing?.title },
        Field("price", WireCoder<Money>.money.optional) { $0.listing?.price },
        Field("onSale", WireCoder<Bool>.bool.optional) { $0.listing?.isOnSale },
        Field("cover", WireCoder<PictureCard>.pictureCard.optional) { $0.listing?.cover }
    ) { id, seller, title, price, isOnSale, cover in
        let link = WornLink(listing: id, seller: seller)
        guard let title, let price, let isOnSale else { return Worn(link, nil) }
        return Worn(
            link,
            WornListing(
                id: id, seller: seller, title: title, price: price, isOnSale: isOnSale, cover: cover))
    }

    /// A listing.
    static let listing = WireCoder<AnyIdentifier>.anyID(such: ListedSubject.self)

    /// A listing named by a request: its identifier, or the object of an answer, of which only the identifier
    /// is read. So an answer can be sent back.
    static let namedListing: WireCoder<AnyIdentifier> = listing.reading(
        nameShape.coder, if: \.isObject
    ) { $0 }

    private static let nameShape = Shape<AnyIdentifier>("ListingName", Field("id", listing) { $0 }) { $0 }
        .passingOver(membersOf: wornShape.schema)

    /// The subject of the example.
    private enum ListedSubject: IdentifierSubject {
        static let prefix = "lst"
    }
}
