public import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    /// On how many listings a member may hold, at a place with `HoldClauses.limits`.
    public static let limiting: [Clause<ListingFixture>] = HoldClauses.limiting() + forgiving

    private static let forgiving: [Clause<ListingFixture>] = [
        Clause("a hold that is forgiven counts no more, whether it was released or ran out") { market in
            let (listing, service) = (try await market.offer(), try market.served())
            let released = try await market.hold(listing)
            _ = try await market.buyer.release(listing.id, released.order)
            for _ in 0..<2 { try await service.forgive(released.order, on: listing.id) }
            let expired = try await market.hold(listing)
            market.clock.advance(by: .seconds(3600))
            try await service.forgive(expired.order, on: listing.id)
            _ = try await market.hold(listing)
            try expectEqual(
                try await market.state(of: listing).stock, Stock(left: 1, held: 1), "the stock")
        },
        Clause("a hold that keeps or sold its units is not forgiven") { market in
            let (listing, service) = (try await market.offer(.goods(stock: 2)), try market.served())
            let hold = try await market.hold(listing)
            try await service.forgive(hold.order, on: listing.id)
            let until = hold.until.advanced(by: .seconds(3600))
            try await expectRefused(.heldAlready(until: until)) { try await market.hold(listing) }
            let sold = try await market.seller.confirm(listing.id, hold.order)
            try await service.forgive(hold.order, on: listing.id)
            let again = try await market.seller.confirm(listing.id, hold.order)
            try expectEqual(again, sold, "the hold")
        },
    ]
}
