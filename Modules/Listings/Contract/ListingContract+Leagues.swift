import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let leagues: [Clause<ListingFixture>] = [
        Clause("the leagues of public listings are listed, those with most listings first") { market in
            try await market.expectLeagues([], "without jerseys")
            _ = try await market.offer([.goods(), .clothing(), .jersey(league: "라리가")])
            for _ in 0..<3 { _ = try await market.offer(.jersey(league: "K리그1")) }
            for _ in 0..<2 { _ = try await market.offer(.jersey(league: "EPL")) }
            try await market.expectLeagues([("K리그1", 3), ("EPL", 2), ("라리가", 1)], "with jerseys")
        },
        Clause("only public listings count for a league") { market in
            let jerseys = try await market.offer((1...4).map { ListingDraft.jersey(league: "K리그\($0)") })
            _ = try await market.seller.publish(.jersey(league: "K리그5"), as: .draft)
            _ = try await market.seller.hide(jerseys[0].id)
            try await market.seller.delete(jerseys[1].id)
            try await market.sell(jerseys[2])
            try await market.expectLeagues([("K리그3", 1), ("K리그4", 1)], "what is left", inOrder: false)
            _ = try await market.seller.publish(jerseys[0].id)
            try await market.expectLeagues(
                [("K리그1", 1), ("K리그3", 1), ("K리그4", 1)], "with a republished one", inOrder: false)
        },
        Clause("spellings of one league are one league, in the spelling of the newest listing") { market in
            for league in ["k리그1", "Ｋ리그１", "K리그1"] {
                _ = try await market.offer(.jersey(league: league))
                market.clock.pass(.seconds(1))
            }
            try await market.expectLeagues([("K리그1", 3)], "the spelling")
            let leagues = try await market.anonymous.leagues().map(\.league)
            var query = ListingQuery()
            query.attributes[.league] = leagues
            let found = try await market.anonymous.browse(query, .first)
            try expectEqual(found.items.count, 3, "what the filter by that league finds")
        },
        Clause("as many leagues are listed as a filter takes") { market in
            for number in 1...(LeagueCount.most + 1) {
                _ = try await market.offer(.jersey(league: "리그 \(number)"))
            }
            _ = try await market.offer(.jersey(league: "리그 7"))
            let leagues = try await market.anonymous.leagues()
            try expectEqual(leagues.count, LeagueCount.most, "how many are listed")
            try expectEqual(leagues.first, LeagueCount("리그 7", listings: 2), "the first")
            try expectEqual(Set(leagues.map(\.league)).count, leagues.count, "how many are different")
        }.amongNewcomers,
    ]
}

extension ListingFixture {
    /// Checks the leagues that an anonymous visitor sees, in this order unless said otherwise.
    fileprivate func expectLeagues(
        _ expected: [(league: String, listings: Int)], _ promise: String, inOrder: Bool = true,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let wanted = expected.map { LeagueCount($0.league, listings: $0.listings) }
        let found = try await anonymous.leagues()
        if inOrder { return try expectEqual(found, wanted, promise, file: file, line: line) }
        try expectEqual(Set(found), Set(wanted), promise, file: file, line: line)
    }
}
