import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Listings
import ListingsContract
import ListingsHTTP
import ListingsSQL
import TestKit
import Testing
import Vocabulary
import Wire

/// Every promise on every database, directly and over the loopback, where what visitors are answered is kept
/// meanwhile.
@Suite struct ListingsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("listings", ListingContract.clauses, ListingsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLListingStore(database))
            let cache = database.answers(time: environment.clock) { try await service.nextChange() }
            let loopback = Loopback(.trusting(listingRoutes(service.repository), cache: cache))
            return ListingFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteListingRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test("A member's holds are counted on every database", arguments: TestPlace.present)
    func limits(place: TestPlace) async throws {
        let report = await ContractReport(
            "listings limits", ListingContract.limiting, on: place.rawValue
        ) { clause, order in
            let environment = ClauseEnvironment(order)
            let database = try await TestDatabase.open(
                place, ListingsMigrations.all, time: environment.clock)
            let service = environment.service(
                over: SQLListingStore(database), holdLimits: HoldClauses.limits)
            try await clause.check(in: .of({ service }, in: environment))
            try await database.discard()
        }
        for fault in report.broken { Issue.record("\(place.rawValue), \(fault)") }
    }

    @Test("What was sold is on record, without a word, for five years", arguments: TestPlace.present)
    func trades(place: TestPlace) async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(place, ListingsMigrations.all, time: environment.clock)
        let service = environment.service(over: SQLListingStore(database))
        let (seller, buyer) = (environment.members.owner, environment.members.buyer)
        let draft = ListingDraft(
            title: "자전거 010-1234-5678", description: "전화 주세요: 010-1234-5678",
            price: Money(30_000, .krw), stock: 3, category: .general,
            photos: [environment.pictures.add(by: try #require(seller.memberID)).id])
        let id = try await service.repository(for: seller).publish(draft, as: .onSale).listing.id
        let now = environment.clock.now()
        let order: OrderID = environment.ids.next()
        _ = try await service.repository(for: buyer).hold(
            id, quantity: 2, for: order, until: now.advanced(by: .seconds(60)))
        _ = try await service.repository(for: seller).confirm(id, order)
        try await service.forget(try #require(seller.memberID))
        let trade = TradeRecord(
            listing: id, order: order, seller: try #require(seller.memberID),
            buyer: try #require(buyer.memberID), category: .general, quantity: 2, price: Money(30_000, .krw),
            tradedAt: now, expiresAt: now.advanced(by: .seconds(5 * 31_557_600)))
        #expect(try await service.trades(of: order) == [trade])
        #expect(try await Self.texts(of: id, in: database) == ["", "", "", "", ""])
        try await database.discard()
    }

    private static func texts(of id: ListingID, in database: any SQLDatabase) async throws -> [String] {
        let columns: SQL = "title, description, search_text, attributes, photos"
        return try await database.read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: columns) FROM listings WHERE id = \(id)") {
                row throws(DatabaseError) in
                try (0..<5).map { column throws(DatabaseError) in try row.text(column) }
            }
        } ?? []
    }

    @Test("A like of a listing that is not there leaves nothing", arguments: TestPlace.present)
    func likeOfNothing(place: TestPlace) async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(place, ListingsMigrations.all, time: environment.clock)
        let (store, now) = (SQLListingStore(database), environment.clock.now())
        let member = try #require(environment.members.buyer.memberID)
        await #expect(throws: ListingError.notFound) {
            _ = try await store.setLike(true, environment.ids.next(), by: member, at: now)
        }
        let isLeft = try await database.read { reader throws(DatabaseError) in
            try reader.exists("SELECT 1 FROM listing_likes")
        }
        #expect(!isLeft)
        try await database.discard()
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(ListingsTables.all, madeBy: ListingsMigrations.all, at: place)
    }

    @Test(
        "Attributes are read in whatever order their lines stand, and nothing else is",
        arguments: [
            ("league\tK리그\nteam\t전북\nsize\tL", true), ("size\tL\nteam\t전북\nleague\tK리그", true),
            ("team\t전북\nleague\tK리그\nsize\tL", true), ("leagues\tK리그", false),
            ("league\tK리그\nsize", false), ("", nil),
        ] as [(String, Bool?)])
    func attributes(_ text: String, _ isReadable: Bool?) async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            .sqliteInMemory, ListingsMigrations.all, time: environment.clock)
        let service = environment.service(over: SQLListingStore(database))
        let seller = service.repository(for: environment.members.owner)
        let draft = ListingDraft(title: "유니폼", price: Money(1, .krw), category: .general)
        let id = try await seller.publish(draft, as: .onSale).listing.id
        try await database.write { writer throws(DatabaseError) in
            try writer.run("UPDATE listings SET attributes = \(text) WHERE id = \(id)")
        }
        let all: AttributeValues = [.league: "K리그", .team: "전북", .size: "L"]
        let found = try? await seller.listing(id).listing.details.attributes
        #expect(found == isReadable.map { $0 ? all : nil } ?? [:])
        try await database.discard()
    }

    @Test(
        "A row that nobody can read is left out of what visitors browse, and of nothing else",
        arguments: TestPlace.present)
    func unreadable(place: TestPlace) async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            place, ListingsMigrations.all, time: environment.clock)
        let service = environment.service(over: SQLListingStore(database))
        let seller = service.repository(for: environment.members.owner)
        var ids: [ListingID] = []
        for title in ["첫째 물건", "둘째 물건", "셋째 물건"] {
            let draft = ListingDraft(title: title, price: Money(1, .krw), category: .general)
            ids.append(try await seller.publish(draft, as: .onSale).listing.id)
        }
        let broken = ids[1]
        try await database.write { writer throws(DatabaseError) in
            try writer.run("UPDATE listings SET currency = '조개' WHERE id = \(broken)")
        }
        let visitor = service.repository(for: .anonymous)
        #expect(try await visitor.browse(ListingQuery(), .first).items.map(\.listing.id) == [ids[2], ids[0]])
        var (page, walked) = (try PageRequest(limit: 1), [ListingID]())
        for _ in 0..<3 {
            let answer = try await visitor.browse(ListingQuery(), page)
            walked += answer.items.map(\.listing.id)
            guard let next = answer.next else { break }
            page = try PageRequest(.after(next), limit: 1)
        }
        #expect(walked == [ids[2], ids[0]], "a page of nothing else leads past it")
        #expect(database.unreadableRows.count == 2 && !database.unreadableRows.reason.isEmpty)
        for read in [
            { _ = try await visitor.listing(broken) }, { _ = try await seller.mine(nil, .first) },
            { _ = try await seller.hide(broken) },
        ] as [() async throws -> Void] {
            let error = await #expect(throws: ListingError.self) { try await read() }
            #expect(error?.kind == .internal, "\(error.debugDescription)")
        }
        try await database.discard()
    }

    @Test func whatIsReadAheadIsOfThePagesRecordsAndOfTheOneThatIsShown() async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            .sqliteFile, ListingsMigrations.all, time: environment.clock)
        let seen = LockedValue<[[AnyIdentifier]]>([])
        let ahead = ReadAhead { { ids, _ in seen.withLock { $0.append(ids) } } }
        let service = environment.service(over: SQLListingStore(database, ahead: ahead))
        let verbs = service.repository(for: environment.members.owner)
        for number in 0..<3 {
            _ = try await verbs.publish(
                ListingDraft(title: "화분 \(number)", price: Money(1, .krw), category: .general), as: .onSale)
        }
        let page = try await verbs.browse(ListingQuery(), PageRequest(limit: 2)).items
        #expect(page.count == 2 && seen.now == [page.map { AnyIdentifier($0.listing.id) }])
        seen.withLock { $0 = [] }
        _ = try await verbs.listing(page[0].listing.id)
        let unknown = ListingID(RawIdentifier(high: 1, low: 1))
        await #expect(throws: ListingError.notFound) { try await verbs.listing(unknown) }
        #expect(seen.now == [[AnyIdentifier(page[0].listing.id)]])
        try await database.discard()
    }
}
