import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let endingHolds: [Clause<ListingFixture>] = HoldClauses.ending() + ownEndings

    private static let ownEndings: [Clause<ListingFixture>] = [
        Clause("a confirmed hold is a sale, and the last one sells the listing out") { market in
            let listing = try await market.offer(.goods(stock: 3))
            let first = try await market.hold(listing, 2)
            let confirmed = try await market.seller.confirm(listing.id, first.order)
            try expectEqual(confirmed, try first.ended(.confirmed, at: first.until), "the hold")
            let left = try await market.state(of: listing)
            try expectEqual(left.stock, Stock(left: 1), "the stock")
            try expectEqual(left.state, .onSale, "the state")
            let last = try await market.hold(listing)
            _ = try await market.operator.confirm(listing.id, last.order)
            let sold = try await market.state(of: listing)
            try expectEqual(sold.stock, Stock(left: 0), "the stock")
            try expectEqual(sold.state, .sold, "the state")
        },
        Clause("a listing whose last units are held stays reserved while others of it are sold") { market in
            let listing = try await market.offer(.goods(stock: 2))
            let (first, _) = (try await market.hold(listing), try await market.hold(listing))
            _ = try await market.seller.confirm(listing.id, first.order)
            let held = try await market.state(of: listing)
            try expectEqual(held.stock, Stock(left: 1, held: 1), "the stock")
            try expectEqual(held.state, .reserved, "the state")
        },
        Clause("a released hold gives its units back, and a reserved listing is on sale again") { market in
            let listing = try await market.offer(.goods(stock: 2))
            let hold = try await market.hold(listing, 2)
            try expectEqual(try await market.state(of: listing).state, .reserved, "the state before")
            let released = try await market.buyer.release(listing.id, hold.order)
            try expectEqual(released, try hold.ended(.released, at: released.until), "the hold")
            try expect(released.until < hold.until, "it must say when it was let go")
            let free = try await market.state(of: listing)
            try expectEqual(free.stock, Stock(left: 2), "the stock")
            try expectEqual(free.state, .onSale, "the state")
            _ = try await market.hold(listing, 2)
        },
        Clause("an order that was sold to is told so when it asks again") { market in
            let listing = try await market.offer()
            let hold = try await market.hold(listing)
            let confirmed = try await market.seller.confirm(listing.id, hold.order)
            let again = try await market.buyer.hold(
                listing.id, quantity: 1, for: hold.order, until: market.soon)
            try expectEqual(again, confirmed, "the hold")
            try expectEqual(try await market.state(of: listing).stock, Stock(left: 0), "the stock")
        },
        Clause("the seller and operators confirm, nobody else") { market in
            let listing = try await market.offer(.goods(stock: 9))
            let order = try await market.hold(listing).order
            try await expectRefused(.notYours) { try await market.buyer.confirm(listing.id, order) }
            for other in [market.stranger, market.moderator] {
                try await expectRefused(.holdNotFound) { try await other.confirm(listing.id, order) }
            }
            try expectEqual(try await market.state(of: listing).stock, Stock(left: 9, held: 1), "the stock")
            for keeper in [market.seller, market.operator] {
                let hold = try await market.hold(listing)
                let end = try await keeper.confirm(listing.id, hold.order)
                try expectEqual(end.state, .confirmed, "the hold")
                try expectEqual(end.holder, hold.holder, "the holder")
            }
        },
        Clause("the holder, the seller and operators release, nobody else") { market in
            let listing = try await market.offer(.goods(stock: 9))
            let order = try await market.hold(listing).order
            for other in [market.stranger, market.moderator] {
                try await expectRefused(.holdNotFound) { try await other.release(listing.id, order) }
            }
            try expectEqual(try await market.state(of: listing).stock, Stock(left: 9, held: 1), "the stock")
            for keeper in [market.buyer, market.seller, market.operator] {
                let hold = try await market.hold(listing)
                let end = try await keeper.release(listing.id, hold.order)
                try expectEqual(end.state, .released, "the hold")
            }
        },
        Clause("a hold that was never made is not found") { market in
            let (listing, other) = (try await market.offer(), try await market.offer())
            let order = try await market.hold(other).order
            for order in [market.newOrder(), order] {
                for keeper in [market.seller, market.buyer, market.operator] {
                    try await expectRefused(.holdNotFound) { try await keeper.confirm(listing.id, order) }
                    try await expectRefused(.holdNotFound) { try await keeper.release(listing.id, order) }
                }
            }
            let nowhere = ListingID(order.raw)
            try await expectRefused(.holdNotFound) { try await market.seller.confirm(nowhere, order) }
            try await expectRefused(.holdNotFound) { try await market.seller.release(nowhere, order) }
        },
    ]
}
