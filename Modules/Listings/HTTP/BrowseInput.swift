import Listings
import Vocabulary
import Wire

/// A query for public listings and the page of it.
struct BrowseInput: Sendable {
    let query: ListingQuery
    let page: PageFields

    static let shape = Shape<BrowseInput>(
        "BrowseInput",
        Field("order", WireCoder<ListingQuery.Order>.choice, fallback: .newest) { $0.query.order },
        Field("category", WireCoder<Category>.choice.array, fallback: []) { $0.query.categories },
        Field("condition", WireCoder<Condition>.choice.array, fallback: []) { $0.query.conditions },
        values(.league), values(.team), values(.season), values(.size), values(.player), values(.version),
        values(.brand),
        Field("minimumPrice", WireCoder<Int64>.integer.optional) { $0.query.minimumPrice },
        Field("maximumPrice", WireCoder<Int64>.integer.optional) { $0.query.maximumPrice },
        Field("currency", WireCoder<Currency>.choice.optional) { $0.query.currency },
        Field("seller", WireCoder<MemberID>.id().optional) { $0.query.seller },
        Field("keyword", .text, fallback: "") { $0.query.keyword },
        Field("onSale", .bool, fallback: false) { $0.query.onSaleOnly },
        Field("after", WireCoder<Cursor>.cursor.optional) { $0.page.after },
        Field("page", WireCoder<Int>.count.optional) { $0.page.page },
        Field("limit", .count, fallback: PageRequest.usualLimit) { $0.page.limit },
        build: build
    )

    private static func values(_ attribute: ListingAttribute) -> Field<BrowseInput, [String]> {
        Field(attribute.rawValue, WireCoder<String>.text.array, fallback: []) {
            $0.query.attributes[attribute] ?? []
        }
    }

    private static func build(
        order: ListingQuery.Order, categories: [Category], conditions: [Condition], league: [String],
        team: [String], season: [String], size: [String], player: [String], version: [String],
        brand: [String],
        minimumPrice: Int64?, maximumPrice: Int64?, currency: Currency?, seller: MemberID?, keyword: String,
        onSale: Bool, after: Cursor?, page: Int?, limit: Int
    ) -> BrowseInput {
        var query = ListingQuery()
        query.order = order
        query.categories = categories
        query.conditions = conditions
        query.attributes = [
            .league: league, .team: team, .season: season, .size: size, .player: player, .version: version,
            .brand: brand,
        ].filter { !$0.value.isEmpty }
        query.minimumPrice = minimumPrice
        query.maximumPrice = maximumPrice
        query.currency = currency
        query.seller = seller
        query.keyword = keyword
        query.onSaleOnly = onSale
        return BrowseInput(query: query, page: PageFields(after: after, page: page, limit: limit))
    }
}
