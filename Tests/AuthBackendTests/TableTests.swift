import AuthSQL
import ContractKit
import Database
import DatabaseTestSupport
import Testing

/// A column that a migration adds and `AuthTables` does not name would be lost in every copy.
@Suite struct TableTests {
    @Test(arguments: TestPlace.present)
    func theDeclarationIsWhatTheMigrationsMade(place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, AuthMigrations.all, time: ManualClock())
        let comparison = SchemaComparison(tables: AuthTables.all + [AuthTables.keys])
        let differences = try await comparison.differences(in: database)
        try await database.discard()
        #expect(differences == [], "Declare in AuthTables what the migrations made on \(place.rawValue).")
    }
}
