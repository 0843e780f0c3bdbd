import Database

/// Compares the rows of two databases: by their hashes, and row by row to find where they begin to differ.
public struct DatabaseComparison: Sendable {
    private let copy: DatabaseCopy

    init(_ copy: DatabaseCopy) {
        self.copy = copy
    }

    /// Throws `noMadang`, `outdated` or `newer` if one of the databases has not the schema of this program,
    /// and `undeclared` if the source has more than is compared.
    public func check() async throws(CopyError) {
        try await copy.schema.check(copy.source, .source)
        try await copy.schema.checkDeclared(copy.source)
        try await copy.schema.check(copy.target, .target)
    }

    /// How many rows the source has. Throws the source's failures.
    public func rowCount() async throws(CopyError) -> Int {
        var total = 0
        for table in copy.tables {
            total += try await at(.source) { () throws(DatabaseError) in
                try await copy.source.count(of: table)
            }
        }
        return total
    }

    /// Reads all rows of both, and tells how many of the source's were compared. Throws the databases'
    /// failures.
    public func run(_ tell: (_ rows: Int) -> Void = { _ in }) async throws(CopyError) -> [TableComparison] {
        var comparisons: [TableComparison] = []
        for table in copy.tables { comparisons.append(try await compare(table, tell)) }
        return comparisons
    }

    private func compare(
        _ table: SQLTable, _ tell: (_ rows: Int) -> Void
    ) async throws(CopyError) -> TableComparison {
        var (left, right) = (Reading(), Reading())
        var difference: [SQLValue]?
        while !left.isOver || !right.isOver {
            async let leftPage = page(copy.source, table, left)
            async let rightPage = page(copy.target, table, right)
            let (leftResult, rightResult) = await (leftPage, rightPage)
            let ours = try await at(.source) { () throws(DatabaseError) in try leftResult.get() }
            let theirs = try await at(.target) { () throws(DatabaseError) in try rightResult.get() }
            difference = difference ?? table.firstDifference(ours, theirs)
            left.add(ours, of: table)
            right.add(theirs, of: table)
            tell(ours.count)
        }
        return TableComparison(
            table: table.name, source: left.content, target: right.content,
            firstDifference: difference?.spoken)
    }

    private func page(
        _ database: any SQLDatabase, _ table: SQLTable, _ reading: Reading
    ) async -> Result<[[SQLValue]], DatabaseError> {
        if reading.isOver { return .success([]) }
        return await database.page(of: table, after: reading.place, limit: copy.pageSize)
    }
}

/// How far one side has been read.
private struct Reading {
    private(set) var place: [SQLValue]?
    private(set) var isOver = false
    private var hash = RowHash()

    mutating func add(_ rows: [[SQLValue]], of table: SQLTable) {
        hash.add(rows)
        isOver = rows.isEmpty
        if let last = rows.last { place = table.key(of: last) }
    }

    var content: TableComparison.Content { TableComparison.Content(rows: hash.rows, hash: hash.text) }
}
