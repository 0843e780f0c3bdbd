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
        Field(flattening: ListingWire.draft) { $0.draft },
        Field("state", WireCoder<Visibility>.choice, fallback: .onSale) { $0.visibility }
    ) { draft, visibility in NewListing(draft: draft, visibility: visibility) }
}

/// A moderator's act on a listing, with its reason.
struct ListingModerationInput: Sendable {
    let id: ListingID
    let act: ModerationAct
    let reason: String

    static let shape = Shape<ListingModerationInput>(
        "ListingModeration",
        Field("id", .id()) { $0.id },
        Field("act", WireCoder<ModerationAct>.choice) { $0.act },
        Field("reason", reason, fallback: "", note: .required) { $0.reason }
    ) { id, act, reason in ListingModerationInput(id: id, act: act, reason: reason) }

    private static let reason = WireCoder<String>.text(
        minimumLength: ListingModeration.reasonLengths.lowerBound,
        maximumLength: ListingModeration.reasonLengths.upperBound, example: "전화번호를 적었습니다")
}

/// A page of the member's own listings.
struct MineInput: Sendable {
    let state: ListingState?
    let page: PageFields

    static let shape = Shape<MineInput>(
        "MineInput",
        Field("state", WireCoder<ListingState>.choice.optional) { $0.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { state, page in MineInput(state: state, page: page) }
}

/// A page of the listings that one likes.
struct LikedInput: Sendable {
    let page: PageFields

    static let shape = Shape<LikedInput>("LikedInput", Field(flattening: PageFields.shape) { $0.page }) {
        LikedInput(page: $0)
    }
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
        Field("quantity", .count(in: 1...Stock.largest), fallback: 1) { $0.quantity },
        Field("until", .timestamp) { $0.until }
    ) { id, order, quantity, until in NewHold(id: id, order: order, quantity: quantity, until: until) }
}
