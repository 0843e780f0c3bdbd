import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func post(
        _ act: LedgerAct, telling operatorAct: AuditEvent?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        let messages = PaymentsTables.outbox.insertions(operatorAct.map { [OutboxMessage($0)] } ?? [])
        let writing = LedgerWriting(seal: seal)
        return try await decide { writer throws(DatabaseError) -> Result<Bool, OrderError> in
            switch try writing.draft(of: [act], at: now, writer) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let draft):
                if draft.entries.isEmpty { return .success(false) }
                try writer.batch(LedgerWriting.statements(draft) + messages)
                return .success(true)
            }
        }
    }

    public func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        try await read { reader throws(DatabaseError) in
            let rows = try reader.query(LedgerReading.balances(of: ["\(payee)"]), LedgerBalance.init)
            return PayeeBalance(of: payee, in: LedgerReading.balances(rows))
        }
    }

    public func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] {
        try await read { reader throws(DatabaseError) in
            var totals: [LedgerAccountKind: Int64] = [:]
            for kind in LedgerAccountKind.allCases { totals[kind] = 0 }
            try reader.rows(of: "SELECT kind, sum(balance) FROM ledger_balances GROUP BY kind") {
                row throws(DatabaseError) in
                let kind: LedgerAccountKind = try row.value(0)
                totals[kind] = try row.integer(1)
            }
            return totals
        }
    }

    public func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        let list = Self.entries(of: owner)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try list.page(page, columns: "sequence", reader) { row throws(DatabaseError) in
                try row.integer()
            }
            if found.items.isEmpty { return Page(items: [], next: found.next, numbering: found.numbering) }
            var entries: [Int64: LedgerEntry] = [:]
            for stored in try LedgerReading.stored(LedgerReading.entries(found.items), reader) {
                entries[stored.sequence] = try stored.entry()
            }
            return Page(
                items: found.items.compactMap { entries[$0] }, next: found.next, numbering: found.numbering)
        }
    }

    /// The numbers of the entries with a line of that payee, each by its first one.
    static func entries(of owner: AnyIdentifier) -> KeysetList {
        KeysetList(
            scope: OrderScopes.postings(of: owner), source: "ledger_lines",
            conditions: [
                "owner = \(owner)", "ledger_lines.kind IN ('payee-due', 'payable', 'seller-owes')",
                """
                NOT EXISTS (
                    SELECT 1 FROM ledger_lines AS former WHERE former.sequence = ledger_lines.sequence
                    AND former.owner = ledger_lines.owner AND former.number < ledger_lines.number
                    AND former.kind IN ('payee-due', 'payable', 'seller-owes'))
                """,
            ], key: "sequence",
            // An entry has no identifier besides its number.
            id: "CAST('00000000000000000000000000' AS TEXT)", isIndexed: true)
    }

    public func entry(_ key: PostingKey) async throws(OrderError) -> LedgerEntry? {
        try await read { reader throws(DatabaseError) in
            try LedgerReading.stored(LedgerReading.entry(key), reader).first?.entry()
        }
    }

    public func entries(
        after sequence: Int64, limit: Int
    ) async throws(OrderError) -> [LedgerEntry] {
        try await read { reader throws(DatabaseError) in
            let query = LedgerReading.entries(behind: sequence, limit: limit)
            var entries: [LedgerEntry] = []
            for stored in try LedgerReading.stored(query, reader) { entries.append(try stored.entry()) }
            return entries
        }
    }

    public func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference] {
        try await read { reader throws(DatabaseError) in
            var place: PaidPlace?
            if let reference {
                place = try reader.first(Self.place(of: reference), PaidPlace.init)
                if place == nil { return [] }
            }
            let query = Self.paid(from: from, until: until, behind: place, limit: limit)
            return try reader.query(query) { row throws(DatabaseError) in
                try PaymentRow.reference(row.text(0))
            }
        }
    }

    private static let paidEntries: SQL = """
        FROM ledger_entries JOIN order_payments ON order_payments.order_id = ledger_entries.order_id
        WHERE ledger_entries.kind = 'paid'
        """

    static func place(of reference: PaymentReference) -> SQL {
        """
        SELECT ledger_entries.posted_at, ledger_entries.sequence \(sql: paidEntries)
        AND order_payments.reference = \(reference.text)
        """
    }

    static func paid(from: Timestamp, until: Timestamp, behind place: PaidPlace?, limit: Int) -> SQL {
        let rest: SQL =
            place.map { place in
                """
                AND (ledger_entries.posted_at, ledger_entries.sequence) \
                > (\(place.postedAt), \(place.sequence))
                """
            } ?? ""
        return """
            SELECT order_payments.reference \(sql: paidEntries)
            AND ledger_entries.posted_at >= \(from) AND ledger_entries.posted_at < \(until) \(sql: rest)
            ORDER BY ledger_entries.posted_at, ledger_entries.sequence LIMIT \(limit)
            """
    }
}

/// The place of a payment in the order in which payments were posted.
struct PaidPlace: Sendable {
    let postedAt: Timestamp
    let sequence: Int64

    init(_ row: any SQLRow) throws(DatabaseError) {
        (postedAt, sequence) = (try row.timestamp(0), try row.integer(1))
    }
}
