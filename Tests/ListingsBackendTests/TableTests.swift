import ContractKit
import Database
import DatabaseTestSupport
import ListingsSQL
import Testing

/// A column that a migration adds and `ListingsTables` does not name would be lost in every copy.
@Suite struct TableTests {
    @Test(arguments: TestPlace.present)
    func theDeclarationIsWhatTheMigrationsMade(place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, ListingsMigrations.all, time: ManualClock())
        let comparison = SchemaComparison(tables: ListingsTables.all)
        let differences = try await comparison.differences(in: database)
        try await database.discard()
        #expect(differences == [], "Declare in ListingsTables what the migrations made on \(place.rawValue).")
    }
}
