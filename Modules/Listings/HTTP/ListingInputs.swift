import Listings
import Vocabulary
import Wire

/// A verb's listing and nothing else.
struct OneListing: Sendable {
    let id: ListingID

    static let shape = Shape<OneListing>("OneListing", Field("id", .id()) { $0.id }) { OneListing(id: $0) }
}

/// A new listing.
struct NewListing: Sendable {
    let draft: ListingDraft
    let visibility: Visibility

    static let shape = Shape<NewListing>(
        "NewListing",
        Field("title", .text, fallback: "") { $0.draft.title },
        Field("description", .text, fallback: "") { $0.draft.description },
        Field("price", WireCoder<Money>.money.optional) { $0.draft.price },
        Field("discount", WireCoder<Money>.money.optional) { $0.draft.discount },
        Field("stock", .count, fallback: 1) { $0.draft.stock },
        Field("category", WireCoder<Category>.choice.optional) { $0.draft.category },
        Field("condition", WireCoder<Condition>.choice.optional) { $0.draft.condition },
        Field("attributes", ListingWire.attributes, fallback: [:]) { $0.draft.attributes },
        Field("state", WireCoder<Visibility>.choice, fallback: .onSale) { $0.visibility }
    ) { title, description, price, discount, stock, category, condition, attributes, visibility in
        let draft = ListingDraft(
            title: title, description: description, price: price, discount: discount, stock: stock,
            category: category, condition: condition, attributes: attributes)
        return NewListing(draft: draft, visibility: visibility)
    }
}

/// A listing's new details; with `version` only if it is still at that version.
struct ListingEdit: Sendable {
    let id: ListingID
    let draft: ListingDraft
    let version: Version?

    static let shape = Shape<ListingEdit>(
        "ListingEdit",
        Field("id", .id()) { $0.id },
        Field("title", .text, fallback: "") { $0.draft.title },
        Field("description", .text, fallback: "") { $0.draft.description },
        Field("price", WireCoder<Money>.money.optional) { $0.draft.price },
        Field("discount", WireCoder<Money>.money.optional) { $0.draft.discount },
        Field("stock", .count, fallback: 1) { $0.draft.stock },
        Field("category", WireCoder<Category>.choice.optional) { $0.draft.category },
        Field("condition", WireCoder<Condition>.choice.optional) { $0.draft.condition },
        Field("attributes", ListingWire.attributes, fallback: [:]) { $0.draft.attributes },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, title, description, price, discount, stock, category, condition, attributes, version in
        let draft = ListingDraft(
            title: title, description: description, price: price, discount: discount, stock: stock,
            category: category, condition: condition, attributes: attributes)
        return ListingEdit(id: id, draft: draft, version: version)
    }
}

/// A page of one's own listings.
struct MineInput: Sendable {
    let state: ListingState?
    let page: PageFields

    static let shape = Shape<MineInput>(
        "MineInput",
        Field("state", WireCoder<ListingState>.choice.optional) { $0.state },
        Field("after", WireCoder<Cursor>.cursor.optional) { $0.page.after },
        Field("page", WireCoder<Int>.count.optional) { $0.page.page },
        Field("limit", .count, fallback: PageRequest.usualLimit) { $0.page.limit }
    ) { state, after, page, limit in
        MineInput(state: state, page: PageFields(after: after, page: page, limit: limit))
    }
}

/// A page of the listings that one likes.
struct LikedInput: Sendable {
    let page: PageFields

    static let shape = Shape<LikedInput>(
        "LikedInput",
        Field("after", WireCoder<Cursor>.cursor.optional) { $0.page.after },
        Field("page", WireCoder<Int>.count.optional) { $0.page.page },
        Field("limit", .count, fallback: PageRequest.usualLimit) { $0.page.limit }
    ) { after, page, limit in LikedInput(page: PageFields(after: after, page: page, limit: limit)) }
}

/// A verb's listing and order.
struct OneHold: Sendable {
    let id: ListingID
    let order: OrderID

    static let shape = Shape<OneHold>(
        "OneHold", Field("id", .id()) { $0.id }, Field("order", .id()) { $0.order }
    ) { id, order in OneHold(id: id, order: order) }
}

/// Units to keep for an order.
struct NewHold: Sendable {
    let id: ListingID
    let order: OrderID
    let quantity: Int
    let until: Timestamp

    static let shape = Shape<NewHold>(
        "NewHold",
        Field("id", .id()) { $0.id }, Field("order", .id()) { $0.order },
        Field("quantity", .count, fallback: 1) { $0.quantity }, Field("until", .timestamp) { $0.until }
    ) { id, order, quantity, until in NewHold(id: id, order: order, quantity: quantity, until: until) }
}
