import Database

extension PostgresSchemas {
    /// A moment in the order of transactions: the next number, and those that were open then.
    struct TransactionMark: Sendable {
        let next: String
        let open: String
    }

    /// The ordinary tables of the location's schema, in the order of their names. Throws outages.
    func tables() async throws(DatabaseError) -> [String] {
        let names = try await text(
            """
            SELECT string_agg(CAST(relname AS TEXT), chr(10) ORDER BY relname) FROM pg_class
            WHERE relkind IN ('r', 'm') AND relnamespace = current_schema()::regnamespace
                AND position(chr(10) IN relname) = 0
            """)
        return names?.split(separator: "\n").map(String.init) ?? []
    }

    /// The command that forgets the statistics of a table without rows: setting a column's type, also to what
    /// it is, removes them. Nil where there is nothing to forget. `table` stands as in a command. Throws
    /// outages.
    func forgettingStatistics(of table: String) async throws(DatabaseError) -> String? {
        let isFilled = try await plainText("SELECT CASE WHEN EXISTS (SELECT 1 FROM \(table)) THEN 'yes' END")
        if isFilled != nil { return nil }
        let columns = try await text(
            """
            SELECT string_agg(
                format('ALTER COLUMN %I TYPE %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ')
            FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
            JOIN pg_stats s ON s.tablename = t.relname AND s.attname = a.attname
                AND s.schemaname = current_schema()
            WHERE t.oid = to_regclass(\(table))
            """)
        return columns.map { "ALTER TABLE \(table) \($0)" }
    }

    /// This moment. Throws outages.
    func transactionMark() async throws(DatabaseError) -> TransactionMark {
        let next = try await text("SELECT CAST(xid(pg_snapshot_xmax(pg_current_snapshot())) AS TEXT)")
        let open = try await text(
            """
            SELECT string_agg(virtualtransaction, ' ') FROM pg_locks
            WHERE locktype = 'virtualxid' AND pid <> pg_backend_pid()
            """)
        return TransactionMark(next: next ?? "3", open: open ?? "")
    }

    /// One that may see rows which were deleted before the mark, by name; nil if there is none. Throws
    /// outages.
    ///
    /// Those of other roles are known by the locks on their own numbers alone, if this one may not see more.
    func transaction(before mark: TransactionMark) async throws(DatabaseError) -> String? {
        try await text(
            """
            SELECT name FROM (
                SELECT 'process ' || a.pid || ' (' || coalesce(a.application_name, '') || ')' AS name
                FROM pg_stat_activity a WHERE a.pid <> pg_backend_pid()
                    AND (a.datname = current_database() OR a.backend_type = 'walsender')
                    AND (greatest(age(a.backend_xid), age(a.backend_xmin)) > age(CAST(\(mark.next) AS xid))
                        OR a.backend_type IS NULL AND EXISTS (
                            SELECT 1 FROM pg_locks l WHERE l.pid = a.pid AND l.locktype = 'virtualxid'
                            AND l.virtualtransaction = ANY (string_to_array(\(mark.open), ' '))
                        ))
                UNION ALL
                SELECT 'prepared transaction ' || gid FROM pg_prepared_xacts
                WHERE database = current_database() AND age(transaction) > age(CAST(\(mark.next) AS xid))
                UNION ALL
                SELECT 'replication slot ' || slot_name FROM pg_replication_slots
                WHERE age(xmin) > age(CAST(\(mark.next) AS xid))
            ) AS older ORDER BY name LIMIT 1
            """)
    }

    /// Runs a command outside a transaction and waits at most this long for locks. Throws `contention` if
    /// that was not enough, and outages.
    func run(_ command: String, lockMilliseconds: Int) async throws(DatabaseError) {
        try await onSession { session throws(DatabaseError) in
            _ = try session.answers("SET lock_timeout = \(lockMilliseconds)")
            _ = try session.answers(command)
        }
    }

    /// The first text of what a query answers. Throws outages, and `misuse` for a wrong one.
    func text(_ query: SQL) async throws(DatabaseError) -> String? {
        try await onSession { session throws(DatabaseError) in
            session.add(query)
            return try session.answers().last ?? nil
        }
    }

    private func plainText(_ query: String) async throws(DatabaseError) -> String? {
        try await onSession { session throws(DatabaseError) in try session.answers(query).last ?? nil }
    }
}

extension Session {
    /// Sends what is in line, and the command behind it, and tells each answer's first text. Throws what the
    /// server refused, and outages.
    func answers(_ command: String? = nil) throws(DatabaseError) -> [String?] {
        if let command { add(plain: command) }
        let exchange = exchange()
        if let error = exchange.loss?.error ?? exchange.failure?.error { throw error }
        return exchange.answers.map(\.firstText)
    }
}
