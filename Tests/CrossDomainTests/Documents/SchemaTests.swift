import Database
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import Composition

/// What the migrations of all domains make is what the domains declare, so that no copy loses anything.
@Suite struct SchemaTests {
    @Test(arguments: TestPlace.present)
    func everyTableIsDeclared(place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, Domain.all.migrations, time: FixedTime())
        let differences = try await Domain.all.schemaComparison.differences(in: database)
        try await database.discard()
        #expect(
            differences == [], "Declare it in the domain's XTables, and the domain's tables in DataTransfer.")
    }
}
