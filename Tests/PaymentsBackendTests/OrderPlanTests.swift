import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import Payments
@testable import PaymentsSQL

/// What jobs, pages and the gateway's news ask for costs what it finds: an index holds the rows in their
/// order.
@Suite struct OrderPlanTests {
    private static let raw = RawIdentifier(high: 1, low: 1)
    private static let member = MemberID(raw)
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)

    private static let works: [(work: OrderWork, searches: [String])] = [
        (.step, ["orders USING INDEX orders_steps"]),
        (.expiry, ["INDEX orders_expiry (due_at<?)", "INDEX orders_expiry (due_at>?)"]),
        (.look, ["INDEX order_payments_look (look_at>? AND look_at<?)"]),
        (.refund, ["INDEX order_refunds_due (next_at>? AND next_at<?)"]),
        (.delivery, ["INDEX orders_delivery (delivery_due_at>? AND delivery_due_at<?)"]),
    ]

    @Test(arguments: OrderWork.allCases)
    func dueWorkIsFoundByItsMoment(_ work: OrderWork) async throws {
        let plan = try #require(Self.works.first { $0.work == work })
        // Both parts of the expired ones end at the limit, and are sorted together.
        try await Self.expect(
            SQLOrderStore.due(work, at: Self.now, limit: 10), plan.searches, isSorted: work != .expiry)
    }

    @Test(arguments: [false, true])
    func aMembersOrdersAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        let rest = isBehind ? " AND (opened_at,id)<(?,?))" : ")"
        for state in [nil, OrderState.fulfilled] {
            for side in OrderFilter.Side.allCases {
                let filter = OrderFilter(side: side, state: state)
                let list = SQLOrderStore.list(of: Self.member, filter, page)
                #expect(!list.isCostly(page))
                let column = side == .buying ? "buyer" : "payee"
                try await Self.expect(
                    list.selection(of: page, "id"), ["INDEX orders_\(column) (\(column)=?\(rest)"],
                    isSorted: true)
            }
            let both = SQLOrderStore.list(of: Self.member, OrderFilter(state: state), page)
            try await Self.expect(
                both.selection(of: page, "id"),
                ["INDEX orders_buyer (buyer=?\(rest)", "INDEX orders_payee (payee=?\(rest)"])
        }
    }

    @Test(arguments: [false, true])
    func otherListsAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        try await Self.expect(
            SQLOrderStore.problems.selection(of: page, "id"), ["INDEX orders_problems"], isSorted: true)
        for open in [false, true] {
            try await Self.expect(
                SQLOrderStore.differences(open: open).selection(of: page, DifferenceRow.columns),
                ["INDEX order_differences_\(open ? "open" : "newest")"], isSorted: true)
        }
        let record = AnyIdentifier(OrderID(Self.raw))
        for (list, column) in [(OrderCardList.record(record), "record"), (.payee(record), "payee")] {
            let end = isBehind ? " AND (opened_at,id)<(?,?))" : ")"
            try await Self.expect(
                SQLOrderStore.list(of: list, .paid).selection(of: page, "id"),
                ["INDEX orders_\(column) (\(column)=?\(end)"], isSorted: true)
        }
        // An owner's lines of one entry lie side by side.
        let rest = isBehind ? " AND sequence<?)" : ")"
        try await Self.expect(
            SQLOrderStore.entries(of: AnyIdentifier(Self.member)).selection(of: page, "sequence"),
            ["INDEX ledger_lines_payee (owner=?\(rest)"])
    }

    /// Of a campaign with 100,000 backings all lines were read for each of them.
    @Test func totalsAreCheckedOrderByOrder() async throws {
        try await Self.expect(
            PaymentsChecks.strayTotals,
            ["ledger_entries USING INDEX ledger_entries_order (order_id=?", "ledger_lines USING"])
    }

    @Test func whatTheGatewayNamesIsOnePlaceInAnIndex() async throws {
        let reference = try #require(PaymentReference("pay-abcdefghijklmnopqrstuv"))
        try await Self.expect(SQLOrderStore.finding(reference), ["order_payments_reference (reference=?)"])
        try await Self.expect(
            SQLOrderStore.finding(attempt: "attempt"), ["order_payments_paid_attempt (paid_attempt=?)"])
        try await Self.expect(
            PaymentsTables.rights.finding(ChainHash.beginning, at: Self.now),
            ["sqlite_autoindex_order_rights_1 (hash=?)"]
        )
        try await Self.expect(SQLOrderStore.open(of: Self.member), ["orders_open (buyer=?)"])
        try await Self.expect(
            SQLOrderStore.place(of: reference),
            ["order_payments_reference (reference=?)", "ledger_entries_order (order_id=? AND kind=?)"])
    }

    @Test func postingsAreFoundByOrderSourceAndMoment() async throws {
        try await Self.expect(
            LedgerReading.books(of: [OrderID(Self.raw)]),
            ["ledger_entries_order (order_id=?)", "sqlite_autoindex_ledger_lines_1 (sequence=?)"])
        try await Self.expect(
            LedgerWriting.posted([PostingKey(.paid, "one"), PostingKey(.refunded, "two")]),
            ["ledger_entries_source (kind=? AND source=?)"])
        try await Self.expect(
            LedgerReading.entry(PostingKey(.payout, "one")),
            ["ledger_entries_source (kind=? AND source=?)"], isSorted: true)
        try await Self.expect(
            SQLOrderStore.paid(from: Self.now, until: Self.now, behind: nil, limit: 5),
            ["ledger_entries_paid (kind=? AND posted_at>? AND posted_at<?)"], isSorted: true)
    }

    @Test func whatOperatorsAndDomainsAskForIsFoundByAnIndex() async throws {
        let owner = AnyIdentifier(Self.member)
        try await Self.expect(SQLOrderStore.paid(of: [owner]), ["INDEX orders_record (record=?)"])
        try await Self.expect(
            SQLOrderStore.failed(limit: 5), ["INDEX order_refunds_failed"], isSorted: true)
        try await Self.expect(
            SQLOrderStore.debtors(5), ["INDEX ledger_balances_debts (balance>?)"], isSorted: true)
        for (subject, place) in [
            (AnyIdentifier(OrderID(Self.raw)), "sqlite_autoindex_order_records_1 (order_id=?)"),
            (owner, "INDEX order_records_record (record=?)"),
        ] {
            try await Self.expect(
                OrderRecordRow.selection(of: subject, at: Self.now), [place], isSorted: true)
        }
        try await Self.expect(
            SQLOrderStore.sums(of: owner, from: nil, until: Self.now), ["INDEX ledger_lines_owner (owner=?)"])
    }

    private static func page(_ isBehind: Bool) throws -> PageRequest {
        try PageRequest(isBehind ? .after(Cursor(scope: 1, key: 7, id: raw)) : .first)
    }

    /// Checks that SQLite plans these searches; `isSorted` states that it sorts no rows.
    private static func expect(_ query: SQL, _ searches: [String], isSorted: Bool = false) async throws {
        try await TestDatabase.with(.sqliteFile, PaymentsMigrations.all) { database in
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
