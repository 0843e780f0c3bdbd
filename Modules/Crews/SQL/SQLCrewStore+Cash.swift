public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func insert(_ entry: CashEntry, request: IdempotentRequest?) async throws(CrewError) -> CashEntry {
        let entered = try await writeUnlessRefused {
            writer throws(DatabaseError) -> Result<CashEntry, CrewError> in
            try Self.closedMembers.requireOpen(entry.author, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(entry.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return try Self.entered(finding, writer) }
            }
            if let refusal = try Self.refusal(of: entry, writer) {
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
            let news = entry.pictureNews.map { [$0] } ?? []
            try writer.batch([CashRow.insertion(entry)] + CrewsTables.outbox.insertions(news))
            return .success(entry)
        }
        if let request, entered.id == entry.id {
            await Self.idempotencyRecords.clear(after: request, database)
        }
        return entered
    }

    /// Holds the row of the crew. Why the entry may not be made; nil if it may.
    private static func refusal(
        of entry: CashEntry, _ writer: any SQLWriter
    ) throws(DatabaseError) -> CrewError? {
        if let refusal = try refusal(of: entry.author, keepingMoneyOf: entry.crew, writer) { return refusal }
        guard let earlier = entry.takesBack else { return nil }
        let isTaken = try writer.exists("SELECT 1 FROM crew_cash WHERE takes_back = \(earlier)")
        return isTaken ? .invalidFields([FieldError("takesBack", .unusable)]) : nil
    }

    public func cashEntry(madeFor request: IdempotentRequest) async throws(CrewError) -> CashEntry? {
        let found = try await read { reader throws(DatabaseError) -> Result<CashEntry?, CrewError> in
            let finding = try Self.idempotencyRecords.find(request, reader)
            if finding == .nothing { return .success(nil) }
            return try Self.entered(finding, reader).map { $0 }
        }
        return try found.get()
    }

    /// The entry that a record stands for.
    private static func entered(
        _ finding: IdempotencyTable.Finding, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<CashEntry, CrewError> {
        guard case .same(let answer, _) = finding else { return .failure(.service(.keyReused)) }
        guard let id = try Self.answer(answer, of: CashEntrySubject.self).first,
            let entry = try reader.first(Self.finding(id), CashRow.entry(from:))
        else { throw .corrupt("an idempotency record without its entry of cash") }
        return .success(entry)
    }

    public func cashEntry(_ id: CashEntryID) async throws(CrewError) -> CashEntry? {
        try await read { reader throws(DatabaseError) in
            try reader.first(Self.finding(id), CashRow.entry(from:))
        }
    }

    static func finding(_ id: CashEntryID) -> SQL {
        "SELECT \(sql: CashRow.columns) FROM crew_cash WHERE id = \(id)"
    }

    public func cash(of crew: CrewID, in month: CivilMonth) async throws(CrewError) -> MonthOfCash {
        let (before, entries) = (Self.sum(of: crew, before: month), Self.cash(of: crew, in: month))
        return try await read { reader throws(DatabaseError) in
            try reader.prefetch([before, entries])
            let opening = try reader.first(before) { row throws(DatabaseError) in try row.integer(0) }
            return MonthOfCash(
                opening: opening ?? 0, entries: try reader.query(entries, CashRow.entry(from:)))
        }
    }

    public func cashEntries(
        of crew: CrewID, by author: MemberID, _ page: PageRequest
    ) async throws(CrewError) -> Page<CashEntry> {
        let list = Self.list(of: crew, by: author)
        // None is left out for being unreadable: it is about money.
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: CashRow.columns, reader) { row throws(DatabaseError) in
                try CashRow.entry(&row)
            }
        }
    }

    /// Sorted without an index: it is read for an export, out of the cash of one crew.
    static func list(of crew: CrewID, by author: MemberID) -> KeysetList {
        KeysetList(
            scope: CrewScope.cash(of: crew, by: author), source: "crew_cash",
            conditions: ["crew = \(crew)", "author = \(author)"], key: "created_at", id: "crew_cash.id",
            isIndexed: false)
    }

    static func cash(of crew: CrewID, in month: CivilMonth) -> SQL {
        """
        SELECT \(sql: CashRow.columns) FROM crew_cash
        WHERE crew = \(crew) AND day >= \(month.firstDay) AND day < \(month.next.firstDay)
        ORDER BY day, created_at, id
        """
    }

    /// The cash received before the month less the cash spent, in won.
    static func sum(of crew: CrewID, before month: CivilMonth) -> SQL {
        """
        SELECT coalesce(sum(CASE WHEN flow = 'received' THEN amount ELSE 0 - amount END), 0)
        FROM crew_cash WHERE crew = \(crew) AND day < \(month.firstDay)
        """
    }
}
