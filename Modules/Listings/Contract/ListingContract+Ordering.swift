import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let ordering: [Clause<ListingFixture>] = [
        Clause("newest goods come first, those of one moment by identifier") { market in
            var listings: [Listing] = []
            for _ in 0..<3 {
                listings += try await market.offer([.goods(), .goods(), .goods()])
                market.clock.pass(.microseconds(1))
            }
            let expected = listings.falling { $0.publishedAt?.microseconds ?? 0 }
            try expectPage(try await market.anonymous.browse(ListingQuery(), .first), expected)
        },
        Clause("most liked goods come first, those of equal likes by identifier") { market in
            let listings = try await market.offer([.goods(), .goods(), .goods(), .goods(), .goods()])
            var liked: [Listing] = []
            for (listing, likes) in zip(listings, [1, 2, 0, 2, 1]) {
                try await market.like(listing, times: likes)
                liked.append(try await market.state(of: listing))
            }
            var query = ListingQuery()
            query.order = .mostLiked
            let page = try await market.anonymous.browse(query, .first)
            try expectPage(page, liked.falling { Int64($0.likes) })
            try expectEqual(page.items.map(\.listing.likes), [2, 2, 1, 1, 0], "the likes")
        },
        Clause("cheapest goods come first by sale price, those of equal price by identifier") { market in
            var query = ListingQuery()
            query.order = .cheapest
            let page = try await market.anonymous.browse(query, .first)
            try expectPage(page, [], "an empty market")
            let listings = try await market.offerPriced()
            try expectPage(
                try await market.anonymous.browse(query, .first),
                listings.rising { $0.details.price.sale.minorUnits })
        },
        Clause("dearest goods come first by sale price, those of equal price by identifier") { market in
            let listings = try await market.offerPriced()
            var query = ListingQuery()
            query.order = .dearest
            try expectPage(
                try await market.anonymous.browse(query, .first),
                listings.falling { $0.details.price.sale.minorUnits })
        },
        Clause("reserved and sold goods stay listed with what is on sale") { market in
            let listings = try await market.offer([.goods(), .goods(), .goods()])
            _ = try await market.hold(listings[0])
            try await market.sell(listings[1])
            let page = try await market.anonymous.browse(ListingQuery(), .first)
            try expectListed(page, listings)
            try expectEqual(
                Set(page.items.map(\.listing.state)), [.reserved, .sold, .onSale], "the states")
        },
        Clause("everybody sees in a list which of the goods they like") { market in
            let (liked, other) = (try await market.offer(), try await market.offer())
            _ = try await market.buyer.like(liked.id)
            for (reader, expected) in [
                (market.buyer, [liked.id]), (market.stranger, []), (market.anonymous, []),
            ] {
                let page = try await reader.browse(ListingQuery(), .first)
                try expectListed(page, [liked, other])
                try expectEqual(page.items.filter(\.isLiked).map(\.listing.id), expected, "what is liked")
            }
        },
    ]
}

extension ListingFixture {
    /// Goods whose order by list price is not that by sale price.
    func offerPriced() async throws -> [Listing] {
        try await offer([
            .goods(price: Money(9000, .krw)), .goods(price: Money(12_000, .krw), discount: Money(4000, .krw)),
            .goods(price: Money(8000, .krw)), .goods(price: Money(9000, .krw)),
            .goods(price: Money(10_000, .krw), discount: Money(9999, .krw)),
        ])
    }
}
