import Database

import class GRDB.Database

/// The names of unique indexes, which SQLite leaves out of its errors.
enum UniqueIndex {
    /// The name of the index that `CREATE UNIQUE INDEX` put on the columns (`members.nickname`, `a.x, a.y`);
    /// the columns themselves where the table's own definition makes them unique.
    static func name(of columns: String, on connection: GRDB.Database) -> String {
        if columns.hasPrefix("index '") { return String(columns.dropFirst(7).dropLast()) }
        let table = String(columns.prefix { $0 != "." })
        return (try? index(of: columns, table, connection)) ?? columns
    }

    private static func index(
        of columns: String, _ table: String, _ connection: GRDB.Database
    ) throws(DatabaseError) -> String? {
        let query: SQL = """
            SELECT list.name FROM pragma_index_list(\(table)) AS list
            WHERE list."unique" AND list.origin = 'c' AND \(columns) = (
                SELECT group_concat(part, ', ') FROM (
                    SELECT \(table) || '.' || name AS part FROM pragma_index_info(list.name) ORDER BY seqno))
            """
        let bound = try BoundStatement(query, on: connection)
        defer { bound.reset() }
        return try bound.step() ? SQLiteRow(statement: bound.handle).text(0) : nil
    }
}
