import Synchronization

/// An index, constraint, trigger or other part of a schema, as an engine's own catalogue describes it.
///
/// Names and definitions come from the database and may be hostile text.
public struct SchemaObject: Hashable, Sendable {
    /// What an object is.
    public enum Kind: String, Sendable, CaseIterable {
        /// A table itself: its definition on SQLite, whether it is logged and has row security on PostgreSQL.
        case table
        /// What a column is beside its type: default, identity, collation. PostgreSQL alone.
        case column
        case index, constraint, trigger, rule, policy, view
    }

    /// What it is.
    public let kind: Kind
    /// The table that it is of.
    public let table: String
    /// Its own name.
    public let name: String
    /// What it is in the engine's words, in a form that does not depend on the schema that it is in: for an
    /// index the statement that makes it, for a constraint what stands behind its name.
    public let definition: String

    private var place: [String] { [table, kind.rawValue, name] }
}

extension SchemaObject {
    /// All objects of the database: on PostgreSQL of the current schema, without what an extension brought.
    /// Throws as `SQLDatabase.read`.
    public static func all(in database: any SQLDatabase) async throws(DatabaseError) -> [SchemaObject] {
        let engine = database.engine
        return try await database.read { reader throws(DatabaseError) in try all(reader, engine) }
    }

    /// What the steps make, in temporary tables of a transaction that is rolled back: nothing is left of it.
    /// PostgreSQL alone. Throws `misuse` if the role may not make temporary tables, and as
    /// `SQLDatabase.write`.
    public static func made(
        by migrations: [Migration], in database: any SQLDatabase
    ) async throws(DatabaseError) -> [SchemaObject] {
        let objects = Mutex<[SchemaObject]?>(nil)
        do throws(DatabaseError) {
            try await database.longRunning.write { writer throws(DatabaseError) in
                try writer.run("SET LOCAL search_path = pg_temp")
                try Migrator.make(migrations, writer, .postgres)
                let found = try all(writer, .postgres, isTemporary: true)
                objects.withLock { $0 = found }
                throw .misuse("rolled back")
            }
        } catch {
            if objects.withLock({ $0 }) == nil { throw error }
        }
        return objects.withLock { $0 } ?? []
    }

    private static func all(
        _ reader: any SQLReader, _ engine: SQLEngine, isTemporary: Bool = false
    ) throws(DatabaseError) -> [SchemaObject] {
        let query = engine == .sqlite ? ofSQLite : ofPostgres(isTemporary: isTemporary)
        return try reader.query(query) { row throws(DatabaseError) in
            var row = RowReader(row)
            let kind: Kind = try row.value()
            let (table, name, definition) = (try row.text(), try row.text(), try row.text())
            return SchemaObject(
                kind: kind, table: table, name: name,
                definition: engine == .sqlite ? normalForm(definition) : definition)
        }.sorted { $0.place.lexicographicallyPrecedes($1.place) }
    }

    /// Of two texts of SQLite the same one if they differ in white space and in quotes around names alone:
    /// `ALTER TABLE` adds both. It is still the statement, unless a name needs its quotes.
    static func normalForm(_ definition: String) -> String {
        var (form, isText) = ("", false)
        for character in definition {
            if character == "'" { isText.toggle() }
            if isText {
                form.append(character)
            } else if character.isWhitespace {
                if let last = form.last, !" ,()".contains(last) { form.append(" ") }
            } else if character != "\"" {
                if ",()".contains(character), form.last == " " { form.removeLast() }
                form.append(character)
            }
        }
        return form
    }

    /// Indexes that a table's own definition makes have no text, and come with the table.
    private static let ofSQLite: SQL = """
        SELECT type, tbl_name, name, sql FROM sqlite_master
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
        """
}
