import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let withdrawing: [Clause<ListingFixture>] = [
        Clause("a draft is shown to its seller alone") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            try expectEqual(draft.state, .draft, "the state")
            try expectEqual(draft.publishedAt, nil, "the moment of publication")
            try expectEqual(try await market.seller.listing(draft.id).listing, draft, "the seller's view")
            for reader in [market.stranger, market.moderator, market.operator, market.anonymous] {
                try await expectRefused(.notFound) { try await reader.listing(draft.id) }
            }
            try expectPage(try await market.seller.browse(ListingQuery(), .first), [], "the market")
            try expectPage(try await market.seller.mine(nil, .first), [draft], "own listings")
        },
        Clause("a published draft is shown to all from that moment") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            market.clock.pass(.seconds(60))
            let made = try await market.seller.publish(draft.id).listing
            try expectEqual(made.state, .onSale, "the state")
            try market.clock.expectNow(made.publishedAt, "the moment of publication")
            try expect(made.publishedAt.map { $0 > draft.createdAt } ?? false, "that it is later")
            try expectEqual(made.createdAt, draft.createdAt, "the moment of making")
            try expectEqual(try await market.anonymous.listing(draft.id).listing, made, "the view of all")
        },
        Clause("a hidden listing is seen by its seller and moderators, and listed for nobody") { market in
            let listing = try await market.offer()
            let hidden = try await market.seller.hide(listing.id).listing
            try expectEqual(hidden.state, .hidden, "the state")
            for reader in [market.seller, market.moderator, market.operator] {
                try expectEqual(try await reader.listing(listing.id).listing, hidden, "the listing")
                try expectPage(try await reader.browse(ListingQuery(), .first), [], "the market")
            }
            for reader in [market.stranger, market.buyer, market.anonymous] {
                try await expectRefused(.notFound) { try await reader.listing(listing.id) }
            }
        },
        Clause("a hidden listing that is published again keeps its first moment") { market in
            let first = try await market.offer(.goods("먼저"))
            market.clock.pass(.seconds(60))
            let second = try await market.offer(.goods("나중"))
            _ = try await market.seller.hide(first.id)
            market.clock.pass(.seconds(60))
            let again = try await market.seller.publish(first.id).listing
            try expectEqual(again.publishedAt, first.publishedAt, "the moment of publication")
            try expectEqual(again.state, .onSale, "the state")
            try expectPage(try await market.anonymous.browse(ListingQuery(), .first), [second, again])
        },
        Clause("a listing is published and hidden only from where that leads") { market in
            let id = try await market.offer().id
            try await expectRefused(.wrongState(.onSale)) { try await market.seller.publish(id) }
            _ = try await market.seller.hide(id)
            try await expectRefused(.wrongState(.hidden)) { try await market.seller.hide(id) }
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            try await expectRefused(.wrongState(.draft)) { try await market.seller.hide(draft.id) }
            let sold = try await market.offer()
            try await market.sell(sold)
            try await expectRefused(.wrongState(.sold)) { try await market.seller.publish(sold.id) }
            try await expectRefused(.wrongState(.sold)) { try await market.seller.hide(sold.id) }
        },
        Clause("moderators and operators change nothing of what others sell as if it were theirs") {
            market in
            for keeper in [market.moderator, market.operator] {
                let listing = try await market.offer()
                let id = listing.id
                try await expectRefused(.notYours) { try await keeper.edit(id, .goods(), expecting: nil) }
                try await expectRefused(.notYours) { try await keeper.hide(id) }
                try await expectRefused(.notYours) { try await keeper.publish(id) }
                try await expectRefused(.notYours) { try await keeper.delete(id) }
                try expectEqual(try await market.state(of: listing), listing, "the listing")
            }
        },
        Clause("strangers change nothing of what they see and know nothing of the rest") { market in
            let id = try await market.offer().id
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            for (id, error) in [(id, ListingError.notYours), (draft.id, .notFound)] {
                try await expectRefused(error) {
                    try await market.stranger.edit(id, .goods("다른 것"), expecting: nil)
                }
                try await expectRefused(error) { try await market.stranger.publish(id) }
                try await expectRefused(error) { try await market.stranger.hide(id) }
                try await expectRefused(error) { try await market.stranger.delete(id) }
            }
            try expectEqual(try await market.seller.listing(id).listing.version, .first, "the version")
            try expectEqual(try await market.seller.listing(draft.id).listing, draft, "the draft")
        },
        Clause("what was never put up is not found") { market in
            let id = ListingID(market.newOrder().raw)
            try await expectRefused(.notFound) { try await market.buyer.listing(id) }
            try await expectRefused(.notFound) { try await market.buyer.publish(id) }
            try await expectRefused(.notFound) { try await market.buyer.edit(id, .goods(), expecting: nil) }
            try await expectRefused(.notFound) { try await market.buyer.hide(id) }
            try await expectRefused(.notFound) { try await market.moderator.delete(id) }
            try await expectRefused(.notFound) {
                try await market.moderator.moderate(id, .remove, reason: "사기")
            }
            try await expectRefused(.notFound) { try await market.moderator.unhide(id) }
            try await expectRefused(.notFound) { try await market.buyer.like(id) }
            try await expectRefused(.notFound) { try await market.buyer.unlike(id) }
        },
        Clause("a removed listing is gone from every list and for everybody") { market in
            let (kept, removed) = (try await market.offer(), try await market.offer())
            _ = try await market.buyer.like(removed.id)
            try await market.seller.delete(removed.id)
            for reader in [market.seller, market.buyer, market.moderator, market.anonymous] {
                try await expectRefused(.notFound) { try await reader.listing(removed.id) }
                try expectPage(try await reader.browse(ListingQuery(), .first), [kept], "the market")
            }
            try expectPage(try await market.seller.mine(nil, .first), [kept], "own listings")
            try expectPage(try await market.seller.mine(.removed, .first), [], "own removed listings")
            try expectPage(try await market.buyer.liked(.first), [], "liked listings")
            try await expectRefused(.notFound) { try await market.seller.delete(removed.id) }
            try await expectRefused(.notFound) { try await market.seller.publish(removed.id) }
        },
        Clause("a listing is not removed while units of it are held") { market in
            let listing = try await market.offer(.goods(stock: 5))
            let hold = try await market.hold(listing, 2)
            try await expectRefused(.unitsHeld(2)) { try await market.seller.delete(listing.id) }
            try expectEqual(try await market.state(of: listing).state, .onSale, "the state")
            _ = try await market.buyer.release(listing.id, hold.order)
            try await market.seller.delete(listing.id)
            try await expectRefused(.notFound) { try await market.seller.listing(listing.id) }
        },
        Clause("a sold listing may be removed") { market in
            let listing = try await market.offer()
            try await market.sell(listing)
            try await market.seller.delete(listing.id)
            try await expectRefused(.notFound) { try await market.anonymous.listing(listing.id) }
        },
        Clause("a seller is shown by the name of the day, and without one after leaving") { market in
            let listing = try await market.offer()
            let id = try expectValue(market.members.seller.memberID, "the seller's identifier")
            for name in ["주인", "새 이름", nil] {
                market.directory.name(id, name)
                let card = MemberCard(id: id, nickname: name)
                try expectEqual(try await market.buyer.listing(listing.id).seller, card, "the seller")
                let page = try await market.buyer.browse(ListingQuery(), .first)
                try expectEqual(page.items.map(\.seller), [card], "the sellers of the page")
            }
        },
    ]
}
