import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let characters: [Clause<ListingFixture>] = [
        Clause("rare signs are found like others, and come back byte for byte in one normal form") { market in
            let titles = [
                "👍🏽 새 상품", "𠮷野家 머그", "\u{1112}\u{119E}\u{11AB}글 책", "e\u{301}toile", "\u{1F1F0}\u{1F1F7} 깃발",
            ]
            let listings = try await market.offer(titles.map { .goods($0) })
            for (word, listing) in zip(["👍🏽", "𠮷", "\u{119E}", "ÉTOILE", "\u{1F1F0}\u{1F1F7}"], listings) {
                try await market.expectFound(word, [listing])
            }
            try await market.expectFound("👎", [])
            let found = try await market.anonymous.browse(ListingQuery(), .first).items.map(\.listing)
            for (listing, title) in zip(listings, titles.dropLast(2) + ["\u{E9}toile", titles[4]]) {
                let read = found.first { $0.id == listing.id }?.details.title
                try expectEqual(read.map { Array($0.utf8) }, Array(title.utf8), "the bytes of \(title)")
            }
        },
        Clause("a keyword or an attribute with NUL or another control is refused, but for blanks") { market in
            let listing = try await market.offer(.jersey(team: "전북현대"))
            for mark in ["\u{0}", "\u{1B}", "\u{7F}"] {
                var query = ListingQuery()
                query.keyword = "전북\(mark)현대"
                query.attributes = [.team: ["전북현대\(mark)"]]
                let fieldErrors: Set = [
                    FieldError("keyword", .forbiddenCharacters), FieldError("team", .forbiddenCharacters),
                ]
                try await expectFieldErrors(fieldErrors) { try await market.anonymous.browse(query, .first) }
            }
            try await market.expectFound("\t전북현대\n", [listing])
        },
    ]
}
