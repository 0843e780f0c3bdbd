import Database
import Listings
import Vocabulary

/// The columns of a listing in the order in which `listing(from:)` reads them.
enum ListingRow {
    static let columns: SQL = """
        id, seller, title, description, list_price, discount, currency, category, condition, attributes, \
        stock_left, stock_held, state, like_count, created_at, published_at, updated_at, version
        """

    /// What a row of the listing holds, but for its likes, which are counted where they are kept.
    static func assignments(_ listing: Listing) -> SQLAssignments {
        let details = listing.details
        var row = SQLAssignments()
        row.set("id", listing.id)
        row.set("seller", listing.seller)
        row.set("title", details.title)
        row.set("list_price", details.price.list.minorUnits)
        row.set("discount", details.price.discount?.minorUnits)
        row.set("sale_price", details.price.sale.minorUnits)
        row.set("currency", details.price.list.currency.rawValue)
        row.set("category", details.category.rawValue)
        row.set("condition", details.condition?.rawValue)
        row.set("attributes", text(details.attributes))
        for attribute in ListingAttribute.allCases { row.set(attribute.column, details.folded(attribute)) }
        row.set("stock_left", listing.stock.left)
        row.set("stock_held", listing.stock.held)
        row.set("state", listing.state.rawValue)
        row.set("visible", listing.state.isPublic)
        row.set("created_at", listing.createdAt)
        row.set("published_at", listing.publishedAt)
        row.set("updated_at", listing.updatedAt)
        row.set("version", listing.version)
        row.set("description", details.description)
        row.set("search_text", details.searchText)
        return row
    }

    /// Reads a row that begins with `columns`. Throws `corrupt` for what was never written by this store.
    static func listing(from row: any SQLRow) throws(DatabaseError) -> Listing {
        guard let stock = Stock(left: try row.count(10), held: try row.count(11)) else {
            throw .corrupt("stock of a listing")
        }
        return Listing(
            id: try row.id(0), seller: try row.id(1), details: try details(from: row), stock: stock,
            state: try row.value(12), likes: try row.count(13), createdAt: try row.timestamp(14),
            publishedAt: try row.optionalTimestamp(15), updatedAt: try row.timestamp(16),
            version: try row.version(17))
    }

    /// Reads a row of `columns` and 1 or 0 for liked.
    static func entry(from row: any SQLRow) throws(DatabaseError) -> ListingEntry {
        ListingEntry(listing: try listing(from: row), isLiked: try row.bool(18))
    }

    private static func details(from row: any SQLRow) throws(DatabaseError) -> ListingDetails {
        let currency: Currency = try row.value(6)
        let discount = try row.optionalInteger(5).map { Money($0, currency) }
        let list = Money(try row.integer(4), currency)
        guard let price = try? Price(list: list, discount: discount) else {
            throw .corrupt("price of a listing")
        }
        return ListingDetails(
            title: try row.text(2), description: try row.text(3), price: price, category: try row.value(7),
            condition: row.isNull(8) ? nil : try row.value(8), attributes: try attributes(row.text(9)))
    }

    /// Attributes are kept as lines of a name, a tab and a value; values hold neither tabs nor line breaks.
    private static func text(_ attributes: AttributeValues) -> String {
        ListingAttribute.allCases
            .compactMap { attribute in attributes[attribute].map { "\(attribute.rawValue)\t\($0)" } }
            .joined(separator: "\n")
    }

    /// What the line of each attribute begins with.
    private static let marks = ListingAttribute.allCases.map { attribute in
        (attribute: attribute, mark: Array("\(attribute.rawValue)\t".utf8))
    }

    private static func attributes(_ text: String) throws(DatabaseError) -> AttributeValues {
        var (attributes, text) = (AttributeValues(), text)
        if text.isEmpty { return attributes }
        attributes.reserveAll()
        let isWhole = text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                let line = rest[..<end]
                guard let (attribute, mark) = marks.first(where: { line.starts(with: $0.mark) }) else {
                    return false
                }
                attributes[attribute] = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
                rest = rest[end...].dropFirst()
            }
            return true
        }
        guard isWhole else { throw .corrupt("attributes of a listing") }
        return attributes
    }
}

extension ListingAttribute {
    /// The column that holds the folded value, by which filters search.
    var column: SQL {
        switch self {
        case .league: "league"
        case .team: "team"
        case .season: "season"
        case .size: "size"
        case .player: "player"
        case .version: "jersey_version"
        case .brand: "brand"
        }
    }
}
