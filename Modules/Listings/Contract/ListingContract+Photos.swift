import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let photos: [Clause<ListingFixture>] = [
        Clause("photos are shown in their order, the cover first, wherever the listing is") { market in
            let cards = Array(try await market.upload(5).reversed())
            let made = try await market.seller.publish(.goods().showing(cards), as: .onSale).listing
            try expectEqual(made.details.photos, cards, "the answer")
            try expectEqual(try await market.anonymous.listing(made.id).listing, made, "the listing")
            _ = try await market.buyer.like(made.id)
            for page in [
                try await market.anonymous.browse(ListingQuery(), .first),
                try await market.seller.mine(nil, .first), try await market.buyer.liked(.first),
            ] {
                try expectEqual(page.items.map(\.listing.details.photos), [cards], "the photos in a list")
            }
            let plain = try await market.offer()
            try expectEqual(try await market.state(of: plain).details.photos, [], "no photos")
        },
        Clause("what is said of a photo comes back byte for byte") { market in
            let words = ["", "\u{1112}\u{1161}\u{11AB}글 e\u{301} 👍🏽", #"'앞' "뒤" \ 100% — 𠮷"#]
            let cards = try await market.upload(words)
            let id = try await market.offer(.goods().showing(cards)).id
            let photos = try await market.anonymous.listing(id).listing.details.photos
            try expectEqual(photos.count, cards.count, "how many photos")
            // An upload keeps its description in NFC; later steps leave its bytes unchanged.
            try expectEqual(photos.map(\.description), words, "what was said")
            for (photo, card) in zip(photos, cards) { try expectBytes(photo.description, card.description) }
        },
        Clause("photos that the seller cannot use are named, and nothing is changed") { market in
            let own = try await market.upload(3)
            let foreign = try await market.upload(1, by: market.members.buyer)
            let unknown: PictureID = market.environment.ids.next()
            let other = try await market.offer(.goods("다른 물건").showing([own[0]]))
            let listing = try await market.offer(.goods().showing([own[1]]))
            var draft = ListingDraft.goods("새 물건").showing([own[2], foreign[0]])
            draft.photos += [unknown, own[0].id]
            let wrong = Set((1...3).map { FieldError("photos.\($0)", .unusable) })
            for visibility in Visibility.allCases {
                try await expectFieldErrors(wrong) { try await market.seller.publish(draft, as: visibility) }
            }
            try await expectFieldErrors(wrong) {
                try await market.seller.edit(listing.id, draft, expecting: listing.version)
            }
            try expectListed(try await market.seller.mine(nil, .first), [other, listing])
            try expectEqual(try await market.state(of: other), other, "the other listing")
            try expectEqual(try await market.state(of: listing), listing, "the listing")
            let last = try await market.offer(.goods().showing([own[2]]))
            try expectEqual(last.details.photos, [own[2]], "what was refused can be shown elsewhere")
        },
        Clause("a listing has at most five photos, and none twice") { market in
            let cards = try await market.upload(6)
            let listing = try await market.offer(.goods().showing(Array(cards.prefix(5))))
            var draft = ListingDraft.goods("가").showing(cards + [cards[1]])
            draft.photos[3] = draft.photos[0]
            let wrong: Set = [
                FieldError("title", .tooShort(minimum: 2)),
                FieldError("photos", .outOfRange(minimum: 0, maximum: 5)),
                FieldError("photos.3", .repeated), FieldError("photos.6", .repeated),
            ]
            try await expectFieldErrors(wrong) { try await market.seller.publish(draft, as: .onSale) }
            try await expectFieldErrors(wrong) {
                try await market.seller.edit(listing.id, draft, expecting: nil)
            }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("an edit adds photos, orders them anew and takes them away") { market in
            let cards = try await market.upload(4)
            var listing = try await market.offer(.goods().showing([cards[0], cards[1]]))
            for chosen in [[2, 1, 0, 3], [3, 0, 1, 2], [3, 1]] {
                let photos = chosen.map { cards[$0] }
                let edited = try await market.seller.edit(
                    listing.id, .goods().showing(photos), expecting: listing.version)
                try expectEqual(edited.listing.details.photos, photos, "the photos \(chosen)")
                try expectEqual(edited.listing.version, listing.version.next, "the version")
                listing = try await market.anonymous.listing(listing.id).listing
                try expectEqual(listing, edited.listing, "the listing with the photos \(chosen)")
            }
            var draft = ListingDraft(listing)
            draft.title = "새 제목"
            let edited = try await market.seller.edit(listing.id, draft, expecting: nil).listing
            try expectEqual(
                edited.details.photos, listing.details.photos, "the photos after an edit of something else")
            _ = try await market.seller.edit(listing.id, .goods(), expecting: nil)
            try expectEqual(try await market.state(of: listing).details.photos, [], "none after one without")
        },
        Clause("the same goods with the same photos again under one key are the same listing, once") {
            market in
            let (key, cards) = (market.newKey(), try await market.upload(2))
            let draft = ListingDraft.goods().showing(cards)
            let made = try await market.seller.publish(draft, as: .onSale, idempotencyKey: key)
            market.clock.pass(.seconds(3600))
            for other in [[], [cards[0]], cards.reversed()] {
                try await market.expectReused {
                    try await $0.publish(.goods().showing(other), as: .onSale, idempotencyKey: key)
                }
            }
            try expectEqual(
                try await market.seller.publish(draft, as: .onSale, idempotencyKey: key), made, "at once")
            _ = try await market.seller.edit(made.listing.id, .goods("새 제목"), expecting: nil)
            try expectEqual(
                try await market.seller.publish(draft, as: .onSale, idempotencyKey: key), made, "edited")
            try expectPage(try await market.seller.mine(nil, .first), [made.listing])
            try await market.seller.delete(made.listing.id)
            try expectEqual(
                try await market.seller.publish(draft, as: .onSale, idempotencyKey: key), made, "removed")
        },
        Clause("of 8 listings at once that would show one photo exactly one does") { market in
            market.noteLastingClaims()
            let draft = ListingDraft.goods().showing(try await market.upload(1))
            let seller = market.seller
            let shown = try await count(of: 8) { _ in
                do throws(ListingError) {
                    _ = try await seller.publish(draft, as: .onSale)
                    return true
                } catch {
                    try expectEqual(
                        error, .invalidFields([FieldError("photos.0", .unusable)]), "the error")
                    return false
                }
            }
            try expectEqual(shown, 1, "how many show it")
            try expectEqual(try await market.seller.mine(nil, .first).items.count, 1, "own listings")
        },
        Clause("photos are there after the market was closed and opened") { market in
            let (key, cards) = (market.newKey(), try await market.upload(3))
            let draft = ListingDraft.goods().showing(cards)
            let made = try await market.seller.publish(draft, as: .onSale, idempotencyKey: key)
            try await market.reopen()
            try expectEqual(try await market.seller.listing(made.listing.id), made, "the listing")
            try expectEqual(
                try await market.seller.publish(draft, as: .onSale, idempotencyKey: key), made,
                "the same under the key")
        },
    ]
}

extension ListingFixture {
    /// Uploads that many pictures by a member, by default the seller.
    func upload(_ count: Int, by principal: Principal? = nil) async throws -> [PictureCard] {
        try await upload((1...count).map { "사진 \($0)" }, by: principal)
    }

    /// Uploads pictures with these descriptions by a member, by default the seller.
    func upload(_ descriptions: [String], by principal: Principal? = nil) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for description in descriptions {
            cards.append(try await upload(by: principal ?? members.seller, description))
        }
        return cards
    }
}

extension ListingDraft {
    /// The same with these photos.
    func showing(_ photos: [PictureCard]) -> ListingDraft {
        var draft = self
        draft.photos = photos.map(\.id)
        return draft
    }
}
