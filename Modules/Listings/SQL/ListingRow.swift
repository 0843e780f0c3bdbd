import Database
import Listings
import Vocabulary

/// The columns of a listing, and the reading of them in their order.
enum ListingRow {
    static let columns: SQL = """
        id, seller, title, description, list_price, discount, currency, category, condition, attributes, \
        reservation, photos, stock_left, stock_held, state, like_count, created_at, published_at, \
        first_published_at, updated_at, version, moderated_at, moderation_reason, hidden_by_seller
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func listing(_ row: inout RowReader) throws(DatabaseError) -> Listing {
        let (id, seller): (ListingID, MemberID) = (try row.id(), try row.id())
        let (details, stock) = (try details(&row), try stock(&row))
        let (state, likes): (ListingState, Int) = (try row.value(), try row.count())
        let createdAt = try row.timestamp()
        // Where the second is missing it was never moved to the top, and the first is the publication.
        let (listedAt, publishedAt) = (try row.optionalTimestamp(), try row.optionalTimestamp())
        let (updatedAt, version) = (try row.timestamp(), try row.version())
        return Listing(
            id: id, seller: seller, details: details, stock: stock, state: state,
            moderation: try moderation(&row), likes: likes, createdAt: createdAt,
            publishedAt: publishedAt ?? listedAt, bumpedAt: publishedAt == nil ? nil : listedAt,
            updatedAt: updatedAt, version: version)
    }

    private static func moderation(_ row: inout RowReader) throws(DatabaseError) -> ListingModeration? {
        let (moment, reason) = (try row.optionalTimestamp(), try row.optionalText())
        let wasHidden = try row.optionalInteger() == 1
        return moment.map { ListingModeration(reason: reason ?? "", moderatedAt: $0, wasHidden: wasHidden) }
    }

    private static func details(_ row: inout RowReader) throws(DatabaseError) -> ListingDetails {
        ListingDetails(
            title: try row.text(), description: try row.text(), price: try price(&row),
            category: try row.value(), condition: try row.optionalValue(),
            attributes: try attributes(row.text()), reservation: try row.value(),
            photos: try row.pictureCards())
    }

    private static func price(_ row: inout RowReader) throws(DatabaseError) -> Price {
        let (list, discount) = (try row.integer(), try row.optionalInteger())
        let currency: Currency = try row.value()
        guard
            let price = try? Price(
                list: Money(list, currency), discount: discount.map { Money($0, currency) })
        else { throw .corrupt("price of a listing") }
        return price
    }

    private static func stock(_ row: inout RowReader) throws(DatabaseError) -> Stock {
        guard let stock = Stock(left: try row.count(), held: try row.count()) else {
            throw .corrupt("stock of a listing")
        }
        return stock
    }

    /// Reads a row of `columns` alone.
    static func listing(from row: any SQLRow) throws(DatabaseError) -> Listing {
        var row = RowReader(row)
        return try listing(&row)
    }

    /// Reads `columns` and 1 or 0 for liked.
    static func entry(_ row: inout RowReader) throws(DatabaseError) -> ListingEntry {
        ListingEntry(listing: try listing(&row), isLiked: try row.bool())
    }

    /// The column values of a listing, except its likes, which are counted with their rows.
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
        row.set("reservation", details.reservation.rawValue)
        row.set("photos", PictureCardList(details.photos))
        for attribute in ListingAttribute.allCases { row.set(attribute.column, details.folded(attribute)) }
        row.set("stock_left", listing.stock.left)
        row.set("stock_held", listing.stock.held)
        row.set("state", listing.state.rawValue)
        row.set("visible", listing.state.isPublic)
        row.set("created_at", listing.createdAt)
        row.set("published_at", listing.listedAt)
        row.set("first_published_at", listing.bumpedAt == nil ? nil : listing.publishedAt)
        row.set("updated_at", listing.updatedAt)
        row.set("version", listing.version)
        row.set("description", details.description)
        row.set("search_text", details.searchText)
        row.set("moderated_at", listing.moderation?.moderatedAt)
        row.set("moderation_reason", listing.moderation?.reason)
        row.set("hidden_by_seller", listing.moderation?.wasHidden)
        return row
    }

    /// Attributes are kept as lines of a name, a tab and a value; values hold neither tabs nor line breaks.
    private static func text(_ attributes: AttributeValues) -> String {
        ListingAttribute.allCases
            .compactMap { attribute in attributes[attribute].map { "\(attribute.rawValue)\t\($0)" } }
            .joined(separator: "\n")
    }

    /// The prefix of each attribute's line.
    private static let marks = ListingAttribute.allCases.map { attribute in
        (attribute: attribute, mark: Array("\(attribute.rawValue)\t".utf8))
    }

    /// Reads the text of the column of attributes. Throws `corrupt` for what this store never writes.
    static func attributes(_ text: String) throws(DatabaseError) -> AttributeValues {
        var (attributes, text) = (AttributeValues(), text)
        if text.isEmpty { return attributes }
        attributes.reserveAll()
        let isWhole = text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let before = rest.count
                // In the order in which they were written, so that each mark is looked for once.
                for (attribute, mark) in marks where rest.starts(with: mark) {
                    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                    let value = UnsafeBufferPointer(rebasing: rest[(rest.startIndex + mark.count)..<end])
                    attributes[attribute] = String(decoding: value, as: UTF8.self)
                    rest = rest[end...].dropFirst()
                }
                if rest.count == before { return false }
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
