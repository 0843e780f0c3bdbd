import Deals
import Vocabulary
import Wire

/// A verb's deal and nothing else.
struct OneDeal: Sendable {
    let id: DealID

    static let shape = Shape<OneDeal>("OneDeal", Field("id", .id()) { $0.id }) { OneDeal(id: $0) }
}

/// What is said within a deal.
struct DealText: Sendable {
    let id: DealID
    let text: String

    static let message = shape(
        "NewDealMessage",
        .text(minimumLength: 1, maximumLength: DealMessage.longest, example: "7시에 역 앞에서 뵐까요?"))

    static let contact = shape(
        "DealContact", .text(maximumLength: DealTexts.longestContact, example: "010-0000-0000"))

    private static func shape(_ name: String, _ text: WireCoder<String>) -> Shape<DealText> {
        Shape<DealText>(
            name, Field("id", .id()) { $0.id }, Field("text", text, fallback: "", note: .required) { $0.text }
        ) { id, text in DealText(id: id, text: text) }
    }
}

/// A page of one's own deals.
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
    /// What a buyer asks for.
    static let reservation = Shape<Reservation>(
        "Reservation",
        Field("listing", .id()) { $0.listing },
        Field("quantity", .count(in: 1...Reservation.largest), fallback: 1) { $0.quantity },
        Field("hours", .count(in: DealTimes.hours), fallback: DealTimes.usualHours) { $0.hours }
    ) { listing, quantity, hours in Reservation(listing, quantity: quantity, hours: hours) }
}
