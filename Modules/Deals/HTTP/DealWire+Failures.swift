import Deals
import Vocabulary
import Wire

extension DealWire {
    /// The errors of deals on the wire.
    static let failures = FailureCoder<DealError>(
        .fieldErrors(DealError.invalidFields), .plain(.notFound), .plain(.listingNotFound),
        .plain(.ownListing), .plain(.notOnSale),
        .carrying("available", .count, example: 1, DealError.notEnough) {
            if case .notEnough(let available) = $0 { available } else { nil }
        },
        .plain(.sellerOnly), .plain(.buyerOnly),
        .carrying("state", WireCoder<DealState>.choice, example: .expired, DealError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .carrying("order", .id(), example: exampleOrder, DealError.beingPaid) {
            if case .beingPaid(let order) = $0 { order } else { nil }
        },
        .plain(.notPaid),
        .carrying("until", .timestamp, example: exampleUntil, DealError.tooManyHolds) {
            if case .tooManyHolds(let until) = $0 { until } else { nil }
        },
        .carrying("until", .timestamp, example: exampleUntil, DealError.heldAlready) {
            if case .heldAlready(let until) = $0 { until } else { nil }
        },
        .carrying("deal", .id(), example: exampleID, DealError.openAlready) {
            if case .openAlready(let id) = $0 { id } else { nil }
        },
        .carrying("most", .count, example: DealError.mostOpen, DealError.tooManyOpen) {
            if case .tooManyOpen(let most) = $0 { most } else { nil }
        })

    /// 2026-01-01T01:00:00Z.
    static let exampleUntil = Timestamp(microseconds: 1_767_229_200_000_000)

    /// A deal of that moment.
    static let exampleID = DealID(RawIdentifier(milliseconds: 1_767_229_200_000, random: (0, 1)))

    /// An order of that moment.
    static let exampleOrder = OrderID(RawIdentifier(milliseconds: 1_767_229_200_000, random: (0, 2)))
}
