import Database

/// A copy that knows what is left to do.
public struct BegunCopy: Sendable {
    let copy: DatabaseCopy
    let ledger: CopyLedger
    let places: [String: CopyLedger.Place]
    /// How many rows the source has.
    public let total: Int

    /// How many of them were copied before.
    public var done: Int { places.values.reduce(0) { $0 + $1.rows } }

    /// Copies what is left, and tells after each page how many rows of which table went over.
    ///
    /// Throws `overtaken` if another program copies into the same target, `unstorable` or `refused` for
    /// rows that it cannot take, and the databases'
    /// failures; begun again it goes on behind the last page that was told.
    public func run(_ tell: (_ table: String, _ rows: Int) -> Void = { _, _ in }) async throws(CopyError) {
        for table in copy.tables { try await run(table, tell) }
    }

    /// Compares all rows of both databases and ends the copy if they are equal; if not, it stays unfinished.
    ///
    /// Tells how many rows of the source were compared. Throws the databases' failures.
    public func verify(_ tell: (_ rows: Int) -> Void = { _ in }) async throws(CopyError) -> [TableComparison]
    {
        let comparisons = try await copy.comparison.run(tell)
        if comparisons.allSatisfy(\.isEqual) {
            try await at(.target) { () throws(DatabaseError) in try await ledger.finish() }
        }
        return comparisons
    }

    private func run(
        _ table: SQLTable, _ tell: (_ table: String, _ rows: Int) -> Void
    ) async throws(CopyError) {
        let (source, limit) = (copy.source, copy.pageSize)
        var place = places[table.name] ?? CopyLedger.Place()
        var rows = try await at(.source) { () throws(DatabaseError) in
            try await source.rows(of: table, after: place.key, limit: limit)
        }
        while let last = rows.last {
            // The next page is read while this one is written.
            async let following = source.page(of: table, after: table.key(of: last), limit: limit)
            place = try await add(rows, to: table, at: place)
            tell(table.name, rows.count)
            let next = await following
            rows = try await at(.source) { () throws(DatabaseError) in try next.get() }
        }
    }

    private func add(
        _ rows: [[SQLValue]], to table: SQLTable, at place: CopyLedger.Place
    ) async throws(CopyError) -> CopyLedger.Place {
        do throws(DatabaseError) {
            return try await ledger.add(rows, to: table, at: place)
        } catch .contention, .duplicate {
            throw .overtaken
        } catch .misuse(let reason) {
            guard let row = rows.first(where: \.hasNUL) else {
                throw .refused(table: table.name, reason: reason)
            }
            throw .unstorable(table: table.name, key: table.key(of: row).spoken)
        } catch {
            throw .failed(.target, error.service)
        }
    }
}

extension [SQLValue] {
    fileprivate var hasNUL: Bool {
        contains { value in
            if case .text(let text) = value { text.utf8.contains(0) } else { false }
        }
    }
}
