import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let filtering: [Clause<ListingFixture>] = [
        Clause("categories restrict to any of those named") { market in
            let (jersey, clothing, goods) = (
                try await market.offer(.jersey()), try await market.offer(.clothing()),
                try await market.offer()
            )
            try await market.expectBrowsed([jersey]) { $0.categories = [.jersey] }
            try await market.expectBrowsed([jersey, goods]) { $0.categories = [.jersey, .general] }
            try await market.expectBrowsed([jersey, clothing, goods]) { $0.categories = Category.allCases }
        },
        Clause("conditions restrict to any of those named") { market in
            var byCondition: [Condition: Listing] = [:]
            for condition in Condition.allCases {
                byCondition[condition] = try await market.offer(.clothing(condition))
            }
            let unsaid = try await market.offer()
            for (condition, listing) in byCondition {
                try await market.expectBrowsed([listing]) { $0.conditions = [condition] }
            }
            let (best, worst) = (byCondition[.s], byCondition[.c])
            try await market.expectBrowsed([best, worst].compactMap { $0 }) { $0.conditions = [.c, .s] }
            try await market.expectBrowsed(Array(byCondition.values) + [unsaid]) { _ in }
        },
        Clause("each attribute restricts to goods that have the value") { market in
            let jersey = try await market.offer(.jersey(player: "손흥민", version: .authentic))
            let other = try await market.offer(
                .jersey(
                    league: "EPL", team: "토트넘", season: "2022/23", size: "XL", player: "케인", version: .replica
                ))
            let (nike, adidas) = (
                try await market.offer(.clothing(brand: "나이키", size: "M")),
                try await market.offer(.clothing(brand: "아디다스", size: "S"))
            )
            _ = try await market.offer()
            for listing in [jersey, other, nike, adidas] {
                for (attribute, value) in listing.details.attributes {
                    try await market.expectBrowsed([listing]) { $0.attributes = [attribute: [value]] }
                }
            }
        },
        Clause("several values of an attribute mean any, several attributes mean all") { market in
            let korea = try await market.offer(.jersey(league: "K리그1", size: "L"))
            let england = try await market.offer(.jersey(league: "EPL", size: "L"))
            let spain = try await market.offer(.jersey(league: "라리가", size: "M"))
            try await market.expectBrowsed([korea, spain]) { $0.attributes[.league] = ["라리가", "K리그1"] }
            try await market.expectBrowsed([korea, england]) {
                $0.attributes = [.league: ["EPL", "K리그1", "라리가"], .size: ["L"]]
            }
            try await market.expectBrowsed([]) { $0.attributes = [.league: ["라리가"], .size: ["L"]] }
            try await market.expectBrowsed([]) { $0.attributes[.league] = ["리그", "K리그", "%"] }
        },
        Clause("attributes are compared without regard to case, width and normal form") { market in
            let listing = try await market.offer(.jersey(league: "K리그1", team: "FC서울"))
            for league in ["k리그1", "Ｋ리그１", "K\u{1105}\u{1175}\u{1100}\u{1173}1", "  K리그1 "] {
                try await market.expectBrowsed([listing]) { $0.attributes[.league] = [league] }
            }
            try await market.expectBrowsed([listing]) { $0.attributes[.team] = ["fc서울"] }
        },
        Clause("a price range takes in both ends, by sale price") { market in
            let listings = try await market.offerPriced().rising { $0.details.price.sale.minorUnits }
            let prices = listings.map(\.details.price.sale.minorUnits)
            try expectEqual(prices, [1, 8000, 8000, 9000, 9000], "the prices")
            try await market.expectBrowsed(Array(listings[1...2])) {
                ($0.minimumPrice, $0.maximumPrice) = (8000, 8000)
            }
            try await market.expectBrowsed(Array(listings[1...])) { $0.minimumPrice = 2 }
            try await market.expectBrowsed(Array(listings[..<3])) { $0.maximumPrice = 8999 }
            try await market.expectBrowsed([]) { ($0.minimumPrice, $0.maximumPrice) = (8001, 8999) }
        },
        Clause("prices are compared in one currency only, won unless said otherwise") { market in
            let won = try await market.offer(.goods(price: Money(5000, .krw)))
            let dollars = try await market.offer(.goods(price: Money(5000, .usd)))
            let yen = try await market.offer(.goods(price: Money(4000, .jpy)))
            try await market.expectBrowsed([won]) { $0.minimumPrice = 1 }
            for order in [ListingQuery.Order.cheapest, .dearest] {
                try await market.expectBrowsed([won]) { $0.order = order }
                try await market.expectBrowsed([dollars]) {
                    ($0.order, $0.currency, $0.maximumPrice) = (order, .usd, 5000)
                }
            }
            try await market.expectBrowsed([yen]) { $0.currency = .jpy }
            for order in [ListingQuery.Order.newest, .mostLiked] {
                try await market.expectBrowsed([won, dollars, yen]) { $0.order = order }
            }
        },
        Clause("a seller's listings are found by the seller") { market in
            let mine = [try await market.offer(), try await market.offer(.jersey())]
            let other = try await market.offer(by: market.members.stranger)
            try await market.expectBrowsed(mine) { $0.seller = market.members.seller.memberID }
            try await market.expectBrowsed([other]) { $0.seller = market.members.stranger.memberID }
            try await market.expectBrowsed([]) { $0.seller = market.members.buyer.memberID }
        },
        Clause("a seller's other listings leave out the one that is named") { market in
            let listings = [
                try await market.offer(), try await market.offer(.jersey()), try await market.offer(),
            ]
            let stranger = try await market.offer(by: market.members.stranger)
            let seller = market.members.seller.memberID
            for listing in listings {
                try await market.expectBrowsed(listings.filter { $0.id != listing.id }) {
                    ($0.seller, $0.excluding) = (seller, listing.id)
                }
            }
            try await market.expectBrowsed(listings) { ($0.seller, $0.excluding) = (seller, stranger.id) }
            try await market.expectBrowsed(listings) { $0.excluding = stranger.id }
        },
        Clause("only what is on sale can be asked for") { market in
            let listings = try await market.offer([.goods(), .goods(), .goods(stock: 2), .goods()])
            _ = try await market.hold(listings[0])
            try await market.sell(listings[1])
            _ = try await market.hold(listings[2])
            try await market.expectBrowsed(Array(listings[2...])) { $0.onSaleOnly = true }
        },
        Clause("filters that are combined must all be met") { market in
            let wanted = try await market.offer(.clothing(brand: "나이키", .s))
            _ = try await market.offer([.clothing(brand: "나이키", .a), .clothing(brand: "휠라", .s), .jersey()])
            try await market.expectBrowsed([wanted]) { query in
                query.categories = [.clothing]
                query.conditions = [.s]
                query.attributes = [.brand: ["나이키"]]
                (query.minimumPrice, query.maximumPrice, query.currency) = (1, 50_000, .krw)
                query.seller = market.members.seller.memberID
                query.keyword = "바람막이"
                query.onSaleOnly = true
                query.order = .cheapest
            }
        },
        Clause("a query is answered with all field errors at once") { market in
            var query = ListingQuery()
            (query.minimumPrice, query.maximumPrice) = (Price.largest + 1, -1)
            query.keyword = String(repeating: "가", count: ListingQuery.longestKeyword + 1)
            query.attributes = [.team: Array(repeating: "전북", count: ListingQuery.mostValues + 1)]
            let range = FieldError.Rule.outOfRange(minimum: 0, maximum: Price.largest)
            let wrong: Set<FieldError> = [
                FieldError("minimumPrice", range), FieldError("maximumPrice", range),
                FieldError("minimumPrice", .exceeds(field: "maximumPrice")),
                FieldError("keyword", .tooLong(maximum: ListingQuery.longestKeyword)),
                FieldError("team", .tooLong(maximum: ListingQuery.mostValues)),
            ]
            let asked = query
            try await expectFieldErrors(wrong) { try await market.anonymous.browse(asked, .first) }
        },
    ]
}

extension ListingFixture {
    /// Checks the result of the query for an anonymous visitor, in any order.
    func expectBrowsed(
        _ expected: [Listing], file: StaticString = #fileID, line: UInt = #line,
        _ change: (inout ListingQuery) -> Void
    ) async throws {
        var query = ListingQuery()
        change(&query)
        let page = try await anonymous.browse(query, .first)
        try expectListed(page, expected, "what is found by \(query)", file: file, line: line)
    }
}
