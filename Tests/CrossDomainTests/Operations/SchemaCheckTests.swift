import Database
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import Composition
@testable import Operations

/// A check of all domains' indexes and triggers, on every engine.
@Suite struct SchemaCheckTests {
    private static func faults(_ database: TestDatabase) async throws -> [String] {
        try await SchemaCheck.findings(in: database, of: Domain.all.migrations).compactMap { finding in
            finding.fault.map { "\(finding.promise); \($0)" }
        }
    }

    @Test("A schema that the migrations have made is found so, and stays so", arguments: TestPlace.present)
    func asMade(_ place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, Domain.all.migrations, time: FixedTime())
        for _ in 0..<2 {
            let findings = try await SchemaCheck.findings(in: database, of: Domain.all.migrations)
            #expect(findings.count == 1 && findings[0].fault == nil && findings[0].omissionWords == nil)
        }
        try await database.discard()
    }

    @Test(
        "Every unique index that is dropped is named with the statement that makes it",
        arguments: TestPlace.present)
    func uniqueIndexes(_ place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, Domain.all.migrations, time: FixedTime())
        let unique = try await SchemaObject.all(in: database).filter {
            $0.kind == .index && $0.definition.hasPrefix("CREATE UNIQUE INDEX")
        }
        #expect(unique.count == 21, "\(unique)")
        try await database.write { writer throws(DatabaseError) in
            for statement: SQL in [
                "DROP INDEX auth_members_email", "DROP INDEX auth_members_nickname",
                "CREATE TABLE foreign_notes (id TEXT)", "CREATE INDEX foreign_by_id ON foreign_notes (id)",
            ] { try writer.run(statement) }
        }
        let faults = try await Self.faults(database)
        #expect(faults.count == 2, "what is of a foreign table goes with it: \(faults)")
        for name in ["auth_members_email", "auth_members_nickname"] {
            #expect(
                faults.contains { $0.contains("it is missing; to mend it: CREATE UNIQUE INDEX \(name) ON") },
                "\(faults)")
        }
        try await database.discard()
    }
}
