import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let publishing: [Clause<ListingFixture>] = [
        Clause("a published listing is shown to everybody at once") { market in
            let made = try await market.seller.publish(.goods("홈 유니폼", stock: 3), as: .onSale)
            for reader in [market.seller, market.buyer, market.moderator, market.anonymous] {
                try expectEqual(try await reader.listing(made.listing.id), made, "the listing")
                try expectPage(try await reader.browse(ListingQuery(), .first), [made.listing])
            }
        },
        Clause("a new listing is on sale, in its first version, liked by nobody") { market in
            let id = try await market.offer(.goods(stock: 3)).id
            let listing = try await market.anonymous.listing(id).listing
            try expectEqual(listing.state, .onSale, "the state")
            try expectEqual(listing.stock, Stock(left: 3), "the stock")
            try expectEqual(listing.version, .first, "the version")
            try expectEqual(listing.likes, 0, "the likes")
            try expectEqual(listing.seller, market.members.seller.memberID, "the seller")
            try market.clock.expectNow(listing.createdAt, "made")
            try expectEqual(listing.publishedAt, listing.createdAt, "published")
            try expectEqual(listing.updatedAt, listing.createdAt, "updated")
        },
        Clause("a listing keeps all that was written") { market in
            var draft = ListingDraft.jersey(player: "박지성 🇰🇷", version: .playerIssue)
            draft.description = "한 번 입었습니다.\n\tWorn once — 'as new' \"A\" \\ 100%."
            draft.price = Money(12_550, .usd)
            draft.discount = Money(2_550, .usd)
            draft.condition = .b
            draft.stock = 9999
            let listing = try await market.offer(draft)
            let read = try await market.anonymous.listing(listing.id).listing
            try expectEqual(ListingDraft(read), draft, "the details")
            try expectEqual(read.details.price.sale, Money(10_000, .usd), "the sale price")
            let plain = try await market.offer(.goods())
            try expectEqual(
                ListingDraft(try await market.anonymous.listing(plain.id).listing), .goods(), "the plain one")
        },
        Clause("text is kept trimmed and in NFC") { market in
            var draft = ListingDraft.clothing(brand: " \u{1102}\u{1161}\u{110B}\u{1175}\u{110F}\u{1175} ")
            draft.title = "\n\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} e\u{301} \u{3000}"
            draft.description = " \u{1109}\u{1161}\n "
            let details = try await market.anonymous.listing(market.offer(draft).id).listing.details
            try expectBytes(details.title, "한글 \u{E9}")
            try expectBytes(details.description, "사")
            try expectBytes(details.attributes[.brand] ?? "", "나이키")
        },
        Clause("a form is answered with all field errors at once") { market in
            let draft = ListingDraft(
                title: "가", description: "\u{7}", price: Money(-1, .krw), stock: 0, category: .clothing,
                attributes: [.size: "1234567890123", .player: "손흥민"])
            let wrong: Set<FieldError> = [
                FieldError("title", .tooShort(minimum: 2)), FieldError("description", .forbiddenCharacters),
                FieldError("price", .outOfRange(minimum: 0, maximum: Price.largest)),
                FieldError("stock", .outOfRange(minimum: 1, maximum: 9999)),
                FieldError("condition", .required), FieldError("attributes.brand", .required),
                FieldError("attributes.size", .tooLong(maximum: 12)),
                FieldError("attributes.player", .unexpected),
            ]
            try await expectFieldErrors(wrong) { try await market.seller.publish(draft, as: .onSale) }
            try await expectFieldErrors(wrong) { try await market.seller.publish(draft, as: .draft) }
            let listing = try await market.offer()
            try await expectFieldErrors(wrong) {
                try await market.seller.edit(listing.id, draft, expecting: nil)
            }
        },
        Clause("each kind of goods must have its own attributes and no other's") { market in
            for category in Category.allCases {
                var draft = ListingDraft.goods()
                draft.category = category
                draft.condition = .a
                draft.attributes = [.version: JerseyVersion.replica.rawValue]
                let missing = category.required.map { FieldError($0.field, .required) }
                let strange = FieldError(ListingAttribute.version.field, .unexpected)
                let wrong = Set(missing + (category.optional.contains(.version) ? [] : [strange]))
                try await expectFieldErrors(wrong) { try await market.seller.publish(draft, as: .onSale) }
            }
        },
        Clause("a refused form leaves nothing behind") { market in
            try await expectFieldErrors([FieldError("title", .required)]) {
                try await market.seller.publish(.goods(" "), as: .onSale)
            }
            try expectPage(try await market.seller.mine(nil, .first), [], "own listings")
            try expectPage(try await market.anonymous.browse(ListingQuery(), .first), [], "the market")
        },
        Clause("an anonymous visitor reads and does nothing else") { market in
            let id = try await market.offer().id
            let (visitor, signIn) = (market.anonymous, ListingError.service(.signInRequired))
            let order = try await market.hold(market.offer()).order
            try await expectRefused(signIn) { try await visitor.publish(.goods(), as: .onSale) }
            try await expectRefused(signIn) { try await visitor.publish(id) }
            try await expectRefused(signIn) { try await visitor.edit(id, .goods(), expecting: nil) }
            try await expectRefused(signIn) { try await visitor.hide(id) }
            try await expectRefused(signIn) { try await visitor.delete(id) }
            try await expectRefused(signIn) { try await visitor.mine(nil, .first) }
            try await expectRefused(signIn) { try await visitor.like(id) }
            try await expectRefused(signIn) { try await visitor.unlike(id) }
            try await expectRefused(signIn) { try await visitor.liked(.first) }
            try await expectRefused(signIn) {
                try await visitor.hold(id, quantity: 1, for: order, until: market.soon)
            }
            try await expectRefused(signIn) { try await visitor.confirm(id, order) }
            try await expectRefused(signIn) { try await visitor.release(id, order) }
        },
    ]
}
