import Listings
import Vocabulary
import Wire

extension ListingWire {
    /// The errors of listings on the wire.
    static let failures = FailureCoder<ListingError>(
        .fieldErrors(ListingError.invalidFields),
        .plain(.notFound), .plain(.notYours), .plain(.ownListing),
        .carrying("state", WireCoder<ListingState>.choice, example: .sold, ListingError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .carrying("version", .version, example: .first, ListingError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .carrying("available", .count, example: 1, ListingError.notEnough) {
            if case .notEnough(let available) = $0 { available } else { nil }
        },
        .carrying("held", .count, example: 1, ListingError.unitsHeld) {
            if case .unitsHeld(let count) = $0 { count } else { nil }
        },
        .plain(.moderated), .plain(.moderatorsOnly), .plain(.holdNotFound),
        .carrying("state", WireCoder<HoldState>.choice, example: .expired, ListingError.holdEnded) {
            if case .holdEnded(let state) = $0 { state } else { nil }
        },
        .carrying("until", .timestamp, example: exampleUntil, ListingError.tooManyHolds) {
            if case .tooManyHolds(let until) = $0 { until } else { nil }
        },
        .carrying("until", .timestamp, example: exampleUntil, ListingError.heldAlready) {
            if case .heldAlready(let until) = $0 { until } else { nil }
        },
        .carrying("until", .timestamp, example: exampleUntil, ListingError.bumpedAlready) {
            if case .bumpedAlready(let until) = $0 { until } else { nil }
        })

    /// 2026-01-01T01:00:00Z.
    static let exampleUntil = Timestamp(microseconds: 1_767_229_200_000_000)
}
