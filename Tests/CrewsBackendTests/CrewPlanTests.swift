import Crews
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import CrewsSQL

/// Lists and jobs cost what they find: an index holds the rows in their order.
@Suite struct CrewPlanTests {
    private static let raw = RawIdentifier(high: 1, low: 1)
    private static let (crew, member) = (CrewID(raw), MemberID(raw))
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)

    private static let orders: [(order: CrewQuery.Order, index: String, key: String)] = [
        (.newest, "newest", "created_at"), (.mostMembers, "members", "member_count"),
        (.active, "active", "active_at"),
    ]

    @Test(arguments: [false, true])
    func crewsAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        for (order, index, key) in Self.orders {
            for sport in [nil, CrewSport.football] {
                var query = CrewQuery()
                (query.order, query.sport, query.freeOnly) = (order, sport, true)
                var filter = try query.checked()
                filter.hidden = [Self.member]
                let list = SQLCrewStore.list(filter)
                #expect(!list.isCostly(page))
                let rest = isBehind ? "(\(key),id)<(?,?)" : ""
                let bounds = [sport.map { _ in "sport=?" }, isBehind ? rest : nil].compactMap(\.self)
                let place = bounds.isEmpty ? "" : " (\(bounds.joined(separator: " AND ")))"
                let name = sport == nil ? "crews_\(index)" : "crews_sport_\(index)"
                try await Self.expect(
                    list.selection(of: page, "name"), ["INDEX \(name)\(place)"], isSorted: true)
            }
        }
    }

    @Test func aSearchIsCostly() throws {
        for (name, place) in [("축구", ""), ("", "망원")] {
            var query = CrewQuery()
            (query.name, query.place) = (name, place)
            #expect(SQLCrewStore.list(try query.checked()).isCostly(try PageRequest()))
        }
    }

    @Test(arguments: [false, true])
    func peopleAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        for list in MembershipList.allCases {
            let rest = isBehind ? " AND rank_at>?)" : ")"
            try await Self.expect(
                SQLCrewStore.list(of: Self.crew, list).selection(of: page, MembershipRow.columns),
                ["INDEX crew_memberships_list (crew=? AND standing=?\(rest)"], isSorted: true)
        }
        let own = SQLCrewStore.list(of: Self.member, in: [.member], openOnly: true, hiding: [])
        try await Self.expect(
            own.selection(of: page, CrewRow.columns), ["INDEX crew_memberships_own (member=?"],
            isSorted: true)
    }

    @Test(arguments: [false, true])
    func meetingsAndAnswersAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        let upcoming = SQLCrewStore.list(of: Self.crew, .upcoming, at: Self.now)
        try await Self.expect(
            upcoming.selection(of: page, "title"), ["INDEX crew_meetings_crew (crew=? AND starts_at>?)"],
            isSorted: true)
        // Of meetings that begin at the same moment a few are sorted.
        try await Self.expect(
            SQLCrewStore.list(of: Self.crew, .past, at: Self.now).selection(of: page, "title"),
            ["INDEX crew_meetings_crew (crew=? AND starts_at<?)"])
        let rest = isBehind ? " AND list_key>?)" : ")"
        try await Self.expect(
            SQLCrewStore.list(ofAnswersTo: MeetingID(Self.raw)).selection(of: page, "guests"),
            ["INDEX crew_answers_list (meeting=?\(rest)"], isSorted: true)
    }

    @Test func duesAreReadInTheOrderOfAnIndex() async throws {
        let page = try PageRequest()
        for (list, place) in [
            (DuesList.all, "crew_dues_crew (crew=?)"), (.of(Self.now.koreanMonth), "crew_dues_crew (crew=?"),
            (.arrears, "crew_dues_open (crew=?)"), (.own, "crew_dues_member (member=? AND crew=?)"),
        ] {
            let filter = DuesFilter(list, of: Self.crew, for: Self.member, at: Self.now)
            try await Self.expect(
                SQLCrewStore.list(filter).selection(of: page, DueRow.columns), ["INDEX \(place)"],
                isSorted: true)
        }
    }

    @Test func theCrewsOfMembersAreCountedByAnIndex() async throws {
        try await Self.expect(
            SQLCrewStore.tallying([Self.member]), ["crew_memberships_", "(member=?", "crews_1 (id=?)"])
    }

    private static let jobs: [(name: String, query: SQL, places: [String])] = [
        (
            "ends by the clock", SQLCrewStore.ranOut(at: now, limit: 9),
            ["crew_memberships_ends (until_at<?)"]
        ),
        ("steps", SQLCrewStore.unfinished(of: nil, limit: 9), ["crew_memberships_steps"]),
        ("steps of a crew", SQLCrewStore.unfinished(of: crew, limit: 9), ["crew_steps (crew=?)"]),
        (
            "the waiting list", SeatReading.waiting(in: crew, without: member, limit: 9),
            ["crew_memberships_state (crew=? AND state=?)"]
        ),
        ("dissolvable", SQLCrewStore.dissolvable(at: now, limit: 9), ["crews_closed (closed_at<?)"]),
        (
            "offers of places", SQLCrewStore.offersOver(at: now, limit: 9),
            ["crew_answers_offers (until_at<?)"]
        ),
        (
            "reminders", SQLCrewStore.toRemind(at: now, limit: 9),
            ["crew_meetings_reminders (remind_at>? AND remind_at<?)"]
        ),
        (
            "meetings to come", SQLCrewStore.upcoming(after: nil, at: now, limit: 9),
            ["crew_meetings_coming (starts_at>?)"]
        ),
        (
            "reminders of dues", SQLCrewStore.duesToRemind(by: now, limit: 9),
            ["crew_dues_reminders (remind_at>? AND remind_at<?)"]
        ),
        (
            "arrears", SQLCrewStore.inArrears(by: now, limit: 9),
            ["crew_dues_arrears (pay_by<?)", "crew_dues_member (member=? AND crew=?)"]
        ),
        ("out of arrears", SQLCrewStore.outOfArrears(at: now, limit: 9), ["crew_memberships_arrears"]),
        (
            "without dues", SQLCrewStore.crewsWithoutDues(of: now.koreanMonth, limit: 9),
            ["SCAN plan", "crew_dues_member (member=? AND crew=? AND month=?)"]
        ),
    ]

    @Test(arguments: jobs.map(\.name)) func workIsFoundByItsMoment(_ name: String) async throws {
        let job = try #require(Self.jobs.first { $0.name == name })
        try await Self.expect(job.query, job.places, isSorted: true)
    }

    private static func page(_ isBehind: Bool) throws -> PageRequest {
        try PageRequest(isBehind ? .after(Cursor(scope: 1, key: 7, id: raw)) : .first)
    }

    /// Checks that SQLite plans these searches; `isSorted` states that it sorts no rows.
    private static func expect(_ query: SQL, _ searches: [String], isSorted: Bool = false) async throws {
        try await TestDatabase.with(.sqliteFile, CrewsMigrations.all) { database in
            let plan = try await database.read { reader throws(DatabaseError) in
                try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                    var row = RowReader(row)
                    for _ in 0..<3 { _ = try row.integer() }
                    return try row.text()
                }
            }
            for search in searches { #expect(plan.contains { $0.contains(search) }, "\(plan)") }
            if isSorted { #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)") }
        }
    }
}
