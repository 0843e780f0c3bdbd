import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let paging: [Clause<ListingFixture>] = [
        Clause("cursors lead through the whole list in each order, each listing once") { market in
            try await market.offerMixed(9)
            for order in ListingQuery.Order.allCases {
                var query = ListingQuery()
                query.order = order
                let whole = try await market.anonymous.browse(query, .first).items.map(\.listing)
                try expectEqual(whole.count, 9, "how many are listed")
                for limit in [1, 2, 3, 4, 9] {
                    let walked = try await market.walk(query, limit: limit)
                    try expectEqual(walked.map(\.id), whole.map(\.id), "\(order) by \(limit)")
                }
            }
        },
        Clause("a page holds no more than was asked for, and names a next one only if there is more") {
            market in
            let listings = try await market.offer([.goods(), .goods(), .goods()])
            for (limit, count, hasNext) in [(1, 1, true), (2, 2, true), (3, 3, false), (100, 3, false)] {
                let page = try await market.anonymous.browse(
                    ListingQuery(), PageRequest(.first, limit: limit))
                try expectEqual(page.items.count, count, "items of \(limit)")
                try expectEqual(page.next != nil, hasNext, "whether there is more than \(limit)")
                try expectEqual(page.numbering, nil, "numbering of a page by cursor")
            }
            try expectEqual(listings.count, 3, "the listings")
        },
        Clause("cursors neither skip nor repeat while goods come in before them") { market in
            try await market.offerMixed(6)
            for order in ListingQuery.Order.allCases {
                var query = ListingQuery()
                query.order = order
                let whole = try await market.anonymous.browse(query, .first).items.map(\.listing.id)
                let first = try await market.anonymous.browse(query, PageRequest(.first, limit: 3))
                let front = try await market.offerAtFront(of: order)
                let cursor = try expectValue(first.next, "the next page")
                let rest = try await market.anonymous.browse(query, PageRequest(.after(cursor)))
                try expectEqual(
                    first.items.map(\.listing.id) + rest.items.map(\.listing.id), whole, "\(order)")
                try await market.seller.delete(front.id)
            }
        },
        Clause("a cursor keeps its place after its listing is gone") { market in
            for order in ListingQuery.Order.allCases {
                try await market.offerMixed(5)
                var query = ListingQuery()
                query.order = order
                let whole = try await market.anonymous.browse(query, .first).items.map(\.listing.id)
                let first = try await market.anonymous.browse(query, PageRequest(.first, limit: 2))
                let cursor = try expectValue(first.next, "the next page")
                try await market.seller.delete(whole[1])
                let rest = try await market.anonymous.browse(query, PageRequest(.after(cursor)))
                try expectEqual(rest.items.map(\.listing.id), Array(whole[2...]), "\(order)")
                for id in whole where id != whole[1] { try await market.seller.delete(id) }
            }
        },
        Clause("numbered pages carry their place and the total") { market in
            try await market.offerMixed(5)
            _ = try await market.seller.publish(.goods(), as: .draft)
            let whole = try await market.anonymous.browse(ListingQuery(), .first).items.map(\.listing.id)
            for (number, expected) in [(1, whole[0..<2]), (2, whole[2..<4]), (3, whole[4..<5])] {
                let page = try await market.anonymous.browse(
                    ListingQuery(), PageRequest(.number(number), limit: 2))
                try expectEqual(page.items.map(\.listing.id), Array(expected), "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
            var query = ListingQuery()
            query.keyword = "없는 것"
            let empty = try await market.anonymous.browse(query, PageRequest(.number(1), limit: 2))
            try expectEqual(empty.numbering, PageNumbering(number: 1, size: 2, total: 0), "an empty list's")
        },
        Clause("a page behind the end is empty and still knows the total") { market in
            try await market.offerMixed(3)
            for number in [2, 7, PageRequest.largestNumber] {
                let page = try await market.anonymous.browse(
                    ListingQuery(), PageRequest(.number(number), limit: 3))
                try expectEqual(page.items.count, 0, "items of page \(number)")
                try expectEqual(page.next, nil, "the next page")
                try expectEqual(page.numbering, PageNumbering(number: number, size: 3, total: 3), "its place")
            }
        },
        Clause("the cursor of another query is refused") { market in
            try await market.offerMixed(3)
            let (buyer, one) = (market.buyer, try PageRequest(.first, limit: 1))
            let page = try await buyer.browse(ListingQuery(), one)
            let cursor = try PageRequest(.after(expectValue(page.next, "the next page")))
            let foreign: Set<FieldError> = [FieldError("after", .mismatch)]
            var queries = Array(repeating: ListingQuery(), count: 8)
            queries[0].order = .mostLiked
            queries[1].categories = [.general]
            queries[2].conditions = [.a]
            queries[3].attributes = [.team: ["전북 현대"]]
            queries[4].minimumPrice = 1
            queries[5].seller = market.members.seller.memberID
            queries[6].keyword = "유니폼"
            queries[7].onSaleOnly = true
            for query in queries {
                try await expectFieldErrors(foreign) { try await buyer.browse(query, cursor) }
            }
            try await expectFieldErrors(foreign) { try await buyer.mine(nil, cursor) }
            try await expectFieldErrors(foreign) { try await buyer.liked(cursor) }
            try expectEqual(try await buyer.browse(ListingQuery(), cursor).items.count, 2, "its own query")
        },
    ]
}

extension ListingFixture {
    /// Puts up that many goods with prices, likes and moments of which some are equal.
    func offerMixed(_ count: Int) async throws {
        for number in 0..<count {
            let listing = try await offer(.goods(price: Money(Int64(1000 + number % 3 * 500), .krw)))
            try await like(listing, times: number % 2)
            if number % 3 == 1 { clock.pass(.seconds(1)) }
        }
    }

    /// Puts up goods that stand first in the order.
    func offerAtFront(of order: ListingQuery.Order) async throws -> Listing {
        clock.pass(.seconds(1))
        let price = order == .cheapest ? 1 : Price.largest
        let listing = try await offer(.goods(price: Money(price, .krw)))
        try await like(listing, times: 3)
        return listing
    }

    /// Follows the cursors of a query from the first page to the last.
    func walk(_ query: ListingQuery, limit: Int) async throws -> [Listing] {
        var (found, request): ([Listing], PageRequest) = ([], try PageRequest(.first, limit: limit))
        for _ in 0..<100 {
            let page = try await anonymous.browse(query, request)
            found += page.items.map(\.listing)
            guard let next = page.next else { return found }
            request = try PageRequest(.after(next), limit: limit)
        }
        throw BrokenPromise("the list does not end")
    }
}
