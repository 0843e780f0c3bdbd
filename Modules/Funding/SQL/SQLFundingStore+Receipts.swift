import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func decide(
        receiptsOf member: MemberID, from shelter: ShelterID, in year: Int64, by actor: MemberID?,
        at now: Timestamp,
        _ decision: @escaping @Sendable (ReceiptFile) throws(FundingError) -> ReceiptChange
    ) async throws(FundingError) -> Receipt? {
        let reading = ReceiptReading(shelter: shelter, year: year, member: member)
        return try await writeUnlessRefused {
            writer throws(DatabaseError) -> Result<Receipt?, FundingError> in
            if let actor { try Self.closedMembers.requireOpen(actor, writer) }
            guard try Self.hold(shelter, writer) else { return .failure(.notFound) }
            let file = try reading.file(writer)
            let decided = Result { () throws(FundingError) in try decision(file) }
            guard case .success(let change) = decided else { return decided.map { _ in nil } }
            try Self.write(change, since: file, writer)
            return .success(
                try change.answer.flatMap { id throws(DatabaseError) in
                    try Self.receipt(id, writer)
                })
        }
    }

    private static func write(
        _ change: ReceiptChange, since file: ReceiptFile, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        if change.isEmpty { return }
        let valid = Dictionary(file.valid.map { ($0.id, $0) }) { $1 }
        let voided = change.receipts.compactMap { receipt in
            valid[receipt.id].map { ReceiptRow.voiding(receipt, since: $0) }
        }
        let new = change.receipts.filter { valid[$0.id] == nil }.flatMap(ReceiptRow.insertions)
        let counts = try writer.batch(
            voided + new + telling(change.notices.map { OutboxMessage($0) }))
        // The shelter's row is held: anything else was written beside the decisions.
        guard counts.prefix(voided.count).allSatisfy({ $0 == 1 }) else { throw .contention }
    }

    public func receipt(_ id: ReceiptID) async throws(FundingError) -> Receipt? {
        try await read { reader throws(DatabaseError) in try Self.receipt(id, reader) }
    }

    private static func receipt(
        _ id: ReceiptID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Receipt? {
        let found = try reader.query(
            "SELECT \(sql: ReceiptRow.columns) FROM funding_receipts WHERE id = \(id)",
            ReceiptRow.bare(from:))
        return try ReceiptRow.whole(found, reader).first
    }

    public func receipts(
        having backings: [BackingID]
    ) async throws(FundingError) -> [BackingID: ReceiptID] {
        if backings.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var found: [BackingID: ReceiptID] = [:]
            for part in backings.partsOfFewSizes {
                try reader.rows(of: Self.receipts(having: part)) { row throws(DatabaseError) in
                    found[try row.id(0)] = try row.id(1) as ReceiptID
                }
            }
            return found
        }
    }

    static func receipts(having backings: [BackingID]) -> SQL {
        """
        SELECT funding_receipt_lines.backing, funding_receipts.id FROM funding_receipt_lines
        JOIN funding_receipts ON funding_receipts.id = funding_receipt_lines.receipt
        WHERE funding_receipt_lines.backing IN \(list: backings) AND voided_at IS NULL
        """
    }

    public func receipts(
        _ list: ReceiptList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Receipt> {
        let list = Self.list(list)
        // None is left out for being unreadable: their numbers have no gaps.
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try list.page(page, columns: ReceiptRow.columns, reader) {
                row throws(DatabaseError) in
                try ReceiptRow.bare(&row)
            }
            return Page(
                items: try ReceiptRow.whole(found.items, reader), next: found.next,
                numbering: found.numbering)
        }
    }

    static func list(_ list: ReceiptList) -> KeysetList {
        switch list {
        case .of(let member, let year):
            let ofYear: [SQL] = year.map { ["year = \($0)"] } ?? []
            return KeysetList(
                scope: list.scope, source: "funding_receipts", conditions: ["member = \(member)"] + ofYear,
                key: "funding_receipts.issued_at", id: "funding_receipts.id", isIndexed: true)
        case .from(let shelter, let year):
            return KeysetList(
                scope: list.scope, source: "funding_receipts",
                conditions: ["shelter = \(shelter)", "year = \(year)"], key: "funding_receipts.number",
                id: "funding_receipts.id", isIndexed: true)
        }
    }

    public func staleReceipts(limit: Int) async throws(FundingError) -> [Receipt] {
        let query = Self.staleReceipts(limit: limit)
        return try await read { reader throws(DatabaseError) in
            try ReceiptRow.whole(try reader.query(query, ReceiptRow.bare(from:)), reader)
        }
    }

    static func staleReceipts(limit: Int) -> SQL {
        """
        SELECT \(sql: ReceiptRow.columns) FROM funding_receipts
        WHERE is_stale = 1 ORDER BY issued_at, id LIMIT \(limit)
        """
    }
}
