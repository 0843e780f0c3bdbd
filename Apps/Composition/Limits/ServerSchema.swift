import Database

/// What servers of one database keep in it for themselves, and no domain knows of.
enum ServerSchema {
    /// How much is left of the request limits that servers share. A copy leaves it out: in another database,
    /// under other keys, it says nothing.
    static let limits = SQLTable(
        "server_limits", key: [.text("digest")], [.text("endpoint"), .integer("full_at")])

    /// Which server does a job, and from when on the next one may. A copy leaves it out: the jobs of another
    /// database are due.
    static let jobs = SQLTable("server_jobs", key: [.text("job")], [.text("holder"), .integer("free_at")])

    static let schema = DatabaseSchema(
        migrations: migrations, tables: [], carriedApart: [limits, jobs], checks: [])

    private static let migrations = [
        Migration(
            "server-0001-limits",
            """
            CREATE TABLE server_limits (
                digest TEXT NOT NULL PRIMARY KEY, endpoint TEXT NOT NULL, full_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX server_limits_full ON server_limits (full_at)"),
        Migration(
            "server-0002-jobs",
            """
            CREATE TABLE server_jobs (
                job TEXT NOT NULL PRIMARY KEY, holder TEXT NOT NULL, free_at BIGINT NOT NULL
            )
            """),
    ]
}
