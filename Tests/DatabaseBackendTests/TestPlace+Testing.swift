import Database
public import DatabaseTestSupport
public import Testing

extension TestPlace: CustomTestStringConvertible {
    public var testDescription: String { rawValue }

    /// The places where a read does not wait for a write.
    static let concurrent = present.filter { $0 != .sqliteInMemory }

    /// Runs the body on an empty database here, and removes it.
    func database(
        _ migrations: Migration..., connections: Int = 4,
        costlyReads limits: CostlyReadLimits = TestDatabase.patience,
        body: (TestDatabase) async throws -> Void
    ) async throws {
        let database = try await TestDatabase.open(
            self, migrations, connections: connections, costlyReads: limits, time: FixedTime())
        do {
            try await body(database)
        } catch {
            try await database.discard()
            throw error
        }
        try await database.discard()
    }
}
