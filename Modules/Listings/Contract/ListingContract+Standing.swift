import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let standing: [Clause<ListingFixture>] = [
        Clause("a closed member's writes as a seller are refused, and nothing of them is kept") { market in
            let members = market.members
            let (listing, draft) = (
                try await market.offer(.goods(stock: 3)),
                try await market.seller.publish(.goods("아직 초안"), as: .draft).listing
            )
            let hold = try await market.hold(listing)
            let before = try await market.seller.mine(nil, .first)
            try market.stand(members.seller, .closed)
            let (seller, key) = (market.seller, market.newKey())
            try await expectClosed { _ = try await seller.publish(.goods(), as: .onSale) }
            try await expectClosed {
                _ = try await seller.publish(.goods(), as: .draft, idempotencyKey: key)
            }
            try await expectClosed { _ = try await seller.publish(draft.id) }
            try await expectClosed { _ = try await seller.edit(listing.id, .goods("새 제목"), expecting: nil) }
            try await expectClosed { _ = try await seller.hide(listing.id) }
            try await expectClosed { try await seller.delete(draft.id) }
            try await expectClosed { _ = try await seller.confirm(listing.id, hold.order) }
            try await expectClosed { _ = try await seller.release(listing.id, hold.order) }
            try market.stand(members.seller, .active)
            try expectEqual(try await market.seller.mine(nil, .first), before, "own listings")
            try await market.expectBrowsed([listing]) { _ in }
            let again = try await market.seller.publish(.goods(), as: .draft, idempotencyKey: key)
            try expectEqual(again.listing.state, .draft, "the state of what is published under the key")
        },
        Clause("a closed member's writes as a buyer are refused, and nothing of them is kept") { market in
            let (listing, liked) = (try await market.offer(.goods(stock: 3)), try await market.offer())
            let hold = try await market.hold(listing)
            _ = try await market.buyer.like(liked.id)
            let before = try await market.state(of: listing)
            try market.stand(market.members.buyer, .closed)
            let (buyer, order, key) = (market.buyer, market.newOrder(), market.newKey())
            try await expectClosed { _ = try await buyer.like(listing.id) }
            try await expectClosed { _ = try await buyer.unlike(liked.id) }
            for key in [nil, key] {
                try await expectClosed {
                    _ = try await buyer.hold(
                        listing.id, quantity: 1, for: order, until: market.soon, idempotencyKey: key)
                }
            }
            try await expectClosed { _ = try await buyer.release(listing.id, hold.order) }
            try market.stand(market.members.buyer, .active)
            try expectEqual(try await market.state(of: listing), before, "the listing")
            try expectPage(try await market.buyer.liked(.first), [liked], "what is liked")
            try await expectRefused(.holdNotFound) { try await market.buyer.release(listing.id, order) }
        },
        Clause("a silenced member publishes, edits, bumps, holds and likes nothing, and ends what is theirs")
        {
            market in
            let members = market.members
            let (listing, other) = (
                try await market.offer(.goods(stock: 3)), try await market.offer(by: members.stranger)
            )
            let draft = try await market.seller.publish(.goods("초안"), as: .draft).listing
            let (sold, released) = (try await market.hold(listing), try await market.hold(listing))
            _ = try await market.seller.like(other.id)
            try market.stand(members.seller, .silenced(.example))
            let seller = market.seller
            try await expectSilenced { _ = try await seller.publish(.goods(), as: .draft) }
            try await expectSilenced { _ = try await seller.publish(draft.id) }
            try await expectSilenced { _ = try await seller.edit(listing.id, .goods("새 제목"), expecting: nil) }
            try await expectSilenced { _ = try await seller.bump(listing.id) }
            try await expectSilenced { _ = try await seller.like(other.id) }
            try await expectSilenced {
                _ = try await seller.hold(
                    other.id, quantity: 1, for: market.newOrder(), until: market.soon, idempotencyKey: nil)
            }
            try expectEqual(try await seller.unlike(other.id), 0, "likes")
            _ = try await seller.confirm(listing.id, sold.order)
            _ = try await seller.release(listing.id, released.order)
            try expectEqual(try await seller.hide(listing.id).listing.state, .hidden, "what is hidden")
            try await seller.delete(draft.id)
            try expectEqual(try await seller.sold(listing.id).listing.state, .sold, "what is sold elsewhere")
        },
        Clause("a silenced moderator hides nothing of others") { market in
            let listing = try await market.offer()
            try market.stand(market.members.moderator, .silenced(.example))
            let moderator = market.moderator
            try await expectSilenced {
                _ = try await moderator.moderate(listing.id, .hide, reason: "이유")
            }
            try await expectSilenced { _ = try await moderator.unhide(listing.id) }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("a closed moderator hides and removes nothing") { market in
            let listing = try await market.offer()
            try market.stand(market.members.moderator, .closed)
            let moderator = market.moderator
            for act in ModerationAct.allCases {
                try await expectClosed {
                    _ = try await moderator.moderate(listing.id, act, reason: "이유")
                }
            }
            try await expectClosed { _ = try await moderator.unhide(listing.id) }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("a member whom a seller has blocked holds and likes nothing of theirs, and deals with others")
        {
            market in
            let members = market.members
            let (listing, liked) = (try await market.offer(), try await market.offer())
            let other = try await market.offer(by: members.stranger)
            _ = try await market.buyer.like(liked.id)
            try await market.stand(members.buyer, .blocked, towards: members.seller)
            try await expectRefused(.notFound) { try await market.hold(listing) }
            try await expectRefused(.notFound) { try await market.buyer.like(listing.id) }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
            try expectEqual(try await market.buyer.unlike(liked.id), 0, "likes after taking one back")
            _ = try await market.hold(other)
            try expectEqual(try await market.buyer.like(other.id), 1, "likes of somebody else's listing")
        },
    ]
}

/// Checks that a write is refused because the account is closed.
private func expectClosed(
    file: StaticString = #fileID, line: UInt = #line, _ verb: () async throws -> Void
) async throws {
    try await expectRefused(.service(.accessInvalid), file: file, line: line, verb)
}

/// Checks that a write is refused because the member is silenced, with until when and why.
private func expectSilenced(
    file: StaticString = #fileID, line: UInt = #line, _ verb: () async throws -> Void
) async throws {
    try await expectRefused(.service(.silenced(.example)), file: file, line: line, verb)
}
