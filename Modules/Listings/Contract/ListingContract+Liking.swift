import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let liking: [Clause<ListingFixture>] = [
        Clause("a like counts once, however often it is given") { market in
            let id = try await market.offer().id
            try expectEqual(try await market.buyer.like(id), 1, "after the first")
            try expectEqual(try await market.buyer.like(id), 1, "after the same again")
            try expectEqual(try await market.stranger.like(id), 2, "after another's")
            try expectEqual(try await market.anonymous.listing(id).listing.likes, 2, "the count shown")
        },
        Clause("a like is taken back once, and without one nothing changes") { market in
            let id = try await market.offer().id
            _ = try await market.buyer.like(id)
            _ = try await market.moderator.like(id)
            try expectEqual(try await market.stranger.unlike(id), 2, "without a like")
            try expectEqual(try await market.buyer.unlike(id), 1, "after taking it back")
            try expectEqual(try await market.buyer.unlike(id), 1, "after the same again")
            try expectEqual(try await market.anonymous.listing(id).listing.likes, 1, "the count shown")
            try expectEqual(try await market.buyer.like(id), 2, "after liking again")
        },
        Clause("everybody sees whether they themselves like a listing") { market in
            let id = try await market.offer().id
            _ = try await market.buyer.like(id)
            try expectEqual(try await market.buyer.listing(id).isLiked, true, "for who likes it")
            for reader in [market.seller, market.stranger, market.anonymous] {
                try expectEqual(try await reader.listing(id).isLiked, false, "for others")
            }
            _ = try await market.buyer.unlike(id)
            try expectEqual(try await market.buyer.listing(id).isLiked, false, "after taking it back")
        },
        Clause("of concurrent likes none is lost") { market in
            let id = try await market.offer().id
            let members = (0..<16).map { _ in market.newMember() }
            _ = try await count(of: 16) { try await market.repository(as: members[$0]).like(id) > 0 }
            try expectEqual(try await market.anonymous.listing(id).listing.likes, 16, "the likes")
            _ = try await count(of: 8) { try await market.repository(as: members[$0]).unlike(id) > 0 }
            try expectEqual(try await market.anonymous.listing(id).listing.likes, 8, "the likes left")
        },
        Clause("a like is no change of the listing") { market in
            let listing = try await market.offer()
            market.clock.pass(.seconds(1))
            _ = try await market.buyer.like(listing.id)
            let liked = try await market.state(of: listing)
            try expectEqual(liked.version, listing.version, "the version")
            try expectEqual(liked.updatedAt, listing.updatedAt, "the moment of change")
            _ = try await market.seller.edit(listing.id, .goods("새 제목"), expecting: listing.version)
        },
        Clause("liked listings come last liked first, those of one moment by identifier") { market in
            let listings = try await market.offer([.goods(), .goods(), .goods(), .goods(), .goods()])
            for listing in [listings[3], listings[0]] { _ = try await market.buyer.like(listing.id) }
            market.clock.advance(by: .seconds(1))
            _ = try await market.buyer.like(listings[2].id)
            market.clock.advance(by: .seconds(1))
            _ = try await market.buyer.like(listings[0].id)
            _ = try await market.stranger.like(listings[4].id)
            let expected = [listings[2]] + [listings[3], listings[0]].falling { _ in 0 }
            let page = try await market.buyer.liked(.first)
            try expectPage(page, expected)
            try expectEqual(page.items.map(\.isLiked), [true, true, true], "whether they are liked")
            let first = try await market.buyer.liked(PageRequest(.first, limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            try expectPage(first, Array(expected[..<2]), "the first page")
            try expectPage(
                try await market.buyer.liked(PageRequest(.after(cursor))), Array(expected[2...]),
                "the second page")
            let numbered = try await market.buyer.liked(PageRequest(.number(2), limit: 2))
            try expectPage(numbered, Array(expected[2...]), "the page of that number")
            try expectEqual(numbered.numbering, PageNumbering(number: 2, size: 2, total: 3), "its place")
        },
        Clause("liked listings leave out what is hidden, until it is shown again") { market in
            let (shown, hidden) = (try await market.offer(), try await market.offer())
            for listing in [shown, hidden] { _ = try await market.buyer.like(listing.id) }
            _ = try await market.seller.hide(hidden.id)
            try expectPage(try await market.buyer.liked(.first), [shown], "while it is hidden")
            _ = try await market.seller.publish(hidden.id)
            try expectListed(try await market.buyer.liked(.first), [shown, hidden], "when it is shown again")
        },
        Clause("one's own listing cannot be liked, and a like of it needs not be there to be taken back") {
            market in
            let listing = try await market.offer()
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            _ = try await market.buyer.like(listing.id)
            for id in [listing.id, draft.id] {
                try await expectRefused(.ownListing) { try await market.seller.like(id) }
            }
            try expectEqual(try await market.seller.unlike(listing.id), 1, "the likes of others")
            try expectPage(try await market.seller.liked(.first), [], "what the seller likes")
        },
        Clause("what may not be seen cannot be liked") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            let hidden = try await market.offer()
            _ = try await market.seller.hide(hidden.id)
            for id in [draft.id, hidden.id] {
                try await expectRefused(.notFound) { try await market.buyer.like(id) }
                try await expectRefused(.notFound) { try await market.buyer.unlike(id) }
                try expectEqual(try await market.seller.listing(id).listing.likes, 0, "the likes")
            }
        },
    ]
}
