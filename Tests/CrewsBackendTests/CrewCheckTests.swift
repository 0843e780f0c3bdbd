import Crews
import CrewsSQL
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing

/// What `check` says of crews that another program has changed.
@Suite struct CrewCheckTests {
    private static let damages: [SQL] = [
        "UPDATE crews SET member_count = member_count + 1", "UPDATE crews SET waiting_count = 7",
        "UPDATE crews SET taken_count = taken_count - 1", "UPDATE crews SET request_count = -1",
        "UPDATE crews SET capacity = 0", "UPDATE crews SET sport = 'unknown'",
        "UPDATE crews SET uniform = 'red'", "UPDATE crews SET cover = 'one'",
        "UPDATE crews SET zone = 'Asia/Seoul'",
        "UPDATE crews SET owner = 'another' WHERE state = 'open'",
        "UPDATE crews SET closed_at = NULL, state = 'closed'",
        "DELETE FROM crews", "DELETE FROM crew_memberships WHERE role = 'owner'",
        "UPDATE crew_memberships SET role = 'owner' WHERE state = 'member'",
        "UPDATE crew_memberships SET standing = 'banned'", "UPDATE crew_memberships SET rank_at = 1",
        "UPDATE crew_memberships SET state = 'unknown'", "UPDATE crew_memberships SET joined_at = NULL",
        "UPDATE crew_memberships SET suspension = 'manager' WHERE state = 'member'",
        "UPDATE crew_memberships SET step = 'refund', step_order = NULL",
        "UPDATE crew_meetings SET local_start = '2026-02-30 19:30'",
        "UPDATE crew_meetings SET repeated_hour = 'noon'", "UPDATE crew_meetings SET ends_at = starts_at",
        "UPDATE crew_meetings SET answers_until = starts_at + 1",
        "UPDATE crew_meetings SET ends_at = starts_at + 604800000001", "DELETE FROM crew_meetings",
        "UPDATE crew_meetings SET capacity = 0", "UPDATE crew_answers SET guests = -1",
        "UPDATE crew_answers SET list_key = 1", "UPDATE crew_answers SET until_at = 1",
        "UPDATE crew_answers SET place = 'unknown'", "UPDATE crew_dues SET state = 'paid', order_id = NULL",
        "UPDATE crew_dues SET state = 'unknown'", "UPDATE crew_dues SET amount = 0",
        "UPDATE crew_dues SET state = 'waived', remind_at = 1",
        "INSERT INTO crew_due_orders (order_id, due, is_let_go) VALUES ('one', 'none', 0)",
        "UPDATE crew_cash SET amount = 0", "UPDATE crew_cash SET flow = 'unknown'",
        "UPDATE crew_cash SET takes_back = id WHERE id = (SELECT min(id) FROM crew_cash)",
        "UPDATE crew_accounts SET confirmed_by = named_by", "DELETE FROM crew_namings",
        """
        INSERT INTO crew_idempotency (member, verb, idempotency_key, fingerprint, answer, made_at)
        VALUES ('one', 'crews.found', 'key', 'print', 'none', 0)
        """,
        "INSERT INTO crew_closed_members (member, closed_at) SELECT DISTINCT owner, 0 FROM crews",
        "INSERT INTO crew_closed_members (member, closed_at) SELECT DISTINCT named_by, 0 FROM crew_accounts",
    ]

    @Test(arguments: TestPlace.present)
    func whatIsWrongIsFound(place: TestPlace) async throws {
        for (number, damage) in Self.damages.enumerated() {
            try await TestDatabase.with(place, CrewsMigrations.all) { database in
                var stage = CrewStage(SQLCrewStore(database))
                try await stage.fill()
                #expect(try await CrewsChecks.faults(in: database) == [])
                let changed = try await database.write { writer throws(DatabaseError) in
                    try writer.run(damage)
                }
                #expect(changed > 0, "let the stage have what damage \(number) is done to: \(damage.text)")
                let faults = try await CrewsChecks.faults(in: database)
                #expect(!faults.isEmpty, "find damage \(number) by a check: \(damage.text)")
            }
        }
    }
}
