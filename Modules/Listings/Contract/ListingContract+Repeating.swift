import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let repeating: [Clause<ListingFixture>] = [
        Clause("the same goods again under one key are the same listing, once") { market in
            let key = market.newKey()
            let draft = ListingDraft.jersey(player: "손흥민")
            let made = try await market.seller.publish(draft, as: .onSale, idempotencyKey: key)
            market.clock.pass(.seconds(3600))
            var decomposed = draft
            decomposed.attributes[.player] =
                "\u{1109}\u{1169}\u{11AB}\u{1112}\u{1173}\u{11BC}\u{1106}\u{1175}\u{11AB} "
            for again in [draft, decomposed] {
                try expectEqual(
                    try await market.seller.publish(again, as: .onSale, idempotencyKey: key), made,
                    "the answer")
            }
            try expectPage(try await market.seller.mine(nil, .first), [made.listing])
            let other = try await market.seller.publish(draft, as: .onSale, idempotencyKey: market.newKey())
            try expect(other.listing.id != made.listing.id, "another key puts up another listing")
        },
        Clause("a key that stands for other goods is refused, and nothing is put up") { market in
            let key = market.newKey()
            let made = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            var dearer = ListingDraft.goods(discount: Money(1_000, .krw))
            try await market.expectReused { try await $0.publish(dearer, as: .onSale, idempotencyKey: key) }
            dearer.discount = nil
            dearer.description = "새것"
            try await market.expectReused { try await $0.publish(dearer, as: .onSale, idempotencyKey: key) }
            try await market.expectReused { try await $0.publish(.goods(), as: .draft, idempotencyKey: key) }
            try await market.expectReused {
                try await $0.publish(.goods(stock: 2), as: .onSale, idempotencyKey: key)
            }
            try expectPage(try await market.seller.mine(nil, .first), [made.listing])
        },
        Clause("another member's key, and a key of another verb, is another key") { market in
            let key = market.newKey()
            let first = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key).listing
            let second = try await market.stranger.publish(.goods(), as: .onSale, idempotencyKey: key).listing
            try expectPage(try await market.seller.mine(nil, .first), [first])
            try expectPage(try await market.stranger.mine(nil, .first), [second])
            let hold = try await market.stranger.hold(
                first.id, quantity: 1, for: market.newOrder(), until: market.soon, idempotencyKey: key)
            try expectEqual(hold.state, .active, "the hold")
        },
        Clause("a repeated publication answers as then, whatever became of the listing") { market in
            let (key, draftKey) = (market.newKey(), market.newKey())
            let made = try await market.seller.publish(.goods(stock: 3), as: .onSale, idempotencyKey: key)
            let draft = try await market.seller.publish(.goods("초안"), as: .draft, idempotencyKey: draftKey)
            let id = made.listing.id
            _ = try await market.seller.edit(id, .goods("새 제목", stock: 9), expecting: nil)
            _ = try await market.seller.publish(draft.listing.id)
            _ = try await market.buyer.like(id)
            try expectEqual(
                try await market.seller.publish(.goods(stock: 3), as: .onSale, idempotencyKey: key), made,
                "edited")
            try expectEqual(
                try await market.seller.publish(.goods("초안"), as: .draft, idempotencyKey: draftKey), draft,
                "shown")
            try await market.seller.delete(id)
            try expectEqual(
                try await market.seller.publish(.goods(stock: 3), as: .onSale, idempotencyKey: key), made,
                "removed")
            try await expectRefused(.notFound) { try await market.seller.listing(id) }
        },
        Clause("a key is known after the market was closed and opened") { market in
            let (key, holdKey, order) = (market.newKey(), market.newKey(), market.newOrder())
            let made = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            let (id, until) = (made.listing.id, market.soon)
            let hold = try await market.buyer.hold(
                id, quantity: 1, for: order, until: until, idempotencyKey: holdKey)
            try await market.reopen()
            try expectEqual(try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key), made)
            try await market.expectReused {
                try await $0.publish(.goods("딴것"), as: .onSale, idempotencyKey: key)
            }
            try expectEqual(
                try await market.buyer.hold(
                    id, quantity: 1, for: order, until: until, idempotencyKey: holdKey), hold)
        },
        Clause("a key is known for 30 days, and then stands for nothing") { market in
            let key = market.newKey()
            let first = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            market.clock.advance(by: IdempotentRequest.lifetime - .microseconds(1))
            try expectEqual(
                try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key), first)
            market.clock.advance(by: .microseconds(1))
            let second = try await market.seller.publish(.goods("딴것"), as: .onSale, idempotencyKey: key)
            try expect(second.listing.id != first.listing.id, "the key stands for the new listing")
            try expectEqual(
                try await market.seller.publish(.goods("딴것"), as: .onSale, idempotencyKey: key), second)
            // Enough holds for expired rows to be deleted in between.
            for number in 0..<200 {
                let draft = ListingDraft.goods("물건 \(number)")
                _ = try await market.stranger.publish(draft, as: .draft, idempotencyKey: market.newKey())
            }
            try expectEqual(
                try await market.seller.publish(.goods("딴것"), as: .onSale, idempotencyKey: key), second)
        },
        Clause("of 16 publications at once under one key one takes effect") { market in
            let key = market.newKey()
            let answered = try await count(of: 16) { _ in
                do throws(ListingError) {
                    _ = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
                    return true
                } catch {
                    try expectEqual(error, .service(.keyInFlight), "the error")
                    return false
                }
            }
            try expect(answered > 0, "one at least is answered")
            let made = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key)
            try expectPage(try await market.seller.mine(nil, .first), [made.listing])
        },
        Clause("what was refused leaves its key free") { market in
            let key = market.newKey()
            try await expectFieldErrors([FieldError("title", .required)]) {
                try await market.seller.publish(.goods(" "), as: .onSale, idempotencyKey: key)
            }
            let listing = try await market.seller.publish(.goods(), as: .onSale, idempotencyKey: key).listing
            let order = market.newOrder()
            try await expectRefused(.notEnough(available: 1)) {
                try await market.buyer.hold(
                    listing.id, quantity: 2, for: order, until: market.soon, idempotencyKey: key)
            }
            let hold = try await market.buyer.hold(
                listing.id, quantity: 1, for: order, until: market.soon, idempotencyKey: key)
            try expectEqual(hold.quantity, 1, "the hold")
        },
    ]
}

extension ListingFixture {
    /// Checks that a verb of the seller's is refused because its key stands for something else.
    func expectReused<Value>(
        file: StaticString = #fileID, line: UInt = #line,
        _ verb: (any ListingRepository) async throws -> Value
    ) async throws {
        try await expectRefused(.service(.keyReused), file: file, line: line) { try await verb(seller) }
    }
}
