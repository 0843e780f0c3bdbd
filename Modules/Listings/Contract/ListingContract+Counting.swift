import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    /// The number of a member's listings, as other domains are told of it for the member's profile.
    static let counting: [Clause<ListingFixture>] = [
        Clause("the count of a seller's listings is the length of the list that others see, in every state") {
            market in
            _ = try await market.offerInEachState()
            _ = try await market.offer(by: market.members.stranger)
            // On sale, reserved and sold.
            let readers = market.readers + [market.members.seller, market.members.moderator]
            try await market.expectCount(3, for: readers, "in each state one")
        },
        Clause("listings of many sellers are counted at once, in the order asked, and none as 0") { market in
            let unknown: MemberID = market.environment.ids.next()
            for principal in [market.members.seller, market.members.seller, market.members.stranger] {
                _ = try await market.offer(by: principal)
            }
            let (seller, stranger) = (
                try expectValue(market.members.seller.memberID, "a member"),
                try expectValue(market.members.stranger.memberID, "a member")
            )
            let asked = [stranger, seller, unknown, seller]
            let counts = try await market.served().counts(of: asked, for: .anonymous)
            try expectEqual(counts, [1, 2, 0, 2].map { [MemberCount(.listings, $0)] }, "the counts")
            let none = try await market.served().counts(of: [], for: .anonymous)
            try expectEqual(none, [], "the counts of no seller")
        },
        Clause("the count of a seller's listings changes with the list: hidden, shown, removed, left") {
            market in
            let listings = try await market.offer([.goods("첫째"), .goods("둘째"), .goods("셋째")])
            try await market.expectCount(3, for: market.readers, "at first")
            _ = try await market.seller.hide(listings[0].id)
            try await market.expectCount(2, for: market.readers, "one is hidden")
            _ = try await market.moderator.moderate(listings[1].id, .hide, reason: "전화번호를 적었습니다")
            try await market.expectCount(1, for: market.readers, "a moderator has hidden one")
            _ = try await market.seller.publish(listings[0].id)
            _ = try await market.moderator.unhide(listings[1].id)
            try await market.expectCount(3, for: market.readers, "all are shown again")
            try await market.seller.delete(listings[0].id)
            _ = try await market.moderator.moderate(listings[1].id, .remove, reason: "전화번호를 적었습니다")
            try await market.expectCount(1, for: market.readers, "two are removed")
            try await market.forget(market.members.seller)
            try await market.expectCount(0, for: market.readers, "the seller has left")
        },
        Clause("of listings behind a block nothing is counted, as none is listed, and for others all are") {
            market in
            let (seller, buyer) = (market.members.seller, market.members.buyer)
            _ = try await market.offer([.goods("첫째"), .goods("둘째")])
            try await market.stand(buyer, .blocked, towards: seller)
            try await market.expectCount(0, for: [buyer], "behind a block")
            let others: [Principal] = [.anonymous, market.members.stranger, market.members.moderator]
            try await market.expectCount(2, for: others, "for others")
            try market.crowd(around: buyer)
            try await market.expectCount(0, for: [buyer], "behind one block of a crowd")
        },
    ]
}

extension ListingFixture {
    /// A visitor and a member, who see what is public.
    fileprivate var readers: [Principal] { [.anonymous, members.stranger] }

    /// Checks that so many listings of the seller are counted and listed for each of the principals.
    fileprivate func expectCount(
        _ expected: Int, for principals: [Principal], _ moment: String,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let seller = try expectValue(members.seller.memberID, "the seller is a member")
        var query = ListingQuery()
        query.seller = seller
        for principal in principals {
            let counts = try await served().counts(of: [seller], for: principal)
            try expectEqual(
                counts, [[MemberCount(.listings, expected)]], "the count, \(moment)", file: file, line: line)
            let listed = try await repository(as: principal).browse(query, .first).items
            try expectEqual(listed.count, expected, "the list, \(moment)", file: file, line: line)
        }
    }
}
