import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let forgetting: [Clause<ListingFixture>] = [
        Clause("the listings of a member who has left are gone, and nobody else's") { market in
            let listings = try await market.offerInEachState()
            let other = try await market.offer(by: market.members.stranger)
            try await market.forget(market.members.seller)
            for listing in listings.values {
                try await expectRefused(.notFound) { try await market.moderator.listing(listing.id) }
            }
            try await market.expectBrowsed([other]) { _ in }
        },
        Clause("nothing is written for a member who has left, though they were let in before") { market in
            let (own, other) = (try await market.offer(), try await market.offer(by: market.members.buyer))
            let hold = try await market.hold(own)
            let seller = market.seller
            try await market.forget(market.members.seller)
            for write in market.writes(own, other, hold.order) {
                try await expectRefused(.service(.accessInvalid)) { try await write(seller) }
            }
            try await market.expectBrowsed([other]) { _ in }
            let kept = try await market.buyer.listing(other.id).listing
            try expectEqual(kept, other, "what the member tried to like and to hold")
            try await expectRefused(.service(.accessInvalid)) {
                try await market.seller.publish(.goods(), as: .draft)
            }
        },
        Clause("a moderator who has left hides and removes nothing, though they were let in before") {
            market in
            let listing = try await market.offer()
            let moderator = market.moderator
            try await market.forget(market.members.moderator)
            for act in ModerationAct.allCases {
                try await expectRefused(.service(.accessInvalid)) {
                    try await moderator.moderate(listing.id, act, reason: "이유")
                }
            }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("the likes of a member who has left no longer count") { market in
            let (liked, other) = (try await market.offer(), try await market.offer())
            for reader in [market.buyer, market.stranger] { _ = try await reader.like(liked.id) }
            _ = try await market.stranger.like(other.id)
            try await market.forget(market.members.buyer)
            try expectEqual(try await market.anonymous.listing(liked.id).listing.likes, 1, "the likes")
            try expectEqual(try await market.anonymous.listing(other.id).listing.likes, 1, "the other's")
            try expectEqual(try await market.buyer.listing(liked.id).isLiked, false, "whether it is liked")
            try expectPage(try await market.buyer.liked(.first), [], "what they like")
            try expectListed(try await market.stranger.liked(.first), [liked, other], "what others like")
        },
        Clause("the holds of a member who has left are released") { market in
            let listing = try await market.offer(.goods(stock: 3))
            let bought = try await market.hold(listing)
            _ = try await market.seller.confirm(listing.id, bought.order)
            let held = try await market.hold(listing)
            _ = try await market.stranger.hold(
                listing.id, quantity: 1, for: market.newOrder(), until: market.soon)
            try expectEqual(try await market.state(of: listing).state, .reserved, "the state before")
            try await market.forget(market.members.buyer)
            let free = try await market.state(of: listing)
            try expectEqual(free.stock, Stock(left: 2, held: 1), "the stock")
            try expectEqual(free.state, .onSale, "the state")
            try await expectRefused(.holdEnded(.released)) {
                try await market.seller.confirm(listing.id, held.order)
            }
        },
        Clause("forgetting a member again, or one who was never seen, changes nothing") { market in
            let listing = try await market.offer(.goods(stock: 2))
            _ = try await market.offer(by: market.members.buyer)
            _ = try await market.buyer.like(listing.id)
            _ = try await market.hold(listing)
            try await market.forget(market.members.buyer)
            let once = try await market.state(of: listing)
            market.clock.pass(.seconds(1))
            try await market.forget(market.members.buyer)
            try await market.forget(market.newMember())
            try expectEqual(try await market.state(of: listing), once, "the listing")
            try await market.expectBrowsed([listing]) { _ in }
        },
    ]

    static let keeping: [Clause<ListingFixture>] = [
        Clause("listings that were answered are there after the market was closed and opened") { market in
            let listings = try await market.offerInEachState()
            let before = try await market.seller.mine(nil, .first)
            try await market.reopen()
            try expectEqual(try await market.seller.mine(nil, .first), before, "own listings")
            for (state, listing) in listings where state != .removed {
                let read = try await market.seller.listing(listing.id)
                let listed = before.items.first { $0.listing.id == listing.id }
                try expectEqual(read, listed, "the \(state) listing")
            }
        },
        Clause("edits, likes and holds that were answered are there after that, too") { market in
            let listing = try await market.offer(.goods(stock: 5))
            let (kept, sold) = (try await market.hold(listing), try await market.hold(listing, 2))
            _ = try await market.seller.confirm(listing.id, sold.order)
            _ = try await market.buyer.like(listing.id)
            _ = try await market.seller.edit(listing.id, .goods("새 제목", stock: 4), expecting: nil)
            let before = try await market.buyer.listing(listing.id)
            try await market.reopen()
            try expectEqual(try await market.buyer.listing(listing.id), before, "the listing")
            try expectEqual(before.listing.stock, Stock(left: 4, held: 1), "the stock")
            try expectPage(try await market.buyer.liked(.first), [listing], "what is liked")
            let again = try await market.buyer.hold(
                listing.id, quantity: 1, for: kept.order, until: market.soon)
            try expectEqual(again, kept, "the hold")
            try await expectRefused(.holdEnded(.confirmed)) {
                try await market.buyer.release(listing.id, sold.order)
            }
        },
        Clause("the cursor of a page leads on after the market was closed and opened") { market in
            try await market.offerMixed(5)
            let whole = try await market.anonymous.browse(ListingQuery(), .first).items.map(\.listing.id)
            let first = try await market.anonymous.browse(ListingQuery(), PageRequest(.first, limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            try await market.reopen()
            let rest = try await market.anonymous.browse(ListingQuery(), PageRequest(.after(cursor)))
            try expectEqual(rest.items.map(\.listing.id), Array(whole[2...]), "the rest")
        },
    ]
}

extension ListingFixture {
    /// All writes of a member about an own listing, another member's listing and an order.
    fileprivate func writes(
        _ own: Listing, _ other: Listing, _ order: OrderID
    ) -> [@Sendable (any ListingRepository) async throws -> Void] {
        let (until, next) = (soon, newOrder())
        return [
            { _ = try await $0.publish(.goods(), as: .onSale) }, { _ = try await $0.like(other.id) },
            { _ = try await $0.unlike(other.id) },
            { _ = try await $0.hold(other.id, quantity: 1, for: next, until: until) },
            { _ = try await $0.release(own.id, order) }, { _ = try await $0.confirm(own.id, order) },
        ]
    }
}
