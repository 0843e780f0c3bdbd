import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    /// The records of sales that the law requires, as the operator's act reads them from the service.
    static let recording: [Clause<ListingFixture>] = [
        Clause("a sale is recorded for the law, and the record outlives the seller and the buyer") { market in
            let service = try market.served()
            let listing = try await market.offer(.goods("동네 축구 유니폼", stock: 3))
            let hold = try await market.hold(listing, 2)
            try expectEqual(try await service.trades(of: hold.order), [], "the records before the sale")
            _ = try await market.seller.confirm(listing.id, hold.order)
            let trades = try await service.trades(of: hold.order)
            let trade = try expectValue(trades.first, "the record")
            try expectEqual(trades.count, 1, "the records of one sale")
            try expectEqual(trade.listing, listing.id, "the listing")
            try expectEqual([trade.seller, trade.buyer], [listing.seller, hold.holder], "the two")
            try expectEqual(trade.category, listing.details.category, "the category")
            try expectEqual(trade.quantity, 2, "the quantity")
            try expectEqual(trade.price, listing.details.price.sale, "the price of one")
            try expectEqual(
                trade.expiresAt, trade.tradedAt.advanced(by: TradeRecord.lifetime), "when it is deleted")
            for member in [market.members.seller, market.members.buyer] { try await market.forget(member) }
            try expectEqual(try await service.trades(of: hold.order), trades, "the records of those who left")
        },
        Clause("the record of a sale is read for five years") { market in
            let service = try market.served()
            let listing = try await market.offer()
            let hold = try await market.hold(listing)
            _ = try await market.seller.confirm(listing.id, hold.order)
            market.clock.advance(by: TradeRecord.lifetime - .seconds(60))
            try expectEqual(try await service.trades(of: hold.order).count, 1, "the records before the end")
            market.clock.advance(by: .seconds(120))
            try expectEqual(try await service.trades(of: hold.order), [], "the records after the end")
        },
        Clause("each sale to an order is recorded once, the earliest first, and a released hold is not") {
            market in
            let (service, order) = (try market.served(), market.newOrder())
            let (first, second) = (try await market.offer(), try await market.offer())
            let other = try await market.offer()
            for listing in [first, second, other] {
                _ = try await market.buyer.hold(listing.id, quantity: 1, for: order, until: market.soon)
            }
            for listing in [second, first] {
                for _ in 0..<2 { _ = try await market.seller.confirm(listing.id, order) }
                market.clock.pass(.seconds(1))
            }
            _ = try await market.buyer.release(other.id, order)
            try await market.sell(try await market.offer())
            let trades = try await service.trades(of: order)
            try expectEqual(trades.map(\.listing), [second.id, first.id], "what was sold to the order")
        },
    ]
}
