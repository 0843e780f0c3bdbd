public import Database
public import Vocabulary

/// Copies all rows of some tables from one database into an empty one, of the same or another engine.
///
/// Rows are copied in pages by key. Each page and the place it reaches are written in one transaction, so
/// that an interrupted copy resumes where it stopped. The copy does not use one snapshot: the comparison
/// afterwards finds what changed in the source meanwhile. The source is never written to.
public struct DatabaseCopy: Sendable {
    let source: any SQLDatabase
    let target: any SQLDatabase
    let tables: [SQLTable]
    let schema: CopySchema
    let pageSize: Int

    /// Describes a copy of these tables, each listed after the tables it refers to. `migrations` are the
    /// steps that create them; both databases must have them. The clock stamps the steps that the target
    /// lacks. `others` are tables whose rows are copied in another way; the source may have no further
    /// tables.
    public init(
        from source: any SQLDatabase, to target: any SQLDatabase, tables: [SQLTable],
        besides others: [SQLTable] = [], migrations: [Migration], time: any TimeSource, pageSize: Int = 500
    ) {
        self.source = source
        self.target = target
        self.tables = tables
        schema = CopySchema(migrations: migrations, tables: tables + others, time: time)
        self.pageSize = max(1, pageSize)
    }

    /// Migrates the target and begins a copy, or resumes an unfinished copy of this source; `anew` empties
    /// the target first if it holds an unfinished copy, of this source or another.
    ///
    /// Throws `noMadang`, `outdated`, `newer`, `undeclared` for a schema that does not fit, `occupied` for a
    /// target with rows of its own, `ofAnother`, and the databases' failures.
    public func begin(anew: Bool = false) async throws(CopyError) -> BegunCopy {
        try await schema.check(source, .source)
        try await schema.checkDeclared(source)
        try await schema.complete(target)
        let identity = try await schema.identity(of: source)
        let ledger = CopyLedger(database: target, tables: tables, source: identity)
        let beginning = try await at(.target) { () throws(DatabaseError) in
            try await ledger.begin(anew: anew)
        }
        switch beginning {
        case .occupied(let table): throw .occupied(table: table)
        case .ofAnother: throw .ofAnother
        case .at(let places):
            let total = try await comparison.rowCount()
            return BegunCopy(copy: self, ledger: ledger, places: places, total: total)
        }
    }

    /// The table that marks an unfinished copy in its target, for `SchemaComparison`.
    public static var ledgerTable: SQLTable { CopyLedger.table }

    /// Whether a copy into the database was begun but not verified; such a database must not be used. Throws
    /// the database's failures.
    public static func isUnfinished(in database: any SQLDatabase) async throws(DatabaseError) -> Bool {
        let query = database.engine.presence(of: CopyLedger.table.name)
        return try await database.read { reader throws(DatabaseError) in try reader.exists(query) }
    }

    /// Compares the two databases, however they were filled.
    public var comparison: DatabaseComparison { DatabaseComparison(self) }
}
