import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let racing: [Clause<ListingFixture>] = [
        Clause("of 16 buyers racing for the last unit exactly one gets it") { market in
            let listing = try await market.offer(.goods(stock: 1))
            try expectEqual(try await market.race(16, for: listing), 1, "how many got it")
            let held = try await market.state(of: listing)
            try expectEqual(held.stock, Stock(left: 1, held: 1), "the stock")
            try expectEqual(held.state, .reserved, "the state")
        },
        Clause("of 16 buyers racing for 5 units exactly five get one") { market in
            let listing = try await market.offer(.goods(stock: 5))
            try expectEqual(try await market.race(16, for: listing), 5, "how many got one")
            let held = try await market.state(of: listing)
            try expectEqual(held.stock, Stock(left: 5, held: 5), "the stock")
            try expectEqual(held.state, .reserved, "the state")
        },
        Clause("of buyers racing for more than one unit each no unit goes twice") { market in
            let listing = try await market.offer(.goods(stock: 7))
            try expectEqual(try await market.race(8, for: listing, quantity: 2), 3, "how many got two")
            let held = try await market.state(of: listing)
            try expectEqual(held.stock, Stock(left: 7, held: 6), "the stock")
            try expectEqual(held.state, .onSale, "the state")
        },
        Clause("of a confirmation racing a release exactly one takes effect") { market in
            let listing = try await market.offer(.goods(stock: 9))
            var sold = 0
            for _ in 0..<4 {
                let order = try await market.hold(listing).order
                let done = try await count(of: 2) { number in
                    do throws(ListingError) {
                        _ =
                            number == 0
                            ? try await market.seller.confirm(listing.id, order)
                            : try await market.buyer.release(listing.id, order)
                        return true
                    } catch {
                        try expectEqual(error.code, ListingError.holdEnded(.released).code, "the error")
                        return false
                    }
                }
                try expectEqual(done, 1, "how many took effect")
                do throws(ListingError) {
                    _ = try await market.seller.confirm(listing.id, order)
                    sold += 1
                } catch {
                    try expectEqual(error, .holdEnded(.released), "the error")
                }
                try expectEqual(try await market.state(of: listing).stock, Stock(left: 9 - sold), "the stock")
            }
        },
        Clause("confirmations of many holds at once sell each unit once") { market in
            let listing = try await market.offer(.goods(stock: 8))
            var orders: [OrderID] = []
            for _ in 0..<8 { orders.append(try await market.hold(listing).order) }
            let held = orders
            _ = try await count(of: 16) { number in
                try await market.seller.confirm(listing.id, held[number % 8]).state == .confirmed
            }
            let sold = try await market.state(of: listing)
            try expectEqual(sold.stock, Stock(left: 0), "the stock")
            try expectEqual(sold.state, .sold, "the state")
        },
    ]
}

extension ListingFixture {
    /// Lets that many members hold units at once; answers how many succeed. The others must get `notEnough`.
    func race(_ buyers: Int, for listing: Listing, quantity: Int = 1) async throws -> Int {
        let members = (0..<buyers).map { _ in (newMember(), newOrder()) }
        let until = soon
        return try await count(of: buyers) { index in
            let (member, order) = members[index]
            do throws(ListingError) {
                _ = try await repository(as: member).hold(
                    listing.id, quantity: quantity, for: order, until: until)
                return true
            } catch {
                try expectEqual(error, .notEnough(available: listing.stock.left % quantity), "the error")
                return false
            }
        }
    }
}
