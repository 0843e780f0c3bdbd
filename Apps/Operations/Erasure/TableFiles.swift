import Database
import Terminal

/// The files of a PostgreSQL schema's tables, of their TOAST tables and indexes, and of the planner's
/// statistics, read through the server.
struct TableFiles {
    /// A file, by the table or index that it belongs to.
    struct File: Hashable {
        let owner: String
        let path: String
    }

    /// A place where a text was found: the line of the text, the page, and the table or index.
    struct Hit: Hashable {
        let line: Int
        let page: Int
        let owner: String
    }

    private let database: any SQLDatabase

    /// Reads over a connection of its own, which may take minutes.
    init(_ database: any SQLDatabase) {
        self.database = database.longRunning
    }

    /// Why the role may not look at files; nil if it may. Throws outages.
    func obstacle() async throws(DatabaseError) -> Phrase? {
        let mayLook = try await database.read { reader throws(DatabaseError) in
            try reader.exists(
                """
                SELECT 1 FROM pg_roles me WHERE me.rolname = current_user
                    AND has_function_privilege(
                        'pg_read_binary_file(text,bigint,bigint,boolean)', 'EXECUTE')
                    AND (me.rolsuper OR EXISTS (
                        SELECT 1 FROM pg_roles r
                        WHERE r.rolname = 'pg_checkpoint' AND pg_has_role(me.oid, r.oid, 'USAGE')
                    ))
                """)
        }
        if mayLook { return nil }
        return Phrase(
            en: """
                the role may not read them, so nothing is known of deleted rows: run this as a superuser, \
                or grant the role pg_checkpoint (PostgreSQL 15) and EXECUTE on \
                pg_read_binary_file(text, bigint, bigint, boolean)
                """,
            ko: """
                이 역할은 파일을 읽을 수 없어서, 삭제된 행의 조각이 남았는지 알 수 없습니다. 슈퍼유저로 실행하거나, 역할에 \
                pg_checkpoint(PostgreSQL 15)와 pg_read_binary_file(text, bigint, bigint, boolean)의 EXECUTE \
                권한을 주세요
                """)
    }

    /// All matches of all texts, at most `limit`, after the server has written its memory to the files.
    /// Throws outages.
    func hits(_ values: ErasedValues, limit: Int) async throws(DatabaseError) -> [Hit] {
        try await database.read { reader throws(DatabaseError) in
            _ = try reader.query("CHECKPOINT") { _ throws(DatabaseError) in }
        }
        let pageSize = try await count("SELECT CAST(current_setting('block_size') AS BIGINT)")
        var found: [Hit] = []
        for file in try await files() where found.count < limit {
            var hits = try await hits(values, in: file.path, limit: limit - found.count)
            if file.owner == Self.statistics, !hits.isEmpty {
                let others = try await linesOfOtherSchemas(values)
                hits.removeAll { others.contains($0.line) }
            }
            found += hits.map { Hit(line: $0.line, page: $0.offset / pageSize, owner: file.owner) }
        }
        return found
    }

    private static let statistics = "pg_statistic"

    /// The lines whose text is in the statistics of other schemas, which share the file: those have it still.
    private func linesOfOtherSchemas(_ values: ErasedValues) async throws(DatabaseError) -> Set<Int> {
        let texts = try await database.read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT concat_ws(' ', CAST(most_common_vals AS TEXT), CAST(histogram_bounds AS TEXT))
                FROM pg_stats WHERE schemaname <> current_schema()
                """
            ) { row throws(DatabaseError) in try row.text(0) }
        }
        var search = ByteSearch(values, limit: .max)
        for text in texts { search.add(text.utf8) }
        return Set(search.found.map(\.line))
    }

    private func count(_ query: SQL) async throws(DatabaseError) -> Int {
        try await database.read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in try row.count(0) }
        } ?? 1
    }

    /// The files' first segments; one that another program writes anew meanwhile is passed over.
    private func files() async throws(DatabaseError) -> [File] {
        try await database.read { reader throws(DatabaseError) in
            try reader.query(
                """
                WITH heaps AS (
                    SELECT oid, CAST(relname AS TEXT) AS name, reltoastrelid FROM pg_class
                    WHERE relkind IN ('r', 'm') AND relnamespace = current_schema()::regnamespace
                        OR oid = CAST('pg_catalog.pg_statistic' AS regclass)
                ), tables AS (
                    SELECT oid, name FROM heaps
                    UNION ALL SELECT reltoastrelid, name || ', TOAST' FROM heaps WHERE reltoastrelid <> 0
                ), owners AS (
                    SELECT oid, name FROM tables
                    UNION ALL SELECT i.indexrelid, CASE WHEN t.name LIKE '%, TOAST' THEN t.name
                        ELSE CAST(c.relname AS TEXT) END
                    FROM pg_index i JOIN tables t ON t.oid = i.indrelid
                    JOIN pg_class c ON c.oid = i.indexrelid
                )
                SELECT name, pg_relation_filepath(oid) FROM owners
                WHERE pg_relation_filepath(oid) IS NOT NULL ORDER BY name, oid
                """
            ) { row throws(DatabaseError) in File(owner: try row.text(0), path: try row.text(1)) }
        }
    }

    /// Reads a file's segments of 1 GB, `16400`, `16400.1`, …, one behind the other.
    private func hits(
        _ values: ErasedValues, in path: String, limit: Int
    ) async throws(DatabaseError) -> [ByteSearch.Hit] {
        var (search, segment, offset) = (ByteSearch(values, limit: limit), 0, 0)
        while !search.isFull {
            let name = segment == 0 ? path : "\(path).\(segment)"
            let piece = try await piece(of: name, from: offset)
            if piece.isEmpty {
                if offset == 0 { break }
                (segment, offset) = (segment + 1, 0)
            } else {
                search.add(piece)
                offset += piece.count
            }
        }
        return search.found
    }

    /// The bytes from there, none behind the end or where there is no file
    /// (https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADMIN-GENFILE).
    private func piece(of file: String, from offset: Int) async throws(DatabaseError) -> [UInt8] {
        try await database.read { reader throws(DatabaseError) in
            try reader.first(
                """
                SELECT coalesce(pg_read_binary_file(
                    \(file), CAST(\(offset) AS BIGINT), CAST(\(ByteSearch.piece) AS BIGINT), true), '')
                """
            ) { row throws(DatabaseError) in try row.bytes(0) }
        } ?? []
    }
}
