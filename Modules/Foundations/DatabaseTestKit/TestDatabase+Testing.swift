public import ContractKit
public import Database
public import DatabaseTestSupport
public import Testing
public import Vocabulary
public import Wire

extension TestDatabase {
    /// Opens an empty database there, does the work, and removes the database, whatever came of the work.
    /// Throws what the work throws, and what keeps the database from being opened.
    public static func with(
        _ place: TestPlace, _ migrations: [Migration], _ work: (TestDatabase) async throws -> Void
    ) async throws {
        let database = try await open(place, migrations, time: ManualClock())
        do {
            try await work(database)
        } catch {
            try await database.discard()
            throw error
        }
        try await database.discard()
    }

    /// What a cache of answers to visitors stands on over this database; `nextChange` is when the answers
    /// change by themselves, nil for never, and its failure keeps nothing.
    public func answers(
        time: ManualClock, nextChange: @escaping @Sendable () async throws -> Timestamp?
    ) -> ResponseCache {
        ResponseCache(
            ResponseCache.Source(
                revision: { self.revision },
                nextChange: {
                    guard let moment = try? await nextChange() else { return .never }
                    return .at(moment)
                }, time: time))
    }
}

/// Checks that the tables which a domain declares, for copies and backups, are those that its migrations make
/// at that place: a column that is not declared would be lost in every copy. Throws what the database throws.
public func expectTables(
    _ declared: [SQLTable], madeBy migrations: [Migration], at place: TestPlace,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    try await TestDatabase.with(place, migrations) { database in
        let differences = try await SchemaComparison(tables: declared).differences(in: database)
        #expect(
            differences.isEmpty, "Declare the tables as the migrations make them: \(differences)",
            sourceLocation: sourceLocation)
    }
}
