import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let repeatingHolds: [Clause<ListingFixture>] = [
        Clause("the same hold again under its key is answered as then, also after it ended") { market in
            let listing = try await market.offer(.goods(stock: 3))
            let (key, order, until) = (market.newKey(), market.newOrder(), market.soon)
            func hold() async throws -> Hold {
                try await market.buyer.hold(
                    listing.id, quantity: 2, for: order, until: until, idempotencyKey: key)
            }
            let made = try await hold()
            try expectEqual(try await hold(), made, "the hold again")
            try expectEqual(try await market.state(of: listing).stock, Stock(left: 3, held: 2), "the stock")
            _ = try await market.buyer.release(listing.id, order)
            try expectEqual(try await hold(), made, "after its release")
            market.clock.advance(by: .seconds(3600))
            try expectEqual(try await hold(), made, "after its time")
            try await market.seller.delete(listing.id)
            try expectEqual(try await hold(), made, "after the listing went")
        },
        Clause("a key that stands for another hold is refused, and nothing is held") { market in
            let listing = try await market.offer(.goods(stock: 9))
            let (key, order, until) = (market.newKey(), market.newOrder(), market.soon)
            _ = try await market.buyer.hold(
                listing.id, quantity: 1, for: order, until: until, idempotencyKey: key)
            let later = until.advanced(by: .seconds(1))
            for (other, quantity, end) in [
                (order, 2, until), (market.newOrder(), 1, until), (order, 1, later),
            ] {
                try await expectRefused(.service(.keyReused)) {
                    try await market.buyer.hold(
                        listing.id, quantity: quantity, for: other, until: end, idempotencyKey: key)
                }
            }
            try expectEqual(try await market.state(of: listing).stock, Stock(left: 9, held: 1), "the stock")
        },
        Clause("a hold that the order had before is answered as it is, and so again") { market in
            let listing = try await market.offer(.goods(stock: 9))
            let made = try await market.hold(listing)
            let (key, later) = (market.newKey(), made.until.advanced(by: .seconds(60)))
            for _ in 0..<2 {
                let hold = try await market.buyer.hold(
                    listing.id, quantity: 1, for: made.order, until: later, idempotencyKey: key)
                try expectEqual(hold, made, "the hold")
            }
        },
        Clause("the key of a member who has left tells nothing of what was answered") { market in
            let key = market.newKey()
            _ = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            try await market.forget(market.members.seller)
            try await expectRefused(.service(.accessInvalid)) {
                try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            }
        },
    ]
}
