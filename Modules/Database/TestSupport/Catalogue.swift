public import Database

/// What is known of tables, one line to a column, to compare a declaration with what an engine says.
///
/// `auth_members.email_key text`, `auth_members.id text not null key 1`; a type that no table of Madang may
/// have stands as the engine calls it.
public enum Catalogue {
    /// The lines of declared tables, sorted.
    public static func lines(of tables: [SQLTable]) -> [String] {
        tables.flatMap { table in
            table.columns.enumerated().map { index, column in
                line(
                    table.name, column.name, column.kind.rawValue, isNullable: column.isNullable,
                    key: index < table.key.count ? index + 1 : 0)
            }
        }.sorted()
    }

    /// The lines of all tables that a database has besides the record of its migrations, sorted. Throws as
    /// `read` does.
    public static func lines(of database: some SQLDatabase) async throws(DatabaseError) -> [String] {
        let query = query(database.engine)
        return try await database.read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                line(
                    try row.text(0), try row.text(1), kind(try row.text(2)),
                    isNullable: try row.integer(3) == 0, key: try row.count(4))
            }
        }.sorted()
    }

    private static func line(
        _ table: String, _ column: String, _ kind: String, isNullable: Bool, key: Int
    ) -> String {
        "\(table).\(column) \(kind)" + (isNullable ? "" : " not null") + (key > 0 ? " key \(key)" : "")
    }

    private static func kind(_ type: String) -> String {
        switch type.lowercased() {
        case "text": "text"
        case "bigint", "integer": "integer"
        case "bytea": "bytes"
        default: type
        }
    }

    private static func query(_ engine: SQLEngine) -> SQL {
        switch engine {
        case .sqlite:
            """
            SELECT t.name, c.name, c.type, c."notnull", c.pk FROM sqlite_master t, pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name <> 'madang_migrations'
            """
        case .postgres:
            """
            SELECT t.relname::text, c.attname::text, format_type(c.atttypid, c.atttypmod),
                CASE WHEN c.attnotnull THEN 1 ELSE 0 END, coalesce(array_position(k.conkey, c.attnum), 0)
            FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0
            LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'p'
            WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace
                AND t.relname <> 'madang_migrations' AND NOT c.attisdropped
            """
        }
    }
}
