/// What an engine's own catalogue says of tables, in the terms in which they are declared.
enum SchemaCatalogue {
    struct Column: Hashable, CustomStringConvertible {
        /// `text`, `integer`, `bytes`, or what the engine calls a type that no table of Madang may have.
        let kind: String
        let isNullable: Bool
        /// Its place in the primary key from 1, 0 outside it.
        let key: Int

        var description: String { kind + (isNullable ? "" : " not null") + (key > 0 ? " key \(key)" : "") }
    }

    /// The columns as they are declared, by name.
    static func columns(of table: SQLTable) -> [String: Column] {
        let columns = table.columns.enumerated().map { index, column in
            let key = index < table.key.count ? index + 1 : 0
            return (
                column.name, Column(kind: column.kind.rawValue, isNullable: column.isNullable, key: key)
            )
        }
        return Dictionary(columns, uniquingKeysWith: { first, _ in first })
    }

    /// The columns of all tables by the tables' names; on PostgreSQL those of the current schema, without
    /// what an extension has brought. Throws as `read` does.
    static func tables(of database: any SQLDatabase) async throws(DatabaseError)
        -> [String: [String: Column]]
    {
        let query = query(database.engine)
        let rows = try await database.read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                var row = RowReader(row)
                let (table, column, type) = (try row.text(), try row.text(), try row.text())
                let isNullable = try !row.bool()
                return (table, column, Column(kind: kind(type), isNullable: isNullable, key: try row.count()))
            }
        }
        return rows.reduce(into: [:]) { tables, row in tables[row.0, default: [:]][row.1] = row.2 }
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
            WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!'
            """
        case .postgres:
            """
            SELECT t.relname::text, c.attname::text, format_type(c.atttypid, c.atttypmod),
                CASE WHEN c.attnotnull THEN 1 ELSE 0 END, coalesce(array_position(k.conkey, c.attnum), 0)
            FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0
            LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'p'
            WHERE t.relkind IN ('r', 'p') AND t.relnamespace = current_schema()::regnamespace
                AND NOT c.attisdropped AND NOT EXISTS (
                    SELECT 1 FROM pg_depend d
                    WHERE d.classid = 'pg_class'::regclass AND d.objid = t.oid AND d.deptype = 'e'
                )
            """
        }
    }
}
