import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    private static let reason = "전화번호를 적었습니다"

    static let moderating: [Clause<ListingFixture>] = [
        Clause("what a moderator has hidden its seller is told why, and cannot show again") { market in
            for keeper in [market.moderator, market.operator] {
                let listing = try await market.offer()
                market.clock.pass(.seconds(60))
                let hidden = try await keeper.moderate(listing.id, .hide, reason: " \(reason) ").listing
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, listing.version.next, "the version")
                let moderation = try expectValue(hidden.moderation, "what was done with it")
                try expectEqual(moderation.reason, reason, "the reason")
                try expectEqual(moderation.moderatedAt, hidden.updatedAt, "the moment")
                try expectEqual(
                    try await market.seller.listing(listing.id).listing, hidden, "its seller's view")
                try expectPage(try await market.seller.mine(.hidden, .first), [hidden], "its seller's list")
                try await expectRefused(.moderated) { try await market.seller.publish(listing.id) }
                try await expectRefused(.notFound) { try await market.anonymous.listing(listing.id) }
                try await market.seller.delete(listing.id)
            }
        },
        Clause("what a moderator has hidden its seller can edit and delete, and stays hidden") { market in
            let listing = try await market.offer()
            let hidden = try await market.moderator.moderate(listing.id, .hide, reason: reason).listing
            let edited = try await market.seller.edit(listing.id, .goods("고친 제목"), expecting: nil).listing
            try expectEqual(edited.state, .hidden, "the state")
            try expectEqual(edited.moderation, hidden.moderation, "what was done with it")
            try await expectRefused(.moderated) { try await market.seller.publish(listing.id) }
            try await market.seller.delete(listing.id)
            for reader in [market.seller, market.moderator] {
                try await expectRefused(.notFound) { try await reader.listing(listing.id) }
            }
        },
        Clause("what a moderator has hidden stays hidden when its last unit is sold") { market in
            let listing = try await market.offer()
            let hold = try await market.hold(listing)
            let hidden = try await market.moderator.moderate(listing.id, .hide, reason: reason).listing
            try expectEqual(hidden.stock.held, 1, "the units that stay held")
            _ = try await market.seller.confirm(listing.id, hold.order)
            try expectEqual(try await market.state(of: listing).state, .hidden, "the state")
            try await expectRefused(.notFound) { try await market.anonymous.listing(listing.id) }
        },
        Clause("a moderator shows again what one has hidden, but not what its seller had hidden") { market in
            let (shown, own) = (try await market.offer(), try await market.offer())
            _ = try await market.seller.hide(own.id)
            for listing in [shown, own] {
                _ = try await market.moderator.moderate(listing.id, .hide, reason: reason)
                market.clock.pass(.seconds(1))
                let unhidden = try await market.operator.unhide(listing.id).listing
                try expectEqual(unhidden.moderation, nil, "what was done with it")
                try await expectRefused(.wrongState(unhidden.state)) {
                    try await market.moderator.unhide(listing.id)
                }
            }
            let again = try await market.anonymous.listing(shown.id).listing
            try expectEqual(again.state, .onSale, "the state")
            try expectEqual(again.publishedAt, shown.publishedAt, "the moment of publication")
            try expectEqual(try await market.state(of: own).state, .hidden, "what its seller had hidden")
            try expectEqual(try await market.seller.publish(own.id).listing.state, .onSale, "the state then")
        },
        Clause("a moderator removes whatever is held, and its seller is told why") { market in
            let listing = try await market.offer(.goods(stock: 5))
            let hold = try await market.hold(listing, 2)
            let removed = try await market.moderator.moderate(listing.id, .remove, reason: reason).listing
            try expectEqual(removed.state, .removed, "the state")
            try expectEqual(removed.stock, Stock(left: 5), "the stock")
            for reader in [market.seller, market.moderator] {
                let seen = try await reader.listing(listing.id).listing
                try expectEqual(seen, removed, "what its seller and moderators see")
                try expectEqual(seen.moderation?.reason, reason, "the reason")
            }
            for reader in [market.buyer, market.anonymous] {
                try await expectRefused(.notFound) { try await reader.listing(listing.id) }
            }
            try await expectRefused(.holdEnded(.released)) {
                try await market.seller.confirm(listing.id, hold.order)
            }
            try expectEqual(
                try await market.buyer.release(listing.id, hold.order).state, .released, "the hold")
            try await expectRefused(.notFound) { try await market.seller.delete(listing.id) }
            try await expectRefused(.notFound) { try await market.moderator.unhide(listing.id) }
            try await expectRefused(.notFound) { try await market.seller.publish(listing.id) }
        },
        Clause("only moderators moderate, and not without a reason") { market in
            let listing = try await market.offer()
            for act in ModerationAct.allCases {
                try await expectRefused(.service(.signInRequired)) {
                    try await market.anonymous.moderate(listing.id, act, reason: reason)
                }
                for member in [market.seller, market.stranger] {
                    try await expectRefused(.moderatorsOnly) {
                        try await member.moderate(listing.id, act, reason: reason)
                    }
                }
                for (text, rule) in [
                    (" ", FieldError.Rule.required), ("가", .tooShort(minimum: 2)),
                    (String(repeating: "가", count: 301), .tooLong(maximum: 300)),
                    ("두\n줄", .forbiddenCharacters),
                ] {
                    try await expectRefused(.invalidFields([FieldError("reason", rule)])) {
                        try await market.moderator.moderate(listing.id, act, reason: text)
                    }
                }
            }
            try await expectRefused(.moderatorsOnly) { try await market.seller.unhide(listing.id) }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("drafts are no moderator's business, and nothing is hidden twice") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            for act in ModerationAct.allCases {
                try await expectRefused(.notFound) {
                    try await market.moderator.moderate(draft.id, act, reason: reason)
                }
            }
            let (listing, sold) = (try await market.offer(), try await market.offer())
            try await market.sell(sold)
            let first = try await market.moderator.moderate(listing.id, .hide, reason: reason).listing
            for (id, state) in [(listing.id, ListingState.hidden), (sold.id, .sold)] {
                try await expectRefused(.wrongState(state)) {
                    try await market.operator.moderate(id, .hide, reason: "다른 이유")
                }
            }
            try expectEqual(try await market.state(of: listing), first, "the listing")
            _ = try await market.moderator.moderate(sold.id, .remove, reason: reason)
            _ = try await market.moderator.moderate(listing.id, .remove, reason: "다른 이유")
            try expectEqual(try await market.state(of: listing).moderation?.reason, "다른 이유", "the reason")
        },
        Clause("a moderator does not unhide their own listing") { market in
            let listing = try await market.offer(by: market.members.moderator)
            _ = try await market.operator.moderate(listing.id, .hide, reason: reason)
            try await expectRefused(.moderated) { try await market.moderator.unhide(listing.id) }
            try await expectRefused(.moderated) { try await market.moderator.publish(listing.id) }
            try expectEqual(try await market.operator.unhide(listing.id).listing.state, .onSale, "the state")
        },
        Clause("each act of a moderator is told to the audit log, in its order, and no other") { market in
            let listing = try await market.offer()
            try await expectRefused(.moderatorsOnly) {
                try await market.stranger.moderate(listing.id, .hide, reason: reason)
            }
            _ = try await market.seller.edit(listing.id, .goods(), expecting: nil)
            _ = try await market.moderator.moderate(listing.id, .hide, reason: reason)
            try await expectRefused(.wrongState(.hidden)) {
                try await market.moderator.moderate(listing.id, .hide, reason: reason)
            }
            _ = try await market.operator.unhide(listing.id)
            let last = try await market.moderator.moderate(listing.id, .remove, reason: "사기").listing
            let acts = try await market.acts()
            try expectEqual(
                acts.map(\.verb), ["listings.hide", "listings.unhide", "listings.remove"], "the verbs")
            let (moderator, keeper) = (market.members.moderator, market.members.operator)
            try expectEqual(
                acts.map(\.actor), [moderator, keeper, moderator].compactMap { AuditActor($0) }, "the actors")
            try expectEqual(acts.map(\.reason), [reason, nil, "사기"], "the reasons")
            try expectEqual(Set(acts.map(\.subject)), ["\(listing.id)"], "what it was done to")
            try expectEqual(Set(acts.map(\.affected)), [listing.seller], "whom it affects")
            try expectEqual(acts.last?.actedAt, last.updatedAt, "the moment of the last")
            try expectEqual(Set(acts.map(\.id)).count, 3, "how many identifiers")
        },
        Clause("reasons by or about a member who has left are erased") { market in
            let listing = try await market.offer()
            let other = try await market.offer(by: market.members.stranger)
            _ = try await market.moderator.moderate(listing.id, .hide, reason: reason)
            _ = try await market.moderator.moderate(other.id, .hide, reason: "다른 이유")
            try await market.forget(market.members.seller)
            let kept = try await market.stranger.listing(other.id).listing
            try expectEqual(kept.moderation?.reason, "다른 이유", "the reason about somebody else")
            try await market.forget(market.members.moderator)
            let blank = try await market.stranger.listing(other.id).listing
            try expectEqual(blank.state, .hidden, "the state")
            try expectEqual(blank.moderation?.reason, "", "the reason by one who has left")
            try await expectRefused(.moderated) { try await market.stranger.publish(other.id) }
            try expectEqual(try await market.acts().map(\.reason), [nil, nil], "the reasons that are told")
        },
    ]
}
