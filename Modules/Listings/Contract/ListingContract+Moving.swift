import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let moving: [Clause<ListingFixture>] = [
        Clause("a bumped listing stands before all others, and keeps the moment of its publication") {
            market in
            let listings = try await market.offer([.goods("하나 둘"), .goods("셋 넷")])
            market.clock.advance(by: Listing.bumpInterval)
            let newer = try await market.offer(.goods("다섯 여섯"))
            market.clock.advance(by: .seconds(60))
            let first = try expectValue(listings.min { $0.id < $1.id }, "a listing")
            let bumped = try await market.seller.bump(first.id).listing
            try expectEqual(bumped.bumpedAt, market.clock.now(), "the moment of the bump")
            try expectEqual(bumped.publishedAt, first.publishedAt, "the moment of publication")
            try expectEqual(bumped.version, first.version.next, "the version")
            let other = try expectValue(listings.first { $0.id != first.id }, "another")
            try await market.expectBrowsed([bumped, newer, other]) { _ in }
            try expectEqual(try await market.state(of: first), bumped, "as its seller sees it")
        },
        Clause("pages by cursor show what stays in place once while another is bumped") { market in
            var all: [Listing] = []
            for number in 0..<4 {
                all.insert(try await market.offer(.goods("물건 \(number)")), at: 0)
                market.clock.advance(by: .seconds(60))
            }
            market.clock.advance(by: Listing.bumpInterval)
            let page = try await market.anonymous.browse(ListingQuery(), PageRequest(limit: 2))
            let cursor = try expectValue(page.next, "the next page")
            _ = try await market.seller.bump(all[3].id)
            let rest = try await market.anonymous.browse(ListingQuery(), PageRequest(.after(cursor)))
            try expectEqual(rest.items.map(\.listing.id), [all[2].id], "the rest")
        },
        Clause("a listing is bumped once a day, by its seller, while it is on sale") { market in
            let listing = try await market.offer()
            let day = listing.createdAt.advanced(by: Listing.bumpInterval)
            try await expectRefused(.bumpedAlready(until: day)) { try await market.seller.bump(listing.id) }
            try await expectRefused(.notYours) { try await market.buyer.bump(listing.id) }
            try await expectRefused(.notYours) { try await market.moderator.bump(listing.id) }
            market.clock.advance(by: Listing.bumpInterval)
            _ = try await market.seller.bump(listing.id)
            let next = market.clock.now().advanced(by: Listing.bumpInterval)
            try await expectRefused(.bumpedAlready(until: next)) { try await market.seller.bump(listing.id) }
            _ = try await market.seller.hide(listing.id)
            try await expectRefused(.wrongState(.hidden)) { try await market.seller.bump(listing.id) }
        },
        Clause("what went another way is sold, but for what is held") { market in
            let (one, many) = (try await market.offer(), try await market.offer(.goods(stock: 5)))
            let sold = try await market.seller.sold(one.id).listing
            try expectEqual(sold.state, .sold, "the state")
            try expectEqual(sold.stock, Stock(left: 0), "the stock")
            try expectEqual(try await market.seller.sold(one.id).listing, sold, "the second answer")
            let hold = try await market.hold(many, 2)
            let rest = try await market.seller.sold(many.id).listing
            try expectEqual(rest.stock, Stock(left: 2, held: 2), "the stock that is left")
            try expectEqual(rest.state, .reserved, "the state while some is held")
            try await expectRefused(.unitsHeld(2)) { try await market.seller.sold(many.id) }
            _ = try await market.seller.confirm(many.id, hold.order)
            try expectEqual(try await market.state(of: many).state, .sold, "the state in the end")
        },
        Clause("only the seller says that something went another way, and not of a draft") { market in
            let listing = try await market.offer()
            for other in [market.buyer, market.moderator, market.operator] {
                try await expectRefused(.notYours) { try await other.sold(listing.id) }
            }
            let draft = try await market.seller.publish(.goods(), as: .draft).listing
            try await expectRefused(.wrongState(.draft)) { try await market.seller.sold(draft.id) }
            try expectEqual(try await market.state(of: listing), listing, "the listing")
        },
        Clause("what costs nothing is given away, and whether the seller is asked stays as they chose") {
            market in
            var draft = ListingDraft.goods(price: Money(0, .krw))
            draft.reservation = .onAcceptance
            let listing = try await market.offer(draft)
            let read = try await market.anonymous.listing(listing.id).listing
            try expectEqual(read.details.price.sale, Money(0, .krw), "the price")
            try expectEqual(read.details.reservation, .onAcceptance, "how it is reserved")
            let other = try await market.offer()
            try expectEqual(other.details.reservation, .immediate, "how others are")
            draft.reservation = .immediate
            let edited = try await market.seller.edit(listing.id, draft, expecting: nil).listing
            try expectEqual(edited.details.reservation, .immediate, "after an edit")
        },
    ]
}
