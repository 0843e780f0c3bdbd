public import Listings
public import Vocabulary
public import Wire

/// The wire forms of listings.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum ListingWire {
    /// A listing as its reader sees it.
    public static let view: WireCoder<ListingView> = Shape<ListingView>(
        "Listing",
        Field("id", .id()) { $0.listing.id },
        Field("seller", seller) { $0.seller },
        Field("title", .text(maximumLength: 100)) { $0.listing.details.title },
        Field("description", .text(maximumLength: 2000)) { $0.listing.details.description },
        Field("category", WireCoder<Category>.choice) { $0.listing.details.category },
        Field("condition", WireCoder<Condition>.choice.optional) { $0.listing.details.condition },
        Field("attributes", attributes) { $0.listing.details.attributes },
        Field("price", price) { $0.listing.details.price },
        Field("stock", stock) { $0.listing.stock },
        Field("state", WireCoder<ListingState>.choice) { $0.listing.state },
        Field("likes", .count) { $0.listing.likes },
        Field("liked", .bool) { $0.isLiked },
        Field("createdAt", .timestamp) { $0.listing.createdAt },
        Field("publishedAt", WireCoder<Timestamp>.timestamp.optional) { $0.listing.publishedAt },
        Field("updatedAt", .timestamp) { $0.listing.updatedAt },
        Field("version", .version) { $0.listing.version },
        build: view
    ).coder

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

    /// The values of a listing's attributes, each a member of its own.
    public static let attributes: WireCoder<AttributeValues> = Shape<AttributeValues>(
        "Attributes",
        attribute(.league), attribute(.team), attribute(.season), attribute(.size), attribute(.player),
        attribute(.version), attribute(.brand)
    ) { league, team, season, size, player, version, brand in
        let values: [(ListingAttribute, String?)] = [
            (.league, league), (.team, team), (.season, season), (.size, size), (.player, player),
            (.version, version), (.brand, brand),
        ]
        return values.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }.coder
}

extension ListingWire {
    private static let seller: WireCoder<SellerCard> = Shape<SellerCard>(
        "Seller",
        Field("id", .id()) { $0.id },
        Field("nickname", WireCoder<String>.text.optional) { $0.nickname }
    ) { id, nickname in SellerCard(id: id, nickname: nickname) }.coder

    private static let price: WireCoder<Price> = Shape<PriceParts>(
        "Price",
        Field("list", .money) { $0.list },
        Field("discount", WireCoder<Money>.money.optional) { $0.discount },
        Field("sale", .money) { $0.sale }
    ) { list, discount, sale in PriceParts(list: list, discount: discount, sale: sale) }
    .coder.map(
        expected: "a list price, a smaller discount, and their difference",
        to: { PriceParts(list: $0.list, discount: $0.discount, sale: $0.sale) },
        from: { parts in try? Price(list: parts.list, discount: parts.discount) })

    private struct PriceParts: Sendable {
        let list: Money
        let discount: Money?
        let sale: Money
    }

    private static let stock: WireCoder<Stock> = Shape<StockParts>(
        "Stock",
        Field("left", .count) { $0.left },
        Field("held", .count) { $0.held }
    ) { left, held in StockParts(left: left, held: held) }
    .coder.map(
        expected: "not more held than left",
        to: { StockParts(left: $0.left, held: $0.held) }, from: { Stock(left: $0.left, held: $0.held) })

    private struct StockParts: Sendable {
        let left: Int
        let held: Int
    }

    private static func attribute(
        _ attribute: ListingAttribute
    ) -> Field<AttributeValues, String?> {
        Field(attribute.rawValue, WireCoder<String>.text(maximumLength: attribute.maximumLength).optional) {
            $0[attribute]
        }
    }

    private static func view(
        id: ListingID, seller: SellerCard, title: String, description: String, category: Category,
        condition: Condition?, attributes: AttributeValues, price: Price, stock: Stock,
        state: ListingState, likes: Int, liked: Bool, createdAt: Timestamp, publishedAt: Timestamp?,
        updatedAt: Timestamp, version: Version
    ) -> ListingView {
        let details = ListingDetails(
            title: title, description: description, price: price, category: category, condition: condition,
            attributes: attributes)
        let listing = Listing(
            id: id, seller: seller.id, details: details, stock: stock, state: state, likes: likes,
            createdAt: createdAt, publishedAt: publishedAt, updatedAt: updatedAt, version: version)
        return ListingView(listing: listing, seller: seller, isLiked: liked)
    }
}
