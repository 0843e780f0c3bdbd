import ContractKit
import Database
import DatabaseTestSupport
import Moderation
import ModerationContract
import Testing
import Vocabulary

@testable import ModerationSQL

/// Thousands of reports are decided by one command, some hundreds at a time.
@Suite(.serialized) struct FloodTests {
    static let count = 2_000

    @Test(arguments: TestPlace.present) func thousandsOfReportsAreDecidedAtOnce(place: TestPlace) async throws
    {
        let flood = try await Flood(place)
        let owner = MemberID(flood.environment.ids.next())
        let one = try await flood.report(subjects: 1, reports: Self.count, of: owner)
        let dismissed = try await flood.moderator.act(ModerationOrder(.dismiss, one[0]))
        #expect(dismissed.batch.reports == Self.count)
        _ = try await flood.report(subjects: Self.count, reports: Self.count, of: owner)
        let order = ModerationOrder(
            .hide, .reports(ReportFilter(owner: owner)), reason: "광고를 도배했습니다")
        let hidden = try await flood.moderator.act(order)
        #expect(
            [hidden.batch.subjects, hidden.batch.reports, hidden.batch.changed]
                == Array(repeating: Self.count, count: 3))
        let undone = try await flood.moderator.undo(hidden.batch.id, reason: "")
        #expect([undone.batch.reports, undone.batch.changed] == [Self.count, Self.count])
        let named = try await flood.moderator.act(
            ModerationOrder(.hide, .subjects(flood.subjects), reason: "광고를 도배했습니다"))
        #expect(named.batch.reports == Self.count)
        try await flood.close()
    }

    @Test(
        "After a flood about one record, PostgreSQL still finds each subject's reports by the index",
        .enabled(if: TestPlace.present.contains(.postgres)))
    func aFloodDoesNotMisleadThePlans() async throws {
        let flood = try await Flood(.postgres)
        _ = try await flood.report(
            subjects: 1, reports: Self.count, of: MemberID(flood.environment.ids.next()))
        let plan = try await flood.planOfRecounting()
        #expect(plan.contains { $0.contains("using moderation_reports_waiting") }, "\(plan)")
        try await flood.close()
    }
}

/// A place with very many reports, written without the verbs.
private final class Flood: Sendable {
    let environment = ClauseEnvironment(.ascending)
    let acts = KnownActs()
    let service: ModerationService
    private let database: TestDatabase
    private let named = LockedValue<[AnyIdentifier]>([])

    init(_ place: TestPlace) async throws {
        database = try await TestDatabase.open(
            place, ModerationMigrations.all, time: environment.clock)
        service = environment.service(over: SQLModerationStore(database), acts)
    }

    var moderator: any ModerationRepository { service.repository(for: environment.members.moderator) }

    var subjects: [AnyIdentifier] { named.now }

    func close() async throws { try await database.discard() }

    /// How PostgreSQL counts a batch's open reports once it has looked at what is stored now.
    func planOfRecounting() async throws -> [String] {
        try await database.write { writer throws(DatabaseError) in
            let counting = SQLModerationStore.recounting(inBatch: BatchID(RawIdentifier(high: 1, low: 1)))
            try writer.run("ANALYZE moderation_reports")
            return try writer.query("EXPLAIN \(sql: counting)") { row throws(DatabaseError) in
                try row.text(0)
            }
        }
    }

    /// Reports by as many members about so many subjects; answers these.
    func report(subjects: Int, reports: Int, of owner: MemberID) async throws -> [AnyIdentifier] {
        let (ids, now) = (environment.ids, environment.clock.now())
        let about = (0..<subjects).map { _ in AnyIdentifier(Identifier<MadeUpSubject>(ids.next())) }
        let each = reports / subjects
        for portion in stride(from: 0, to: reports, by: 500) {
            let rows = (portion..<min(portion + 500, reports)).map { number in
                let (id, reporter) = (ReportID(ids.next()), MemberID(ids.next()))
                return [
                    id.sqlValue, about[number % subjects].sqlValue, owner.sqlValue, reporter.sqlValue,
                    "spam".sqlValue, "광고".sqlValue, "open".sqlValue, now.sqlValue,
                ]
            }
            try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO moderation_reports
                        (id, subject, owner, reporter, reason, body, state, created_at)
                    VALUES \(sql: .rows(rows))
                    """)
            }
        }
        try await addCases(about, of: owner, each: each, at: now)
        named.withLock { $0 = about }
        return about
    }

    private func addCases(
        _ about: [AnyIdentifier], of owner: MemberID, each: Int, at now: Timestamp
    ) async throws {
        let (ids, subjects) = (environment.ids, about.count)
        for portion in stride(from: 0, to: subjects, by: 500) {
            let rows = about[portion..<min(portion + 500, subjects)].map { subject in
                [
                    CaseID(ids.next()).sqlValue, subject.sqlValue, owner.sqlValue, each.sqlValue,
                    now.sqlValue,
                    now.sqlValue, "open".sqlValue, 0.sqlValue, 1.sqlValue,
                ]
            }
            try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO moderation_cases
                        (id, subject, owner, open_reports, first_at, last_at, state, gone, version)
                    VALUES \(sql: .rows(rows))
                    """)
            }
        }
    }
}
