import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let editing: [Clause<ListingFixture>] = [
        Clause("an edit replaces details and stock and counts the version up") { market in
            let listing = try await market.offer(.jersey(player: "이동국"))
            market.clock.pass(.seconds(60))
            var draft = ListingDraft.clothing()
            draft.stock = 7
            let edited = try await market.seller.edit(listing.id, draft, expecting: listing.version).listing
            try expectEqual(ListingDraft(edited), draft, "the details")
            try expectEqual(edited.version, listing.version.next, "the version")
            try market.clock.expectNow(edited.updatedAt, "the moment of change")
            try expect(edited.updatedAt > listing.updatedAt, "that it was changed later")
            try expectEqual(edited.publishedAt, listing.publishedAt, "the moment of publication")
            try expectEqual(try await market.anonymous.listing(listing.id).listing, edited, "the view of all")
        },
        Clause("an edit against another version changes nothing and tells the version of now") { market in
            let listing = try await market.offer()
            let second = try await market.seller.edit(listing.id, .goods("둘째"), expecting: listing.version)
            try await expectRefused(.changed(second.listing.version)) {
                try await market.seller.edit(listing.id, .goods("셋째"), expecting: listing.version)
            }
            try await expectRefused(.changed(second.listing.version)) {
                try await market.seller.edit(listing.id, .goods("셋째"), expecting: Version(9))
            }
            try expectEqual(try await market.state(of: listing), second.listing, "the listing")
        },
        Clause("an edit without a version takes the listing as it is") { market in
            let listing = try await market.offer()
            _ = try await market.seller.edit(listing.id, .goods("둘째"), expecting: listing.version)
            let third = try await market.seller.edit(listing.id, .goods("셋째"), expecting: nil).listing
            try expectEqual(third.details.title, "셋째", "the title")
            try expectEqual(try await market.state(of: listing), third, "the listing")
        },
        Clause("of concurrent edits against one version exactly one wins") { market in
            let listing = try await market.offer()
            let won = try await count(of: 8) { number in
                do throws(ListingError) {
                    _ = try await market.seller.edit(
                        listing.id, .goods("제목 \(number)"), expecting: listing.version)
                    return true
                } catch {
                    try expectEqual(error, .changed(listing.version.next), "the error")
                    return false
                }
            }
            try expectEqual(won, 1, "how many edits won")
            try expectEqual(try await market.state(of: listing).version, listing.version.next, "the version")
        },
        Clause("a refused edit changes nothing") { market in
            let listing = try await market.offer()
            try await expectFieldErrors([FieldError("title", .required)]) {
                try await market.seller.edit(listing.id, .goods(""), expecting: listing.version)
            }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("an edit leaves no fewer units than are held") { market in
            let listing = try await market.offer(.goods(stock: 5))
            _ = try await market.hold(listing, 2)
            try await expectRefused(.unitsHeld(2)) {
                try await market.seller.edit(listing.id, .goods(stock: 1), expecting: nil)
            }
            let least = try await market.seller.edit(listing.id, .goods(stock: 2), expecting: nil).listing
            try expectEqual(least.state, .reserved, "the state with all units held")
            try expectEqual(least.stock, Stock(left: 2, held: 2), "the stock")
            let more = try await market.seller.edit(listing.id, .goods(stock: 3), expecting: nil).listing
            try expectEqual(more.state, .onSale, "the state with more units")
            try expectEqual(more.stock, Stock(left: 3, held: 2), "the stock")
        },
        Clause("a sold listing is not edited") { market in
            let listing = try await market.offer()
            try await market.sell(listing)
            try await expectRefused(.wrongState(.sold)) {
                try await market.seller.edit(listing.id, .goods(stock: 2), expecting: nil)
            }
        },
        Clause("an edit of a draft or a hidden listing shows it to nobody") { market in
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            let hidden = try await market.seller.hide(market.offer().id).listing
            for listing in [draft, hidden] {
                let edited = try await market.seller.edit(listing.id, .goods("새 제목"), expecting: nil).listing
                try expectEqual(edited.state, listing.state, "the state")
                try expectEqual(edited.details.title, "새 제목", "the title")
                try await expectRefused(.notFound) { try await market.stranger.listing(listing.id) }
            }
        },
        Clause("an edit leaves the likes alone") { market in
            let listing = try await market.offer()
            try await market.like(listing, times: 3)
            _ = try await market.buyer.like(listing.id)
            let edited = try await market.seller.edit(listing.id, .goods("새 제목"), expecting: listing.version)
            try expectEqual(edited.listing.likes, 4, "the likes in the answer")
            try expectEqual(try await market.buyer.listing(listing.id).isLiked, true, "whether it is liked")
            try expectEqual(try await market.state(of: listing).likes, 4, "the likes")
        },
        Clause("the version that is read can be edited against, also after a hold ran out") { market in
            let listing = try await market.offer(.goods(stock: 2))
            _ = try await market.hold(listing)
            market.clock.advance(by: .seconds(900))
            let page = try await market.seller.mine(nil, .first)
            let read = try expectValue(page.items.first?.listing, "the own listing")
            try expectEqual(try await market.state(of: listing), read, "the listing in a list and alone")
            let edited = try await market.seller.edit(listing.id, .goods("새 제목"), expecting: read.version)
            try expectEqual(edited.listing.version, read.version.next, "the version")
        },
    ]
}
