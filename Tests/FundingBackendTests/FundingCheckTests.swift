import Database
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingSQL
import Testing

/// What `check` says of funding that another program has changed.
@Suite struct FundingCheckTests {
    private static let damages: [SQL] = [
        "UPDATE campaign_tallies SET held_count = held_count + 1",
        "UPDATE campaign_tallies SET held_amount = held_amount + 1",
        "UPDATE campaign_tallies SET backed_count = backed_count + 1",
        "UPDATE campaign_tallies SET backed_amount = backed_amount - 1",
        "UPDATE campaign_tallies SET returning_count = 7", "DELETE FROM campaign_tallies",
        "UPDATE campaign_items SET held = held + 1", "UPDATE campaign_items SET backed = 0 WHERE backed > 0",
        "UPDATE campaign_items SET wanted = 0", "UPDATE campaign_items SET photo = 'one'",
        "UPDATE campaign_items SET is_missing = 1", "DELETE FROM campaign_items WHERE number = 2",
        "UPDATE campaigns SET ceiling = 1 WHERE ceiling IS NOT NULL",
        "UPDATE campaigns SET search_title = 'another'", "UPDATE campaigns SET local_deadline = 'noon'",
        "UPDATE campaigns SET opened_at = NULL", "UPDATE campaigns SET ending = NULL",
        "UPDATE campaigns SET model = 'unknown'", "UPDATE campaigns SET photos_by = 'one'",
        "UPDATE campaigns SET pause_reason = 'operator', pause_from = 'open', paused_at = 1",
        "UPDATE campaigns SET shelter = 'none'", "UPDATE campaigns SET bank = 'one'",
        "UPDATE campaigns SET state = 'failed' WHERE state = 'refunding'", "DELETE FROM campaigns",
        "UPDATE shelters SET owner = 'another'", "UPDATE shelters SET name_skeleton = 'another'",
        "UPDATE shelters SET verified_at = NULL", "UPDATE shelters SET state = 'abandoned'",
        "UPDATE shelters SET state = 'unknown'", "UPDATE shelters SET photo_by = NULL, photo = NULL",
        "UPDATE shelter_people SET role = 'owner'", "DELETE FROM shelter_people", "DELETE FROM shelters",
        "DELETE FROM funding_uploads",
        "UPDATE campaign_backings SET state = 'lapsed' WHERE state = 'backed'",
        "UPDATE campaign_backings SET state = 'unknown'",
        "UPDATE campaign_backings SET order_id = NULL WHERE state = 'held'",
        "UPDATE campaign_backings SET until_at = NULL WHERE state = 'started'",
        "UPDATE campaign_backings SET backed_at = NULL, backed_year = NULL",
        "UPDATE campaign_backings SET backed_year = 1999",
        "UPDATE campaign_backings SET returned = amount + 1",
        "UPDATE campaign_backings SET step_at = NULL", "UPDATE campaign_backings SET amount = amount + 1",
        "UPDATE campaign_backings SET choose_by = NULL", "UPDATE campaign_backings SET line_count = 7",
        "UPDATE campaign_backings SET order_id = (SELECT max(order_id) FROM campaign_backings)",
        "UPDATE campaign_lines SET is_backed = 1 - is_backed", "UPDATE campaign_lines SET quantity = 0",
        "UPDATE campaign_lines SET choice = 'unknown'", "UPDATE campaign_lines SET choose_until = 1",
        "DELETE FROM campaign_lines",
        """
        INSERT INTO campaign_orders_let_go (order_id, let_go_at)
        SELECT order_id, 0 FROM campaign_backings WHERE state = 'held'
        """,
        "UPDATE campaign_updates SET kind = 'news'", "UPDATE campaign_updates SET campaign = 'none'",
        "UPDATE campaign_payouts SET amount = 0", "UPDATE campaign_payouts SET act = 'one'",
        "UPDATE campaign_tellings SET act = 'unknown'", "UPDATE funding_receipts SET number = number + 10",
        "UPDATE funding_receipts SET is_stale = 1", "UPDATE funding_receipt_lines SET amount = amount + 1",
        "UPDATE funding_receipt_lines SET backing = (SELECT min(backing) FROM funding_receipt_lines)",
        "DELETE FROM funding_receipt_lines",
        """
        INSERT INTO funding_idempotency (member, verb, idempotency_key, fingerprint, answer, made_at)
        VALUES ('one', 'funding.back', 'key', 'print', 'none', 0)
        """,
        "INSERT INTO funding_closed_members (member, closed_at) SELECT DISTINCT owner, 0 FROM shelters",
        """
        INSERT INTO funding_closed_members (member, closed_at)
        SELECT DISTINCT member, 0 FROM campaign_backings
        """,
        """
        INSERT INTO funding_closed_members (member, closed_at)
        SELECT DISTINCT act_actor, 0 FROM campaign_payouts
        """,
    ]

    @Test(arguments: TestPlace.present)
    func whatIsWrongIsFound(place: TestPlace) async throws {
        for (number, damage) in Self.damages.enumerated() {
            try await TestDatabase.with(place, FundingMigrations.all) { database in
                try await FundingStage(SQLFundingStore(database)).fill()
                #expect(try await FundingChecks.faults(in: database) == [])
                let changed = try await database.write { writer throws(DatabaseError) in
                    try writer.run(damage)
                }
                #expect(changed > 0, "let the stage have what damage \(number) is done to: \(damage.text)")
                let faults = try await FundingChecks.faults(in: database)
                #expect(!faults.isEmpty, "find damage \(number) by a check: \(damage.text)")
            }
        }
    }
}

extension FundingChecks {
    /// What the checks find.
    static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in all {
            found += try await check.offenders(in: database, limit: 9).map { "\(check.promise): \($0)" }
        }
        return found
    }
}
