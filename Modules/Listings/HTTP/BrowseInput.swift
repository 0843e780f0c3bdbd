import Listings
import Vocabulary
import Wire

/// A query for public listings and the page of it.
struct BrowseInput: Sendable {
    let query: ListingQuery
    let page: PageFields

    static let shape = Shape<BrowseInput>(
        "BrowseInput",
        Field(flattening: filters) { $0.query },
        Field(flattening: PageFields.shape) { $0.page }
    ) { query, page in BrowseInput(query: query, page: page) }

    private static let filters = Shape<ListingQuery>(
        "ListingQuery",
        Field("order", WireCoder<ListingQuery.Order>.choice, fallback: .newest) { $0.order },
        Field("category", WireCoder<Category>.choice.array, fallback: []) { $0.categories },
        Field("condition", WireCoder<Condition>.choice.array, fallback: []) { $0.conditions },
        Field(flattening: attributes) { $0.attributes },
        Field(flattening: priceRange) { PriceRange($0.minimumPrice, $0.maximumPrice, $0.currency) },
        Field("seller", WireCoder<MemberID>.id().optional) { $0.seller },
        Field("keyword", .text(maximumLength: ListingQuery.longestKeyword), fallback: "") { $0.keyword },
        Field(flattening: remainder) { Remainder(onSaleOnly: $0.onSaleOnly, excluding: $0.excluding) }
    ) { order, categories, conditions, attributes, range, seller, keyword, remainder in
        var query = ListingQuery()
        (query.order, query.categories, query.conditions) = (order, categories, conditions)
        query.attributes = attributes
        (query.minimumPrice, query.maximumPrice) = (range.minimum, range.maximum)
        query.currency = range.currency
        (query.seller, query.keyword) = (seller, keyword)
        (query.onSaleOnly, query.excluding) = (remainder.onSaleOnly, remainder.excluding)
        return query
    }

    private static let attributes = Shape<[ListingAttribute: [String]]>(
        "AttributeFilters", each: ListingAttribute.allCases, from: [:], fallback: [],
        coder: { _ in WireCoder<String>.text.array },
        get: { $0[$1] ?? [] }, set: { if !$2.isEmpty { $0[$1] = $2 } })

    private struct PriceRange: Sendable {
        let minimum: Int64?
        let maximum: Int64?
        let currency: Currency?

        init(_ minimum: Int64?, _ maximum: Int64?, _ currency: Currency?) {
            (self.minimum, self.maximum, self.currency) = (minimum, maximum, currency)
        }
    }

    private static let priceRange = Shape<PriceRange>(
        "PriceRange",
        Field("minimumPrice", WireCoder<Int64>.integer.optional) { $0.minimum },
        Field("maximumPrice", WireCoder<Int64>.integer.optional) { $0.maximum },
        Field("currency", WireCoder<Currency>.choice.optional) { $0.currency }
    ) { minimum, maximum, currency in PriceRange(minimum, maximum, currency) }

    /// Which of the listings that match are left out.
    private struct Remainder: Sendable {
        let onSaleOnly: Bool
        let excluding: ListingID?
    }

    private static let remainder = Shape<Remainder>(
        "Remainder",
        Field("onSale", .bool, fallback: false) { $0.onSaleOnly },
        Field("excluding", WireCoder<ListingID>.id().optional) { $0.excluding }
    ) { Remainder(onSaleOnly: $0, excluding: $1) }
}
