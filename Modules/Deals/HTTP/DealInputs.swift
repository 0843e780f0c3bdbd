import Deals
import Vocabulary
import Wire

/// A verb's deal and nothing else.
struct OneDeal: Sendable {
    let id: DealID

    static let shape = Shape<OneDeal>("OneDeal", Field("id", .id()) { $0.id }) { OneDeal(id: $0) }
}

/// A member's contact in a deal.
struct DealContact: Sendable {
    let id: DealID
    let text: String

    static let shape = Shape<DealContact>(
        "DealContact", Field("id", .id()) { $0.id },
        Field(
            "text", .text(maximumLength: DealTexts.longestContact, example: "010-0000-0000"), fallback: "",
            note: .required
        ) { $0.text }
    ) { id, text in DealContact(id: id, text: text) }
}

/// A page of the member's own deals.
struct DealsInput: Sendable {
    let filter: DealFilter
    let page: PageFields

    static let shape = Shape<DealsInput>(
        "DealsInput",
        Field("side", WireCoder<DealSide>.choice.optional) { $0.filter.side },
        Field("state", WireCoder<DealState>.choice.optional) { $0.filter.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { side, state, page in DealsInput(filter: DealFilter(side: side, state: state), page: page) }
}

extension DealWire {
    /// A buyer's reservation. `toPay` is left out where it is false: servers of before payments refuse it.
    static let reservation = Shape<Reservation>(
        "Reservation",
        Field("listing", .id()) { $0.listing },
        Field("quantity", .count(in: 1...Reservation.largest), fallback: 1) { $0.quantity },
        Field("hours", .count(in: DealTimes.hours), fallback: DealTimes.usualHours) { $0.hours },
        Field("toPay", WireCoder<Bool>.bool.optional) { $0.isToPay ? true : nil }
    ) { listing, quantity, hours, isToPay in
        Reservation(listing, quantity: quantity, hours: hours, isToPay: isToPay ?? false)
    }
}
