import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    /// What a block between two members hides from each.
    static let blocking: [Clause<ListingFixture>] = seeing + paging(through: .goods()) + ending

    private static let seeing: [Clause<ListingFixture>] = [
        Clause("of two of whom one has blocked the other neither sees the other's listings") { market in
            let (seller, buyer) = (market.members.seller, market.members.buyer)
            let (theirs, own) = (try await market.offer(), try await market.offer(by: buyer))
            let other = try await market.offer(by: market.members.stranger)
            for listing in [theirs, other] { _ = try await market.buyer.like(listing.id) }
            for listing in [own, other] { _ = try await market.seller.like(listing.id) }
            try await market.stand(buyer, .blocked, towards: seller)
            for (principal, hidden, seen) in [(buyer, theirs, own), (seller, own, theirs)] {
                let verbs = market.repository(as: principal)
                try await expectRefused(.notFound) { try await verbs.listing(hidden.id) }
                try expectListed(try await verbs.browse(ListingQuery(), .first), [seen, other], "the market")
                var query = ListingQuery()
                query.seller = hidden.seller
                try expectPage(try await verbs.browse(query, .first), [], "the other's listings")
                try expectPage(try await verbs.liked(.first), [other], "what is liked")
                try expectEqual(try await verbs.listing(seen.id).listing.id, seen.id, "one's own")
                try expectPage(try await verbs.mine(nil, .first), [seen], "one's own list")
            }
        },
        Clause("what is hidden by a block everybody else sees, visitors and moderators among them") {
            market in
            let members = market.members
            let listing = try await market.offer()
            try await market.stand(members.buyer, .blocked, towards: members.seller)
            try await market.stand(members.seller, .blocked, towards: members.moderator)
            for verbs in [market.anonymous, market.stranger, market.moderator] {
                try expectEqual(try await verbs.listing(listing.id).listing.id, listing.id)
                try expectPage(try await verbs.browse(ListingQuery(), .first), [listing])
            }
        },
        Clause("what was hidden by a block is there again without it, and so are likes") { market in
            let (seller, buyer) = (market.members.seller, market.members.buyer)
            let listing = try await market.offer()
            _ = try await market.buyer.like(listing.id)
            for standing in [Standing.blocked, .active] {
                try await market.stand(buyer, standing, towards: seller)
                let expected = standing == .active ? [listing] : []
                try expectPage(try await market.buyer.browse(ListingQuery(), .first), expected, "the market")
                try expectPage(try await market.buyer.liked(.first), expected, "what is liked")
            }
        },
    ]

    private static func paging(through draft: ListingDraft) -> [Clause<ListingFixture>] {
        [
            Clause("pages pass over what is hidden: nothing twice, nothing skipped, and the right totals") {
                market in
                let (members, buyer) = (market.members, market.buyer)
                var seen: [Listing] = []
                for number in 0..<9 {
                    let isHidden = number % 3 != 1
                    let listing = try await market.offer(
                        draft, by: isHidden ? members.seller : members.stranger)
                    _ = try await buyer.like(listing.id)
                    if !isHidden { seen.insert(listing, at: 0) }
                    market.clock.pass(.seconds(1))
                }
                let half = try await buyer.browse(ListingQuery(), PageRequest(.first, limit: 4))
                try await market.stand(members.buyer, .blocked, towards: members.seller)
                let rest = try await buyer.browse(
                    ListingQuery(), PageRequest(.after(expectValue(half.next, "a cursor"))))
                try expectPage(rest, Array(seen.dropFirst()), "behind a cursor of before")
                try await expectWhole(seen) { try await buyer.browse(ListingQuery(), $0) }
                try await expectWhole(seen) { try await buyer.liked($0) }
            }
        ] + [crowded(draft)]
    }

    private static func crowded(_ draft: ListingDraft) -> Clause<ListingFixture> {
        Clause("of a crowd of hidden sellers each page leaves out what is theirs, and leads on") {
            market in
            let (members, buyer) = (market.members, market.buyer)
            var (seen, hidden): ([Listing], [Listing]) = ([], [])
            for number in 0..<9 {
                let isHidden = number % 3 == 1
                let listing = try await market.offer(
                    draft, by: isHidden ? members.seller : members.stranger)
                _ = try await buyer.like(listing.id)
                if isHidden { hidden.append(listing) } else { seen.insert(listing, at: 0) }
                market.clock.pass(.seconds(1))
            }
            try await market.stand(members.buyer, .blocked, towards: members.seller)
            try market.crowd(around: members.buyer)
            for limit in [1, 2, 4] {
                let browsed = try await walked(by: limit) { try await buyer.browse(ListingQuery(), $0) }
                try expectPage(Page(items: browsed), seen, "the market by \(limit)")
                let liked = try await walked(by: limit) { try await buyer.liked($0) }
                try expectPage(Page(items: liked), seen, "what is liked by \(limit)")
            }
            for listing in hidden {
                try await expectRefused(.notFound) { try await buyer.listing(listing.id) }
            }
        }
    }

    /// All pages of that size in order.
    private static func walked(
        by limit: Int, _ page: (PageRequest) async throws -> Page<ListingView>
    ) async throws -> [ListingView] {
        var (walked, next): ([ListingView], PageRequest?) = ([], try PageRequest(.first, limit: limit))
        while let request = next, walked.count < 20 {
            let found = try await page(request)
            walked += found.items
            next = try found.next.map { try PageRequest(.after($0), limit: limit) }
        }
        return walked
    }

    /// Checks that pages of one and of two items, by cursor and by number, make up these listings.
    private static func expectWhole(
        _ listings: [Listing], file: StaticString = #fileID, line: UInt = #line,
        _ page: (PageRequest) async throws -> Page<ListingView>
    ) async throws {
        for limit in [1, 2] {
            let all = try await walked(by: limit, page)
            try expectPage(Page(items: all), listings, "by \(limit)", file: file, line: line)
            let numbered = try await page(PageRequest(.number(2), limit: limit))
            let expected = Array(listings.dropFirst(limit).prefix(limit))
            try expectPage(numbered, expected, "the second page", file: file, line: line)
            try expectEqual(numbered.numbering?.total, listings.count, "how many", file: file, line: line)
        }
    }

    private static let ending: [Clause<ListingFixture>] = [
        Clause("what is held before a block can be sold and given back behind it, and a like be taken back") {
            market in
            let (seller, buyer) = (market.members.seller, market.members.buyer)
            let listing = try await market.offer(.goods(stock: 2))
            let (sold, released) = (try await market.hold(listing), try await market.hold(listing))
            _ = try await market.buyer.like(listing.id)
            try await market.stand(buyer, .blocked, towards: seller)
            _ = try await market.seller.confirm(listing.id, sold.order)
            _ = try await market.buyer.release(listing.id, released.order)
            try expectEqual(try await market.buyer.unlike(listing.id), 0, "likes")
            let stock = try await market.state(of: listing).stock
            try expectEqual(stock.available, 1, "what can be had again")
        }
    ]
}
