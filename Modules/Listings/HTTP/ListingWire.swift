public import Listings
public import Vocabulary
public import Wire

/// The wire forms of listings.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum ListingWire {
    /// A listing as its reader sees it.
    public static let view: WireCoder<ListingView> = viewShape.coder

    /// A page of listings.
    public static let page: WireCoder<Page<ListingView>> = .page("ListingPage", of: view)

    /// Units kept for an order.
    public static let hold: WireCoder<Hold> = Shape<Hold>(
        "Hold",
        Field("listing", .id()) { $0.listing },
        Field("order", .id()) { $0.order },
        Field("holder", .id()) { $0.holder },
        Field("quantity", .count) { $0.quantity },
        Field("until", .timestamp) { $0.until },
        Field("state", WireCoder<HoldState>.choice) { $0.state }
    ) { listing, order, holder, quantity, until, state in
        Hold(listing: listing, order: order, holder: holder, quantity: quantity, until: until, state: state)
    }.coder

    /// How many like a listing now.
    public static let likes: WireCoder<Int> = Shape<Int>("Likes", Field("likes", .count) { $0 }) { $0 }.coder

    /// The leagues that public listings name, those with most listings first.
    public static let leagues: WireCoder<[LeagueCount]> = Shape<[LeagueCount]>(
        "Leagues", Field("leagues", league.array) { $0 }
    ) { $0 }.coder

    private static let league: WireCoder<LeagueCount> = Shape<LeagueCount>(
        "LeagueCount",
        Field("league", WireCoder<String>.text(example: "K리그1")) { $0.league },
        Field("listings", .count) { $0.listings }
    ) { LeagueCount($0, listings: $1) }.coder

    /// The values of a listing's attributes, each a member of its own.
    public static let attributes: WireCoder<AttributeValues> = Shape<AttributeValues>(
        "Attributes", each: ListingAttribute.allCases, from: [:],
        coder: { WireCoder<String>.text(maximumLength: $0.maximumLength).optional },
        get: { $0[$1] }, set: { $0[$1] = $2 }
    )
    .example([.league: "K리그1", .team: "전북 현대", .season: "2023/24", .size: "L"]).coder
}

extension ListingWire {
    static let viewShape = Shape<ListingView>(
        "Listing",
        Field("id", .id()) { $0.listing.id },
        Field("seller", seller) { $0.seller },
        Field(flattening: details) { $0.listing.details },
        Field("stock", stock) { $0.listing.stock },
        Field(flattening: visibility) { Visible($0.listing.state, $0.listing.moderation) },
        Field(flattening: reception) {
            Reception(likes: $0.listing.likes, isLiked: $0.isLiked, comments: $0.comments)
        },
        Field(flattening: history) {
            History(
                createdAt: $0.listing.createdAt, publishedAt: $0.listing.publishedAt,
                bumpedAt: $0.listing.bumpedAt, updatedAt: $0.listing.updatedAt, version: $0.listing.version)
        }
    ) { id, seller, details, stock, visible, reception, history in
        let listing = Listing(
            id: id, seller: seller.id, details: details, stock: stock, state: visible.state,
            moderation: visible.moderation, likes: reception.likes, createdAt: history.createdAt,
            publishedAt: history.publishedAt, bumpedAt: history.bumpedAt,
            updatedAt: history.updatedAt, version: history.version)
        return ListingView(
            listing: listing, seller: seller, isLiked: reception.isLiked, comments: reception.comments)
    }

    /// The likes and comments of a listing.
    private struct Reception: Sendable {
        let likes: Int
        let isLiked: Bool
        let comments: Int
    }

    private static let reception = Shape<Reception>(
        "Reception",
        Field("likes", .count) { $0.likes },
        Field("liked", .bool) { $0.isLiked },
        Field("comments", .count, fallback: 0) { $0.comments }
    ) { Reception(likes: $0, isLiked: $1, comments: $2) }

    private static let visibility = Shape<Visible>(
        "Visibility",
        Field("state", WireCoder<ListingState>.choice) { $0.state },
        Field("moderation", moderation.optional) { $0.moderation }
    ) { state, moderation in Visible(state, moderation) }

    /// The visibility of a listing and a moderator's act on it.
    private struct Visible: Sendable {
        let state: ListingState
        let moderation: ListingModeration?

        init(_ state: ListingState, _ moderation: ListingModeration?) {
            (self.state, self.moderation) = (state, moderation)
        }
    }

    /// A moderator's act, for the seller; only hidden and removed listings have this member.
    private static let moderation: WireCoder<ListingModeration> = Shape<ListingModeration>(
        "ListingModeration",
        Field("reason", WireCoder<String>.text(example: "전화번호를 적었습니다")) { $0.reason },
        Field("moderatedAt", .timestamp) { $0.moderatedAt },
        Field("wasHidden", .bool) { $0.wasHidden }
    ) { reason, moderatedAt, wasHidden in
        ListingModeration(reason: reason, moderatedAt: moderatedAt, wasHidden: wasHidden)
    }.coder

    private static let details = Shape<ListingDetails>(
        "Details",
        Field("title", title) { $0.title },
        Field("description", description) { $0.description },
        Field("category", WireCoder<Category>.choice) { $0.category },
        Field("condition", WireCoder<Condition>.choice.optional) { $0.condition },
        Field("attributes", attributes) { $0.attributes },
        Field("price", price) { $0.price },
        Field("reservation", WireCoder<ReservationMode>.choice, fallback: .immediate) { $0.reservation },
        Field("photos", WireCoder<PictureCard>.pictureCard.array, fallback: []) { $0.photos }
    ) { title, description, category, condition, attributes, price, reservation, photos in
        ListingDetails(
            title: title, description: description, price: price, category: category, condition: condition,
            attributes: attributes, reservation: reservation, photos: photos)
    }

    private static let history = Shape<History>(
        "History",
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("publishedAt", WireCoder<Timestamp>.timestamp.optional) { $0.publishedAt },
        Field("bumpedAt", WireCoder<Timestamp>.timestamp.optional) { $0.bumpedAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { createdAt, publishedAt, bumpedAt, updatedAt, version in
        History(
            createdAt: createdAt, publishedAt: publishedAt, bumpedAt: bumpedAt, updatedAt: updatedAt,
            version: version)
    }

    /// When a listing was made and changed, and how often.
    private struct History: Sendable {
        let createdAt: Timestamp
        let publishedAt: Timestamp?
        let bumpedAt: Timestamp?
        let updatedAt: Timestamp
        let version: Version
    }

    private static let seller = WireCoder.memberCard("Seller", nickname: "판매자")
}
