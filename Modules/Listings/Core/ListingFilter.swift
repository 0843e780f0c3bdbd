public import UnicodeText
public import Vocabulary

/// A checked query with folded texts, which stores match rows against.
public struct ListingFilter: Hashable, Sendable {
    public let order: ListingQuery.Order
    public let categories: [Category]
    public let conditions: [Condition]
    /// The folded values of each attribute that is filtered by, attributes in their fixed order.
    public let attributes: [(attribute: ListingAttribute, values: [String])]
    public let prices: ClosedRange<Int64>?
    public let currency: Currency?
    public let seller: MemberID?
    public let excluding: ListingID?
    /// The keyword that must occur in their texts.
    public let keyword: Keyword
    /// The words of the keyword.
    public var words: [String] { keyword.words }
    public let onSaleOnly: Bool
    /// Sellers whose listings are left out. Not part of `scope`: cursors stay valid when it changes.
    public var hidden: Set<MemberID> = []
    /// The scope that cursors of this query carry.
    public private(set) var scope: UInt64 = 0
    private var canonical = ""

    init(_ query: ListingQuery) {
        order = query.order
        categories = Category.allCases.filter(query.categories.contains)
        conditions = Condition.allCases.filter(query.conditions.contains)
        attributes = ListingAttribute.allCases.compactMap { attribute in
            guard let values = query.attributes[attribute], !values.isEmpty else { return nil }
            return (attribute, values.map(\.trimmed.folded).sortedSet)
        }
        let hasRange = query.minimumPrice != nil || query.maximumPrice != nil
        prices = hasRange ? (query.minimumPrice ?? 0)...(query.maximumPrice ?? Price.largest) : nil
        let needsCurrency = hasRange || query.order == .cheapest || query.order == .dearest
        currency = query.currency ?? (needsCurrency ? .krw : nil)
        seller = query.seller
        excluding = query.excluding
        keyword = Keyword(query.keyword)
        onSaleOnly = query.onSaleOnly
        canonical = text
        scope = Cursor.scope(of: canonical)
    }

    /// Equal if they match the same listings in the same order.
    public static func == (left: Self, right: Self) -> Bool {
        left.canonical == right.canonical && left.hidden == right.hidden
    }

    /// Hashes most of what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

    /// The filter as text: equal for equal filters, different for others.
    private var text: String {
        let filters = attributes.map { "\($0.attribute.rawValue)=\($0.values)" }
        let texts = [categories.map(\.rawValue), conditions.map(\.rawValue), filters, words]
            .map { $0.isEmpty ? "[]" : "\($0)" }
        return """
            \(order.rawValue) \(texts[0]) \(texts[1]) \(texts[2]) \
            \(prices.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "-") \(currency?.rawValue ?? "-") \
            \(seller.map { "\($0)" } ?? "-") \(texts[3]) \(onSaleOnly)\(excluding.map { " \($0)" } ?? "")
            """
    }
}

extension ListingFilter {
    /// Whether a listing is public and meets every condition.
    public func matches(_ listing: Listing) -> Bool {
        let details = listing.details
        guard onSaleOnly ? listing.state == .onSale : listing.state.isPublic,
            categories.isEmpty || categories.contains(details.category),
            conditions.isEmpty || details.condition.map(conditions.contains) == true,
            currency == nil || currency == details.price.sale.currency,
            prices?.contains(details.price.sale.minorUnits) != false,
            seller == nil || seller == listing.seller, excluding != listing.id,
            !hidden.contains(listing.seller)
        else { return false }
        let meetsAttributes = attributes.allSatisfy { attribute, values in
            details.folded(attribute).map(values.contains) == true
        }
        guard meetsAttributes else { return false }
        return words.isEmpty || keyword.isFound(in: details.searchText)
    }

    /// The sort key of a listing in this order.
    public func sortKey(_ listing: Listing) -> Int64 {
        switch order {
        case .newest: Self.newest(listing)
        case .mostLiked: Int64(listing.likes)
        case .cheapest, .dearest: listing.details.price.sale.minorUnits
        }
    }

    /// The sort key of the order newest.
    static func newest(_ listing: Listing) -> Int64 { listing.listedAt?.microseconds ?? 0 }

    /// Whether small sort keys come first.
    public var isAscending: Bool { order == .cheapest }
}

extension [String] {
    /// The distinct texts in sorted order, so that equal filters are written alike.
    fileprivate var sortedSet: [String] { Set(self).sorted() }
}
