import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Orders and filters.
extension ListingFaults {
    static let filtering: [Fault<ListingFixture>] = [
        .store(
            "turns order round",
            caughtBy: [
                "a hidden listing that is published again keeps its first moment"
            ]
        ) { store in
            let sound = store
            store.page = { filter, page, viewer, now throws(ListingError) in
                try await sound.page(filter, page, viewer, now).reversed
            }
        },
        .store(
            "breaks ties the other way",
            caughtBy: [
                "newest goods come first, those of one moment by identifier"
            ]
        ) { store in
            let sound = store
            store.page = { filter, page, viewer, now throws(ListingError) in
                var found = try await sound.page(filter, page, viewer, now)
                found.items.sort { left, right in
                    let keys = (filter.sortKey(left.listing), filter.sortKey(right.listing))
                    if keys.0 == keys.1 { return left.listing.id < right.listing.id }
                    return filter.isAscending ? keys.0 < keys.1 : keys.0 > keys.1
                }
                return found
            }
        },
        .store(
            "orders by list price",
            caughtBy: [
                "cheapest goods come first by sale price, those of equal price by identifier",
                "dearest goods come first by sale price, those of equal price by identifier",
            ]
        ) { store in
            let sound = store
            store.page = { filter, page, viewer, now throws(ListingError) in
                var found = try await sound.page(filter, page, viewer, now)
                guard filter.order == .cheapest || filter.order == .dearest else { return found }
                found.items.sort { left, right in
                    let prices = [left, right].map(\.listing.details.price.list.minorUnits)
                    return filter.isAscending ? prices[0] < prices[1] : prices[0] > prices[1]
                }
                return found
            }
        },
        .verbs(
            "shows only free goods",
            caughtBy: [
                "reserved and sold goods stay listed with what is on sale"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.onSaleOnly = true }
        },
        .verbs(
            "ignores categories",
            caughtBy: [
                "categories restrict to any of those named",
                "the cursor of another query is refused",
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.categories = [] }
        },
        .verbs(
            "ignores conditions",
            caughtBy: [
                "conditions restrict to any of those named",
                "filters that are combined must all be met",
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.conditions = [] }
        },
        .verbs(
            "ignores attributes",
            caughtBy: [
                "each attribute restricts to goods that have the value"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.attributes = [:] }
        },
        .verbs(
            "takes first value only",
            caughtBy: [
                "several values of an attribute mean any, several attributes mean all"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.attributes = $0.attributes.mapValues { Array($0.prefix(1)) } }
        },
        .verbs(
            "compares attributes exactly",
            caughtBy: [
                "attributes are compared without regard to case, width and normal form"
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in
                query.attributes.allSatisfy { attribute, values in
                    values.contains {
                        $0.utf8.elementsEqual((listing.details.attributes[attribute] ?? "").utf8)
                    }
                }
            }
        },
        .verbs(
            "leaves out price ends",
            caughtBy: [
                "a price range takes in both ends, by sale price"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.maximumPrice = $0.maximumPrice.map { max($0 - 1, 0) } }
        },
        .verbs(
            "ignores currency",
            caughtBy: [
                "prices are compared in one currency only, won unless said otherwise"
            ]
        ) { verbs, _ in
            verbs.changeQuery { query in
                guard query.minimumPrice == nil, query.maximumPrice == nil else { return }
                query.currency = nil
                if query.order != .mostLiked { query.order = .newest }
            }
        },
        .verbs(
            "ignores seller",
            caughtBy: [
                "a seller's listings are found by the seller"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.seller = nil }
        },
        .verbs(
            "ignores what is left out",
            caughtBy: [
                "a seller's other listings leave out the one that is named"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.excluding = nil }
        },
        .verbs(
            "ignores on sale only",
            caughtBy: [
                "only what is on sale can be asked for"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.onSaleOnly = false }
        },
        .verbs(
            "forgets the field errors of a query",
            caughtBy: [
                "a query is answered with all field errors at once"
            ]
        ) { verbs, caller in
            verbs.browse = rescued(verbs.browse) { error, _, _ throws(ListingError) in
                guard case .invalidFields = error, !error.isForeignCursor else { throw error }
                return try await caller.sound.browse(ListingQuery(), .first)
            }
        },
    ]
}
