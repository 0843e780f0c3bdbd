import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let holding: [Clause<ListingFixture>] = HoldClauses.making("listings") + ownHolding

    private static let ownHolding: [Clause<ListingFixture>] = [
        Clause("a hold keeps units for its order and says so") { market in
            let listing = try await market.offer(.goods(stock: 5))
            let (order, until) = (market.newOrder(), market.soon)
            let hold = try await market.buyer.hold(listing.id, quantity: 2, for: order, until: until)
            let buyer = try expectValue(market.members.buyer.memberID, "the buyer's identifier")
            let expected = Hold(listing: listing.id, order: order, holder: buyer, quantity: 2, until: until)
            try expectEqual(hold, expected, "the hold")
            let held = try await market.state(of: listing)
            try expectEqual(held.stock, Stock(left: 5, held: 2), "the stock")
            try expectEqual(held.state, .onSale, "the state")
        },
        Clause("a listing is reserved when its last unit is held") { market in
            let listing = try await market.offer(.goods(stock: 3))
            _ = try await market.hold(listing, 2)
            try expectEqual(try await market.state(of: listing).state, .onSale, "the state with one left")
            _ = try await market.hold(listing, 1)
            let held = try await market.state(of: listing)
            try expectEqual(held.state, .reserved, "the state with none left")
            try expectEqual(held.stock, Stock(left: 3, held: 3), "the stock")
        },
        Clause("nobody holds units of their own listing") { market in
            let listing = try await market.offer()
            try await expectRefused(.ownListing) {
                try await market.seller.hold(
                    listing.id, quantity: 1, for: market.newOrder(), until: market.soon)
            }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("a hold is of 1 to 9,999 units and ends within an hour") { market in
            let listing = try await market.offer(.goods(stock: 9999))
            let now = market.clock.now()
            let hour = now.advanced(by: .seconds(3600))
            for (quantity, until, fields) in [
                (0, market.soon, ["quantity"]), (-1, market.soon, ["quantity"]),
                (10_000, market.soon, ["quantity"]), (1, now, ["until"]),
                (1, hour.advanced(by: .microseconds(1)), ["until"]), (0, now, ["quantity", "until"]),
            ] {
                let error = try await refusal(by: ListingError.self) {
                    try await market.buyer.hold(
                        listing.id, quantity: quantity, for: market.newOrder(), until: until)
                }
                guard case .invalidFields(let fieldErrors) = error else { throw error }
                try expectEqual(fieldErrors.map(\.field), fields, "the fields complained about")
            }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
            let most = try await market.buyer.hold(
                listing.id, quantity: 9999, for: market.newOrder(), until: hour)
            try expectEqual(most.until, hour, "the end of the longest hold")
        },
        Clause("only what is on sale is held") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            let hidden = try await market.offer()
            _ = try await market.seller.hide(hidden.id)
            let removed = try await market.offer()
            try await market.seller.delete(removed.id)
            let sold = try await market.offer()
            try await market.sell(sold)
            for (listing, error) in [
                (draft, ListingError.notFound), (hidden, .notFound), (removed, .notFound),
                (sold, .wrongState(.sold)),
            ] {
                try await expectRefused(error) {
                    try await market.buyer.hold(
                        listing.id, quantity: 1, for: market.newOrder(), until: market.soon)
                }
            }
            try await expectRefused(.wrongState(.hidden)) {
                try await market.moderator.hold(
                    hidden.id, quantity: 1, for: market.newOrder(), until: market.soon)
            }
        },
        Clause("units held of a listing that is hidden stay held") { market in
            let listing = try await market.offer(.goods(stock: 2))
            let hold = try await market.hold(listing)
            let hidden = try await market.seller.hide(listing.id).listing
            try expectEqual(hidden.stock, Stock(left: 2, held: 1), "the stock")
            let kept = try await market.state(of: listing)
            try expectEqual(kept.stock, Stock(left: 2, held: 1), "the stock that is kept")
            let sold = try await market.seller.confirm(listing.id, hold.order)
            try expectEqual(sold.state, .confirmed, "the hold")
            let left = try await market.state(of: listing)
            try expectEqual(left.stock, Stock(left: 1), "the stock after the sale")
            try expectEqual(left.state, .hidden, "the state after the sale")
        },
    ]
}
