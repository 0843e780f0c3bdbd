import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let ownLists: [Clause<ListingFixture>] = [
        Clause("own listings come last made first, in every state but removed, and no one else's") { market in
            var listings = try await market.offerInEachState()
            listings[.removed] = nil
            _ = try await market.offer(by: market.members.stranger)
            let expected = Array(listings.values).falling { $0.createdAt.microseconds }
            try expectPage(try await market.seller.mine(nil, .first), expected)
            try expectPage(try await market.buyer.mine(nil, .first), [], "a buyer's")
        },
        Clause("own listings can be asked for by state") { market in
            let listings = try await market.offerInEachState()
            for state in ListingState.allCases {
                let expected = state == .removed ? [] : [listings[state]].compactMap { $0 }
                let page = try await market.seller.mine(state, .first)
                try expectPage(page, expected, "own \(state) listings")
                try expectEqual(page.items.map(\.listing.state), expected.map { _ in state }, "the states")
            }
        },
        Clause("own listings made at one moment come by identifier, page by page") { market in
            let listings = try await market.offer([.goods(), .goods(), .goods(), .goods(), .goods()])
            let expected = listings.falling { $0.createdAt.microseconds }
            let first = try await market.seller.mine(nil, PageRequest(.first, limit: 2))
            try expectPage(first, Array(expected[..<2]), "the first page")
            let cursor = try expectValue(first.next, "the next page")
            let rest = try await market.seller.mine(nil, PageRequest(.after(cursor), limit: 3))
            try expectPage(rest, Array(expected[2...]), "the second page")
            try expectEqual(rest.next, nil, "the page behind the last")
            let second = try await market.seller.mine(nil, PageRequest(.number(2), limit: 3))
            try expectPage(second, Array(expected[3...]), "the page of that number")
            try expectEqual(second.numbering, PageNumbering(number: 2, size: 3, total: 5), "its place")
        },
        Clause("the cursor of somebody's own list is refused for others and other states") { market in
            for principal in [market.members.seller, market.members.stranger] {
                _ = try await market.offer(by: principal)
                _ = try await market.offer(by: principal)
            }
            let page = try await market.seller.mine(nil, PageRequest(.first, limit: 1))
            let cursor = try PageRequest(.after(expectValue(page.next, "the next page")))
            let foreign: Set<FieldError> = [FieldError("after", .mismatch)]
            try await expectFieldErrors(foreign) { try await market.stranger.mine(nil, cursor) }
            try await expectFieldErrors(foreign) { try await market.seller.mine(.onSale, cursor) }
            try await expectFieldErrors(foreign) { try await market.seller.liked(cursor) }
            try await expectFieldErrors(foreign) {
                try await market.seller.browse(ListingQuery(), cursor)
            }
        },
    ]
}

extension ListingFixture {
    /// One listing of the seller's in each state, made one after the other.
    func offerInEachState() async throws -> [ListingState: Listing] {
        var listings: [ListingState: Listing] = [:]
        for state in ListingState.allCases {
            clock.pass(.seconds(1))
            let visibility: Visibility = state == .draft ? .draft : .onSale
            let listing = try await seller.publish(.goods("\(state)"), as: visibility).listing
            listings[state] = listing
            switch state {
            case .draft, .onSale: break
            case .reserved: _ = try await hold(listing)
            case .sold: try await sell(listing)
            case .hidden: _ = try await seller.hide(listing.id)
            case .removed: try await seller.delete(listing.id)
            }
        }
        return listings
    }
}
