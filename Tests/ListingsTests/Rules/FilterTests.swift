import Listings
import Testing
import Vocabulary

@Suite struct FilterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let matches: Bool
        let query: @Sendable (inout ListingQuery) -> Void

        init(_ name: String, _ matches: Bool, _ query: @escaping @Sendable (inout ListingQuery) -> Void) {
            (self.name, self.matches, self.query) = (name, matches, query)
        }

        var testDescription: String { name }
    }

    static let cases = [
        Case("everything", true) { _ in },
        Case("its category", true) { $0.categories = [.general, .jersey] },
        Case("another category", false) { $0.categories = [.clothing] },
        Case("its condition", true) { $0.conditions = [.a] },
        Case("another condition", false) { $0.conditions = [.s, .b, .c] },
        Case("its team in other letters", true) { $0.attributes = [.team: ["ＦＣ서울"]] },
        Case("a part of its team", false) { $0.attributes = [.team: ["서울"]] },
        Case("an attribute that it lacks", false) { $0.attributes = [.player: ["기성용"]] },
        Case("no values of an attribute", true) { $0.attributes = [.player: []] },
        Case("its price", true) { ($0.minimumPrice, $0.maximumPrice) = (45_000, 45_000) },
        Case("its list price", false) { $0.minimumPrice = 50_000 },
        Case("dearer goods", false) { $0.minimumPrice = 45_001 },
        Case("cheaper goods", false) { $0.maximumPrice = 44_999 },
        Case("its price in dollars", false) { ($0.maximumPrice, $0.currency) = (45_000, .usd) },
        Case("its seller", true) { $0.seller = Sample.seller.memberID },
        Case("another seller", false) { $0.seller = Sample.buyer.memberID },
        Case("words of title, text and team", true) { $0.keyword = "fc  ＳＩＧＮＥＤ\u{3000}유니" },
        Case("words in NFD", true) { $0.keyword = "\u{110B}\u{1172}\u{1102}\u{1175}" },
        Case("one word that is not there", false) { $0.keyword = "유니폼 양말" },
        Case("a word over two fields", false) { $0.keyword = "유니폼signed" },
    ]

    static func listing(_ state: ListingState = .onSale) throws -> Listing {
        let held = state == .reserved ? 2 : 0
        return try Sample.listing(state, left: state == .sold ? 0 : 2, held: held) { draft in
            draft.category = .jersey
            draft.condition = .a
            (draft.title, draft.description) = ("빨간 유니폼", "Signed — 서명됨")
            draft.discount = Money(5000, .krw)
            draft.attributes = [.league: "K리그1", .team: "FC서울", .season: "2023", .size: "L"]
        }
    }

    @Test(arguments: cases) func listingsMatchWhatTheQueryAsks(example: Case) throws {
        var query = ListingQuery()
        example.query(&query)
        #expect(try query.checked().matches(Self.listing()) == example.matches)
    }

    @Test func onlyPublicListingsMatch() throws {
        var query = ListingQuery()
        let all = try query.checked()
        query.onSaleOnly = true
        let onSale = try query.checked()
        for state in ListingState.allCases {
            let listing = try Self.listing(state)
            #expect(all.matches(listing) == [.onSale, .reserved, .sold].contains(state), "\(state)")
            #expect(onSale.matches(listing) == (state == .onSale), "\(state)")
        }
    }

    @Test func cursorsBelongToWhatIsAskedFor() throws {
        var scopes: Set<UInt64> = [try ListingQuery().checked().scope]
        let changes: [(inout ListingQuery) -> Void] = [
            { $0.order = .dearest }, { $0.order = .cheapest }, { $0.categories = [.jersey] },
            { $0.conditions = [.s] }, { $0.attributes = [.team: ["전북"]] },
            { $0.attributes = [.brand: ["전북"]] },
            { $0.minimumPrice = 1 }, { $0.maximumPrice = 1 }, { $0.currency = .usd }, { $0.keyword = "전북" },
            { $0.seller = Sample.seller.memberID }, { $0.onSaleOnly = true },
            { $0.attributes = [.team: ["전북", "울산"]] }, { $0.attributes = [.team: ["전북\", \"울산"]] },
        ]
        for change in changes {
            var query = ListingQuery()
            change(&query)
            scopes.insert(try query.checked().scope)
        }
        #expect(scopes.count == changes.count + 1, "Two queries share their cursors: mend ListingFilter.")
    }

    @Test func queriesThatMeanTheSameShareTheirCursors() throws {
        var (left, right) = (ListingQuery(), ListingQuery())
        (left.keyword, right.keyword) = ("ＦＣ 한글", "  fc\t\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} ")
        (left.attributes, right.attributes) = ([.team: ["FC서울"]], [.team: ["fc서울", " ＦＣ서울"]])
        (left.order, right.order, right.currency) = (.cheapest, .cheapest, .krw)
        #expect(try left.checked() == right.checked())
        #expect(try left.checked().scope == right.checked().scope)
    }

    @Test func sortKeysAreWhatTheOrdersSay() throws {
        let listing = try Self.listing()
        let keys: [ListingQuery.Order: Int64] = [
            .newest: Sample.moment.microseconds, .mostLiked: 3, .cheapest: 45_000, .dearest: 45_000,
        ]
        for (order, key) in keys {
            var query = ListingQuery()
            query.order = order
            #expect(try query.checked().sortKey(listing) == key, "\(order)")
            #expect(try query.checked().isAscending == (order == .cheapest), "\(order)")
        }
    }
}
