import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Listings
import ListingsContract
import ListingsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

@testable import ListingsSQL

/// Searches stand in nobody's way, and pages that are not searches are found by an index.
@Suite struct SearchTests {
    @Test(
        "While searches wait, details, likes and first pages are answered, and searchers told when to come",
        arguments: TestPlace.present.filter { $0 != .sqliteInMemory })
    func searchersAreRefused(place: TestPlace) async throws {
        var limits = TestDatabase.patience
        (limits.connections, limits.waiting) = (1, 0)
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            place, ListingsMigrations.all, costlyReads: limits, time: environment.clock)
        let service = environment.service(over: SQLListingStore(database))
        let loopback = Loopback(.trusting(listingRoutes(service.repository)))
        let seller = service.repository(for: environment.members.owner)
        let draft = ListingDraft(title: "한글 자전거", price: Money(1, .krw), category: .general)
        let id = try await seller.publish(draft, as: .onSale).listing.id
        let (hasBegun, mayEnd) = (Signal(), Signal())
        async let search: Void = database.costlyReads.read { _ throws(DatabaseError) in
            hasBegun.send()
            #expect(mayEnd.receivedOnThread())
        }
        await hasBegun.received()
        for query in ["keyword=%ED%95%9C%EA%B8%80", "page=1", "condition=A&order=most-liked"] {
            let refused = try await loopback.send(Self.get("/api/v1/listings?\(query)"))
            #expect(refused.status == 429 && refused.headers["retry-after"] == "2", "\(query): \(refused)")
            let problem = try #require(Problem(bytes: refused.body))
            #expect(problem.service == .limited(retryAfterSeconds: 2))
        }
        #expect(try await loopback.send(Self.get("/api/v1/listings")).status == 200)
        #expect(try await loopback.send(Self.get("/api/v1/listings/\(id)")).status == 200)
        #expect(try await service.repository(for: environment.members.stranger).like(id) == 1)
        mayEnd.send()
        try await search
        let found = try await loopback.send(Self.get("/api/v1/listings?keyword=%ED%95%9C%EA%B8%80"))
        #expect(found.status == 200)
        try await database.discard()
    }

    @Test("A search that takes too long is answered by a problem that says what to do")
    func tooLong() {
        let response = WireResponse.problem(Problem(ListingError.service(DatabaseError.cutOff.service)))
        #expect(response.status == 429 && response.headers["retry-after"] == "2")
        #expect(Problem(bytes: response.body)?.code == "search-too-broad")
    }

    /// What is asked for, whether that is a search, and what SQLite finds its rows by if not.
    private static let queries: [(String, String?, @Sendable (inout ListingQuery) -> Void)] = [
        ("everything", "listings_newest (visible=?)", { _ in }),
        ("on sale", "listings_newest (visible=?)", { $0.onSaleOnly = true }),
        ("a category", "listings_category (visible=? AND category=?)", { $0.categories = [.jersey] }),
        ("a league", "listings_league (visible=? AND league=?)", { $0.attributes = [.league: ["K리그"]] }),
        (
            "jerseys of a league", "listings_league (visible=? AND league=?)",
            { ($0.categories, $0.attributes) = ([.jersey], [.league: ["K리그"]]) }
        ),
        ("the most liked", "listings_most_liked (visible=?)", { $0.order = .mostLiked }),
        ("the cheapest", "listings_price (visible=? AND currency=?)", { $0.order = .cheapest }),
        (
            "a range of prices",
            "listings_price (visible=? AND currency=? AND sale_price>? AND sale_price<?)",
            { ($0.order, $0.minimumPrice, $0.maximumPrice) = (.dearest, 1, 5) }
        ),
        (
            "a seller's", "listings_seller (seller=?)",
            { $0.seller = MemberID(RawIdentifier(high: 1, low: 1)) }
        ),
        ("words", nil, { $0.keyword = "자전거" }),
        ("words in a category", nil, { ($0.keyword, $0.categories) = ("자전거", [.jersey]) }),
        (
            "words of a seller", nil,
            { ($0.keyword, $0.seller) = ("a", MemberID(RawIdentifier(high: 1, low: 1))) }
        ),
        ("several categories", nil, { $0.categories = [.clothing, .general] }),
        ("several leagues", nil, { $0.attributes = [.league: ["K리그", "J리그"]] }),
        ("clothes of a league", nil, { ($0.categories, $0.attributes) = ([.clothing], [.league: ["K리그"]]) }),
        ("a team", nil, { $0.attributes = [.team: ["서울"]] }),
        ("a condition", nil, { $0.conditions = [.a] }),
        ("a currency", nil, { $0.currency = .usd }),
        ("new and in a range", nil, { $0.minimumPrice = 5 }),
        ("the most liked of a category", nil, { ($0.order, $0.categories) = (.mostLiked, [.jersey]) }),
        ("the cheapest of a category", nil, { ($0.order, $0.categories) = (.cheapest, [.jersey]) }),
        ("the cheapest of a team", nil, { ($0.order, $0.attributes) = (.cheapest, [.team: ["서울"]]) }),
    ]

    @Test("What is not taken for a search is found by an index that holds all that was typed")
    func plans() async throws {
        let database = try await TestDatabase.open(
            .sqliteFile, ListingsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        for (name, index, change) in Self.queries {
            var query = ListingQuery()
            change(&query)
            let list = SQLListingStore.list(try query.checked())
            #expect(list.isCostly(.first) == (index == nil), "\(name)")
            guard let index else { continue }
            let selection = list.selection(of: .first, "title")
            let plan = try await database.read { reader throws(DatabaseError) in
                try reader.query("EXPLAIN QUERY PLAN \(sql: selection)") { row throws(DatabaseError) in
                    try row.text(3)
                }
            }
            #expect(plan.first == "SEARCH listings USING INDEX \(index)", "\(name): \(plan)")
        }
        try await database.discard()
    }

    private static func get(_ target: String) -> WireRequest { WireRequest(method: "GET", target: target) }
}
