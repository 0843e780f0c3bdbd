import Database
import DatabaseTestKit
import DatabaseTestSupport
import PaymentsContract
import Testing
import Vocabulary

@testable import Payments
@testable import PaymentsSQL

/// What `check` says of payments that another program has changed.
@Suite struct LedgerCheckTests {
    private static let damages: [SQL] = [
        "UPDATE ledger_lines SET amount = amount + 1 WHERE sequence = 1 AND number = 1",
        "UPDATE ledger_lines SET owner = 'mem_00000000000000000000000000' WHERE owner IS NOT NULL",
        "UPDATE ledger_lines SET kind = 'unknown' WHERE sequence = 2", "DELETE FROM ledger_lines",
        "DELETE FROM ledger_lines WHERE sequence = 3 AND number = 1",
        "INSERT INTO ledger_lines (sequence, number, kind, owner, amount) VALUES (99, 1, 'bank', NULL, 1)",
        "UPDATE ledger_entries SET source = 'another' WHERE sequence = 1",
        "UPDATE ledger_entries SET posted_at = posted_at + 1 WHERE sequence = 4",
        "DELETE FROM ledger_entries WHERE sequence = 2", "UPDATE ledger_heads SET sequence = sequence + 1",
        "UPDATE ledger_balances SET balance = balance + 1", "DELETE FROM ledger_balances",
        "INSERT INTO ledger_balances (owner, kind, balance) VALUES ('', 'losses', 7)",
        "DELETE FROM order_texts", "DELETE FROM order_payments", "DELETE FROM orders",
        "UPDATE orders SET refunded = refunded + 1", "UPDATE orders SET updated_at = opened_at - 1",
        "UPDATE orders SET delivery_due_at = 1", "UPDATE orders SET due_at = 1",
        "UPDATE orders SET step = 'hold'",
        "UPDATE orders SET fee_points = 10001", "UPDATE orders SET refund_steps = 'none'",
        "UPDATE order_payments SET paid = paid + 1",
        """
        UPDATE order_payments SET paid_attempt = 'another'
        WHERE order_id = (SELECT min(order_id) FROM order_payments)
        """,

        "UPDATE order_payments SET state = 'unknown'", "UPDATE order_refunds SET state = 'pending'",
        "UPDATE order_refunds SET state = 'dropped'", "DELETE FROM order_refunds",
        "UPDATE order_records SET kind = 'unknown'",
        """
        INSERT INTO order_idempotency (member, verb, idempotency_key, fingerprint, answer, made_at)
        VALUES ('one', 'orders.open', 'key', 'print', 'none', 0)
        """,
        "INSERT INTO order_closed_members (member, closed_at) SELECT DISTINCT buyer, 0 FROM orders",
        """
        INSERT INTO order_problems (order_id, member, body, written_at) VALUES ('none', 'one', '글', 0)
        """,
    ]

    @Test(arguments: TestPlace.present)
    func whatIsWrongIsFound(place: TestPlace) async throws {
        for (number, damage) in Self.damages.enumerated() {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                try await Self.fill(database)
                #expect(try await PaymentsChecks.faults(in: database) == [])
                try await database.write { writer throws(DatabaseError) in try writer.run(damage) }
                let faults = try await PaymentsChecks.faults(in: database)
                #expect(!faults.isEmpty, "find damage \(number) by a check: \(damage.text)")
            }
        }
    }

    /// Both lines of an entry are doubled, and the balances follow: the sums are right, and the chain is not.
    @Test(arguments: TestPlace.present)
    func aChangedEntryIsNamedWhereAllSumsAreRight(place: TestPlace) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            try await Self.fill(database)
            try await database.write { writer throws(DatabaseError) in
                try writer.batch([
                    "UPDATE ledger_lines SET amount = amount * 2 WHERE sequence = 5",
                    """
                    UPDATE ledger_balances SET balance = (
                        SELECT coalesce(sum(amount), 0) FROM ledger_lines
                        WHERE coalesce(owner, '') = ledger_balances.owner
                        AND ledger_lines.kind = ledger_balances.kind)
                    """,
                ])
            }
            let faults = try await PaymentsChecks.faults(in: database)
            #expect(faults.count == 1, "\(faults)")
            #expect(faults.first?.hasSuffix("entry 5 was changed, moved or put in") == true, "\(faults)")
        }
    }

    /// What an operator is told of the same damages, where they are the ledger's or the payments'.
    @Test(arguments: TestPlace.present)
    func verificationFindsWhatIsWrong(place: TestPlace) async throws {
        for damage: SQL in [
            "UPDATE ledger_lines SET amount = amount + 1 WHERE sequence = 1 AND number = 1",
            "UPDATE ledger_entries SET posted_at = posted_at + 1 WHERE sequence = 4",
            "UPDATE order_payments SET paid = paid + 1",
        ] {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                try await Self.fill(database)
                let store = SQLOrderStore(database, OrderMarket.seal)
                #expect(try await store.verification(limit: 9).isSound)
                try await database.write { writer throws(DatabaseError) in try writer.run(damage) }
                #expect(try await !store.verification(limit: 9).isSound, "find \(damage.text)")
            }
        }
    }

    /// Orders, which the chain does not cover, say otherwise than the totals in the ledger.
    @Test(arguments: TestPlace.present)
    func totalsThatAreNotThoseOfTheOrdersAreFound(place: TestPlace) async throws {
        let (sum, kind) = ("each total of a payee", "nothing but orders that are earned at a moment")
        for (damage, check) in [
            ("UPDATE orders SET earning = 'at-once', earns_at = NULL WHERE earning = 'at'", kind),
            ("UPDATE orders SET earning = 'at', earns_at = 5 WHERE earning = 'at-once'", sum),
            ("UPDATE orders SET payee = 'mem_00000000000000000000000000' WHERE earning = 'at'", sum),
            ("UPDATE order_payments SET paid = paid + 1", sum),
            ("UPDATE order_refunds SET amount = amount - 1", sum),
        ] as [(SQL, String)] {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                try await Self.fill(database)
                try await database.write { writer throws(DatabaseError) in try writer.run(damage) }
                let faults = try await PaymentsChecks.faults(in: database)
                #expect(faults.contains { $0.contains(check) }, "\(damage.text): \(faults)")
                let store = SQLOrderStore(database, OrderMarket.seal)
                // The totals of all payees together tell nothing of a payee.
                let isHidden = damage.text.contains("SET payee")
                #expect(try await store.verification(limit: 9).isSound == isHidden, "\(damage.text)")
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func theLedgerIsALogWhoseEndIsKnown(place: TestPlace) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            let log = try #require(PaymentsSchema.schema(OrderMarket.seal).logs.first)
            try await Self.fill(database)
            let entries = try await SQLOrderStore(database, OrderMarket.seal).entries(after: 0, limit: 100)
            let head = try await database.read(log.head)
            #expect(head.sequence == Int64(entries.count) && head.hash == entries.last.map { "\($0.hash)" })
            let contradiction = try await database.read { reader throws(DatabaseError) in
                try log.contradiction(to: head, reader)
            }
            #expect(contradiction == nil)
        }
    }

    /// Records are read as they were written, each for its time, and the reading is told.
    @Test(arguments: TestPlace.present)
    func recordsOutliveAWithdrawalAndEnd(place: TestPlace) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            let stage = OrderStage(SQLOrderStore(database, OrderMarket.seal))
            let file = try await stage.refund(stage.fulfil(), 3_000)
            try await stage.store.forget(stage.buyer, at: stage.now)
            let act = AuditEvent(
                id: stage.ids.next(), by: .machine, "orders.records", "\(file.order.id)", affecting: nil,
                at: stage.now, reason: "수사 협조")
            let subject = AnyIdentifier(file.order.id)
            let records = try await stage.store.records(of: subject, telling: act, at: stage.now)
            #expect(records.map(\.act) == ["shown", "made", "paid", "refunded"])
            #expect(records.allSatisfy { $0.title == "느티나무 의자" && $0.buyer == stage.buyer })
            #expect(records.map(\.amount.minorUnits) == [10_000, 10_000, 10_000, 3_000])
            #expect(records.map { $0.display != nil } == [true, false, false, false])
            let end = stage.now.advanced(by: OrderRecordKind.contract.lifetime)
            #expect(try await stage.store.records(of: subject, telling: act, at: end) == [])
            let told = try await stage.store.outbox.claim(99, until: end, at: stage.now)
            #expect(told.compactMap { AuditEvent($0.message) } == [act, act])
            #expect(try await stage.store.file(file.order.id)?.order.title == "")
        }
    }

    /// More than six entries: an order that was paid, earned, given back in part and settled, one that waits
    /// for its delivery with a complaint, and one that is open.
    private static func fill(_ database: TestDatabase) async throws {
        let stage = OrderStage(SQLOrderStore(database, OrderMarket.seal))
        let first = try await stage.refund(stage.fulfil(), 3_000)
        try await stage.settle(first)
        let second = try await stage.fulfil(total: 20_000, earning: .afterReceipt)
        _ = try await stage.change(second.order.id) { engine throws(OrderError) in
            try engine.handedOver(by: stage.seller)
        }
        _ = try await stage.change(second.order.id) { engine throws(OrderError) in
            var change = try engine.complained(.notReceived, by: stage.buyer)
            change.words = ProblemWords(
                order: second.order.id, member: stage.buyer, text: "오지 않았습니다", at: stage.now)
            return change
        }
        _ = try await stage.open()
        let third = try await stage.fulfil(earning: .at(stage.now.advanced(by: .seconds(86_400))))
        _ = try await stage.refund(third, 4_000)
    }
}
