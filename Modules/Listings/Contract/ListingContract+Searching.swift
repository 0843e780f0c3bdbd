import ContractKit
import Listings
import Vocabulary

extension ListingContract {
    static let searching: [Clause<ListingFixture>] = [
        Clause("a keyword is found in title, description and attributes, also inside words") { market in
            let title = try await market.offer(.goods("전북현대유니폼"))
            let description = try await market.offer(.goods("상의", "깨끗한 전북현대 머플러"))
            let attribute = try await market.offer(.jersey(team: "전북현대모터스"))
            _ = try await market.offer(.goods("울산 유니폼"))
            try await market.expectFound("북현", [title, description, attribute])
            try await market.expectFound("전북현대", [title, description, attribute])
            try await market.expectFound("모터", [attribute])
            try await market.expectFound("", nil)
            try await market.expectFound(" \u{3000}", nil)
        },
        Clause("one or two syllables of Hangul are enough to find by") { market in
            let scarf = try await market.offer(.goods("빨간 목도리"))
            let shirt = try await market.offer(.goods("중고 유니폼"))
            try await market.expectFound("중고", [shirt])
            try await market.expectFound("중", [shirt])
            try await market.expectFound("도리", [scarf])
            try await market.expectFound("니", [shirt])
            try await market.expectFound("고니", [])
        },
        Clause("case makes no difference to a keyword") { market in
            let listing = try await market.offer(.goods("FC Köln Straße Trikot"))
            for word in ["fc", "KÖLN", "köln", "STRASSE", "straße", "trikoT"] {
                try await market.expectFound(word, [listing])
            }
        },
        Clause("width makes no difference to a keyword") { market in
            let narrow = try await market.offer(.goods("FC 2023 ｶﾀｶﾅ"))
            try await market.expectFound("ＦＣ", [narrow])
            try await market.expectFound("２０２３", [narrow])
            try await market.expectFound("カタカナ", [narrow])
            let wide = try await market.offer(.goods("ＦＣ　ＳＥＯＵＬ"))
            try await market.expectFound("seoul", [wide])
            try await market.expectFound("fc", [narrow, wide])
        },
        Clause("normal form makes no difference to a keyword") { market in
            let composed = try await market.offer(.goods("한글 유니폼"))
            let decomposed = try await market.offer(
                .goods("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 목도리"))
            try await market.expectFound("한글", [composed, decomposed])
            try await market.expectFound(
                "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", [composed, decomposed])
            try await market.expectFound("\u{1106}\u{1169}\u{11A8}도리", [decomposed])
        },
        Clause("of several words each must occur, wherever and in whatever order") { market in
            let both = try await market.offer(.goods("2002 붉은악마", "국가대표 티셔츠"))
            let one = try await market.offer(.goods("붉은악마 머플러"))
            try await market.expectFound("티셔츠 붉은악마", [both])
            try await market.expectFound("붉은\u{3000}악마\t2002", [both])
            try await market.expectFound("악마 붉은", [both, one])
            try await market.expectFound("붉은악마 농구", [])
        },
        Clause("marks that databases know are ordinary characters in a keyword") { market in
            var found: [String: Listing] = [:]
            for mark in ["%", "_", "\\", "'", "\"", "*", "?", "[", "^", "--"] {
                found[mark] = try await market.offer(.goods("표시 x\(mark)y"))
            }
            _ = try await market.offer(.goods("표시 xzy"))
            for (mark, listing) in found {
                try await market.expectFound(mark, [listing])
                try await market.expectFound("x\(mark)y", [listing])
            }
            try await market.expectFound("%%", [])
            try await market.expectFound("' OR '1'='1", [])
            try await market.expectFound("\\%", [])
        },
        Clause("a keyword finds what an edit has made of a listing, and no more what it was") { market in
            let listing = try await market.offer(.goods("파란 모자"))
            let edited = try await market.seller.edit(listing.id, .goods("빨간 모자"), expecting: nil).listing
            try await market.expectFound("빨간", [edited])
            try await market.expectFound("파란", [])
        },
    ]
}

extension ListingFixture {
    /// Checks the keyword's result for an anonymous visitor, in any order; nil stands for all listings.
    func expectFound(
        _ keyword: String, _ expected: [Listing]?, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        var query = ListingQuery()
        query.keyword = keyword
        let page = try await anonymous.browse(query, .first)
        guard let expected else {
            let all = try await anonymous.browse(ListingQuery(), .first).items.map(\.listing)
            try expect(!all.isEmpty, "the market is not empty", file: file, line: line)
            return try expectPage(page, all, "what is found by blanks", file: file, line: line)
        }
        try expectListed(page, expected, "what is found by \(keyword)", file: file, line: line)
    }
}
