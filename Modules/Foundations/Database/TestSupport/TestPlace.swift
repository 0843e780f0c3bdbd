/// Where a database for a test can be.
public enum TestPlace: String, Sendable, CaseIterable {
    case sqliteInMemory = "SQLite in memory"
    case sqliteFile = "a SQLite file"
    case postgres = "PostgreSQL"

    /// All places, PostgreSQL only where there is a server or MADANG_REQUIRE_BACKENDS=1 demands one.
    public static let present = allCases.filter { $0 != .postgres || PostgresCluster.isWanted }
}
