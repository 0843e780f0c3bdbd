import Listings
import Terminal
import Vocabulary

/// Listings as JSON, with the members of the HTTP API; what a listing does not have is left out.
enum ListingDocument {
    static func page(_ page: Page<ListingView>) -> JSONDocument {
        var members: [(String, JSONDocument)] = [("items", .array(page.items.map(view)))]
        if let next = page.next { members.append(("next", .string(next.text))) }
        if let numbering = page.numbering {
            members += [
                ("number", integer(numbering.number)), ("size", integer(numbering.size)),
                ("total", integer(numbering.total)), ("pages", integer(numbering.pageCount)),
            ]
        }
        return .object(members)
    }

    static func view(_ view: ListingView) -> JSONDocument {
        let (listing, details) = (view.listing, view.listing.details)
        var members: [(String, JSONDocument)] = [
            ("id", .string("\(listing.id)")), ("seller", seller(view.seller)),
            ("title", .string(details.title)), ("description", .string(details.description)),
            ("category", .string(details.category.rawValue)),
        ]
        if let condition = details.condition { members.append(("condition", .string(condition.rawValue))) }
        members += [
            ("attributes", attributes(details.attributes)), ("price", price(details.price)),
            ("stock", stock(listing.stock)), ("state", .string(listing.state.rawValue)),
            ("likes", integer(listing.likes)), ("liked", .bool(view.isLiked)),
            ("createdAt", .string(listing.createdAt.rfc3339)),
        ]
        if let moment = listing.publishedAt { members.append(("publishedAt", .string(moment.rfc3339))) }
        members += [
            ("updatedAt", .string(listing.updatedAt.rfc3339)), ("version", .integer(listing.version.number)),
        ]
        return .object(members)
    }

    private static func seller(_ card: SellerCard) -> JSONDocument {
        let name = card.nickname.map { [("nickname", JSONDocument.string($0))] } ?? []
        return .object([("id", .string("\(card.id)"))] + name)
    }

    private static func attributes(_ values: AttributeValues) -> JSONDocument {
        .object(
            ListingAttribute.allCases.compactMap { attribute in
                values[attribute].map { (attribute.rawValue, .string($0)) }
            })
    }

    private static func price(_ price: Price) -> JSONDocument {
        let discount = price.discount.map { [("discount", money($0))] } ?? []
        return .object([("list", money(price.list))] + discount + [("sale", money(price.sale))])
    }

    private static func money(_ money: Money) -> JSONDocument {
        .object([("amount", .integer(money.minorUnits)), ("currency", .string(money.currency.rawValue))])
    }

    private static func stock(_ stock: Stock) -> JSONDocument {
        .object([("left", integer(stock.left)), ("held", integer(stock.held))])
    }

    static func integer(_ value: Int) -> JSONDocument { .integer(Int64(value)) }
}
