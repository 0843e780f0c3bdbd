import AuthSQL
import ContractKit
import DatabaseTestSupport
import Testing

/// A column that a migration adds and `AuthTables` does not name would be lost in every copy.
@Suite struct TableTests {
    @Test(arguments: TestPlace.present)
    func theDeclarationIsWhatTheMigrationsMade(place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, AuthMigrations.all, time: ManualClock())
        let made = try await Catalogue.lines(of: database)
        try await database.discard()
        let declared = Catalogue.lines(of: AuthTables.all + [AuthTables.keys])
        let missing = made.filter { !declared.contains($0) }
        let surplus = declared.filter { !made.contains($0) }
        #expect(missing.isEmpty, "AuthTables does not declare, or not so: name these as the migrations do.")
        #expect(
            surplus.isEmpty, "AuthTables declares what \(place.rawValue) does not have: remove or correct it."
        )
    }
}
