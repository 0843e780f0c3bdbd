import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let tellingPhotos: [Clause<ListingFixture>] = [
        Clause("each change of what is shown of photos, and to whom, is told, and no other") { market in
            let (cards, seller) = (try await market.upload(3), market.seller)
            let draft = ListingDraft.goods(stock: 3).showing([cards[0]])
            let listing = try await market.publishTelling(draft, as: .draft)
            let (id, title) = (listing.id, ListingDraft.goods("새 제목", stock: 3))
            try await market.expectNews(of: [id], after: "showing") { _ = try await seller.publish(id) }
            try await market.expectNews(of: [], after: "what is not about photos") {
                _ = try await seller.edit(id, title.showing([cards[0]]), expecting: nil)
                _ = try await market.buyer.like(id)
                try await market.sell(listing)
            }
            try await market.expectNews(of: [id], after: "adding") {
                _ = try await seller.edit(id, title.showing([cards[0], cards[1]]), expecting: nil)
            }
            try await market.expectNews(of: [], after: "another order") {
                _ = try await seller.edit(id, title.showing([cards[1], cards[0]]), expecting: nil)
            }
            try await market.expectNews(of: [id], after: "putting one in another's place") {
                _ = try await seller.edit(id, title.showing([cards[2], cards[0]]), expecting: nil)
            }
            try await market.expectNews(of: [id], after: "hiding") { _ = try await seller.hide(id) }
            try await market.expectNews(of: [id], after: "taking away while it is hidden") {
                _ = try await seller.edit(id, title.showing([cards[0]]), expecting: nil)
            }
            try await market.expectNews(of: [id], after: "deleting") { try await seller.delete(id) }
        },
        Clause("what a moderator shows of photos and what not is told") { market in
            let (id, other) = (
                try await market.offer(.goods().showing(market.upload(1))).id,
                try await market.offer(.goods().showing(market.upload(1))).id
            )
            let (moderator, reason) = (market.moderator, "전화번호를 적었습니다")
            try await market.expectNews(of: [id], after: "hiding") {
                _ = try await moderator.moderate(id, .hide, reason: reason)
            }
            try await market.expectNews(of: [id], after: "unhiding") { _ = try await moderator.unhide(id) }
            try await market.expectNews(of: [id], after: "removing") {
                _ = try await moderator.moderate(id, .remove, reason: reason)
            }
            _ = try await market.seller.hide(other)
            try await market.expectNews(of: [], after: "hiding what was hidden") {
                _ = try await moderator.moderate(other, .hide, reason: reason)
            }
        },
        Clause("that the photos of a hidden listing are shown since it is sold is told") { market in
            let listing = try await market.offer(.goods(stock: 2).showing(market.upload(2)))
            let holds = [try await market.hold(listing), try await market.hold(listing)]
            _ = try await market.seller.hide(listing.id)
            try await market.expectNews(of: [], after: "selling one of two") {
                _ = try await market.seller.confirm(listing.id, holds[0].order)
            }
            try await market.expectNews(of: [listing.id], after: "selling the last") {
                _ = try await market.seller.confirm(listing.id, holds[1].order)
            }
            try expectEqual(try await market.state(of: listing).state, .sold, "the state")
        },
        Clause("of a listing without photos nothing is told") { market in
            let seller = market.seller
            try await market.expectNews(of: [], after: "its whole life") {
                let id = try await market.offer().id
                _ = try await seller.hide(id)
                _ = try await seller.publish(id)
                _ = try await market.moderator.moderate(id, .hide, reason: "이유")
                _ = try await market.moderator.unhide(id)
                try await seller.delete(id)
            }
        },
        Clause("a listing says which photos it shows, and whether to everybody") { market in
            let (cards, seller) = (try await market.upload(2), market.seller)
            let listing = try await seller.publish(.goods().showing(cards), as: .draft).listing
            let id = listing.id
            try await market.expectAttached(cards, to: id, isPublic: false, "a draft")
            _ = try await seller.publish(id)
            try await market.expectAttached(cards, to: id, isPublic: true, "what is on sale")
            let hold = try await market.hold(listing)
            try await market.expectAttached(cards, to: id, isPublic: true, "what is reserved")
            _ = try await seller.hide(id)
            try await market.expectAttached(cards, to: id, isPublic: false, "what its seller has hidden")
            _ = try await seller.edit(id, .goods().showing([cards[1]]), expecting: nil)
            try await market.expectAttached([cards[1]], to: id, isPublic: false, "what was edited")
            _ = try await seller.publish(id)
            _ = try await market.moderator.moderate(id, .hide, reason: "이유")
            try await market.expectAttached([cards[1]], to: id, isPublic: false, "what a moderator hid")
            _ = try await market.moderator.unhide(id)
            _ = try await seller.confirm(id, hold.order)
            try await market.expectAttached([cards[1]], to: id, isPublic: true, "what is sold")
            _ = try await market.moderator.moderate(id, .remove, reason: "이유")
            try await market.expectAttached([cards[1]], to: id, isPublic: false, "what a moderator removed")
            let plain = try await market.offer()
            try await market.expectAttached([], to: plain.id, isPublic: true, "what has no photos")
        },
        Clause("what is deleted or was never there, and what a member who has left had, shows no photos") {
            market in
            let deleted = try await market.offer(.goods().showing(market.upload(1)))
            let left = try await market.offer(.goods().showing(market.upload(1)))
            let strangers = market.members.stranger
            let kept = try await market.offer(
                .goods().showing(market.upload(1, by: strangers)), by: strangers)
            try await market.seller.delete(deleted.id)
            try expectEqual(try await market.attached(to: deleted.id), nil, "what was deleted")
            try expectEqual(
                try await market.attached(to: market.environment.ids.next()), nil, "what was never there")
            try await market.forget(market.members.seller)
            for listing in [deleted, left] {
                try expectEqual(try await market.attached(to: listing.id), nil, "what they had who have left")
            }
            try expectEqual(try await market.stranger.listing(kept.id).listing, kept, "somebody else's")
            try await market.expectAttached(
                kept.details.photos, to: kept.id, isPublic: true, "somebody else's", by: market.stranger)
        },
    ]
}

extension ListingFixture {
    /// Publishes, and checks the message about its photos.
    func publishTelling(_ draft: ListingDraft, as visibility: Visibility) async throws -> Listing {
        _ = try await pictureNews()
        let listing = try await seller.publish(draft, as: visibility).listing
        try expectEqual(try await pictureNews(), [AnyIdentifier(listing.id)], "what is told of a new one")
        try expectEqual(
            environment.pictures.settled.last, AnyIdentifier(listing.id), "what is settled of a new one")
        return listing
    }

    /// Checks which records report changed photos, in the outbox and settled at once.
    func expectNews(
        of listings: [ListingID], after what: String, file: StaticString = #fileID, line: UInt = #line,
        _ change: () async throws -> Void
    ) async throws {
        _ = try await pictureNews()
        let settled = environment.pictures.settled.count
        try await change()
        let expected = listings.map { AnyIdentifier($0) }
        try expectEqual(
            try await pictureNews(), expected, "what is told after \(what)", file: file, line: line)
        try expectEqual(
            Array(environment.pictures.settled.dropFirst(settled)), expected,
            "what is settled at once after \(what)", file: file, line: line)
    }

    /// Checks the attached pictures of a listing.
    func expectAttached(
        _ cards: [PictureCard], to id: ListingID, isPublic: Bool, _ what: String,
        by reader: (any ListingRepository)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let attached = try expectValue(try await attached(to: id), "the pictures of \(what)")
        try expectEqual(
            attached.pictures.sorted(), cards.map(\.id).sorted(), "the pictures of \(what)", file: file,
            line: line)
        try expectEqual(attached.isPublic, isPublic, "whether all see \(what)", file: file, line: line)
        let current = try await (reader ?? seller).listing(id).listing.version
        try expectEqual(attached.version, current, "the version of \(what)", file: file, line: line)
    }
}
