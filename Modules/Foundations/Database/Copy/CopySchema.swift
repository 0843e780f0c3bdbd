import Database
import Vocabulary

/// The schema that both databases of a copy must have.
struct CopySchema: Sendable {
    let migrations: [Migration]
    /// All that they make.
    let tables: [SQLTable]
    let time: any TimeSource

    /// Throws unless the database has all steps and no others.
    func check(_ database: any SQLDatabase, _ side: CopyError.Side) async throws(CopyError) {
        let missing = try await at(side) { () throws(DatabaseError) in
            try await Migrator(migrations, time: time).pending(database)
        }
        if missing.isEmpty { return }
        throw missing.count == migrations.count
            ? .noMadang(side) : .outdated(side, steps: missing.map(\.name))
    }

    /// Throws `undeclared` if the source has tables or columns that would not be copied.
    func checkDeclared(_ source: any SQLDatabase) async throws(CopyError) {
        let comparison = SchemaComparison(tables: tables, optional: [CopyLedger.table])
        let differences = try await at(.source) { () throws(DatabaseError) in
            try await comparison.differences(in: source)
        }
        let places = differences.compactMap(\.undeclaredPlace)
        if !places.isEmpty { throw .undeclared(places) }
    }

    /// Gives the target the steps that it lacks.
    func complete(_ target: any SQLDatabase) async throws(CopyError) {
        _ = try await at(.target) { () throws(DatabaseError) in
            try await Migrator(migrations, time: time).migrate(target)
        }
    }

    /// What stands for a database in every engine, whatever its address: when its steps were applied, to the
    /// microsecond.
    func identity(of database: any SQLDatabase) async throws(CopyError) -> String {
        let rows = try await at(.source) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query("SELECT name, applied_at FROM madang_migrations ORDER BY name") {
                    row throws(DatabaseError) -> [SQLValue] in
                    [.text(try row.text(0)), .integer(try row.integer(1))]
                }
            }
        }
        var hash = RowHash()
        hash.add(rows)
        return hash.text
    }
}

/// Runs what talks to one of the databases, and says which it was that failed.
func at<Value>(
    _ side: CopyError.Side, _ body: () async throws(DatabaseError) -> Value
) async throws(CopyError) -> Value {
    do throws(DatabaseError) {
        return try await body()
    } catch .newerSchema {
        throw .newer(side)
    } catch {
        throw .failed(side, error.service)
    }
}
