import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let expiring: [Clause<ListingFixture>] = HoldClauses.expiring() + ownExpiring

    private static let ownExpiring: [Clause<ListingFixture>] = [
        Clause("a hold runs out at its moment, not before") { market in
            let listing = try await market.offer(.goods(stock: 2))
            let until = market.clock.now().advanced(by: .seconds(60))
            _ = try await market.buyer.hold(
                listing.id, quantity: 2, for: market.newOrder(), until: until)
            market.clock.advance(by: .microseconds(59_999_999))
            let held = try await market.state(of: listing)
            try expectEqual(held.state, .reserved, "the state just before")
            try expectEqual(held.stock, Stock(left: 2, held: 2), "the stock just before")
            market.clock.advance(by: .microseconds(1))
            let free = try await market.state(of: listing)
            try expectEqual(free.state, .onSale, "the state at the moment")
            try expectEqual(free.stock, Stock(left: 2), "the stock at the moment")
        },
        Clause("lists show a listing on sale again once its hold ran out") { market in
            let listing = try await market.offer()
            _ = try await market.buyer.like(listing.id)
            _ = try await market.hold(listing)
            try await market.expectBrowsed([]) { $0.onSaleOnly = true }
            market.clock.advance(by: .seconds(600))
            try await market.expectBrowsed([listing]) { $0.onSaleOnly = true }
        },
        Clause("one's own lists show what is free again once a hold ran out") { market in
            let listings = try await market.offer([.goods(stock: 2), .goods(stock: 2)])
            for listing in listings {
                _ = try await market.buyer.like(listing.id)
                _ = try await market.hold(listing, 2)
            }
            market.clock.advance(by: .seconds(600))
            let free = Array(repeating: Stock(left: 2), count: 2).compactMap { $0 }
            let liked = try await market.buyer.liked(.first)
            try expectEqual(liked.items.map(\.listing.stock), free, "the stock of what is liked")
            let mine = try await market.seller.mine(.onSale, .first)
            try expectEqual(mine.items.map(\.listing.stock), free, "the stock of one's own")
            try expectListed(try await market.seller.mine(.reserved, .first), [], "what is reserved")
        },
        Clause("a listing is edited and removed as if a hold that ran out had never been") { market in
            let listing = try await market.offer(.goods(stock: 2))
            _ = try await market.hold(listing, 2)
            market.clock.advance(by: .seconds(600))
            let edited = try await market.seller.edit(listing.id, .goods(stock: 1), expecting: nil).listing
            try expectEqual(edited.stock, Stock(left: 1), "the stock")
            _ = try await market.hold(listing)
            market.clock.advance(by: .seconds(600))
            try await market.seller.delete(listing.id)
        },
    ]
}
