import AuthContract
import AuthSQL
import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Testing

/// Refresh tokens under honest races and theft, on every database.
@Suite struct RefreshRaceTests {
    @Test(arguments: TestPlace.present)
    func honestRacesSignNobodyOut(place: TestPlace) async throws {
        try await inDatabase(place) { fixture in
            var (refreshes, seed) = (0, UInt64(0))
            while refreshes < 2_000 {
                seed += 1
                let outcome = try await RefreshRace(rounds: 10).run(in: fixture, seed: seed)
                #expect(outcome.failures.isEmpty, "somebody was signed out on \(place.rawValue)")
                refreshes += outcome.refreshes
            }
            print("refresh race: \(refreshes) refreshes of \(seed) sessions on \(place.rawValue)")
        }
    }

    @Test(arguments: TestPlace.present)
    func aStolenTokenIsCaughtEveryTime(place: TestPlace) async throws {
        try await inDatabase(place) { fixture in
            for seed in 0..<100 as Range<UInt64> { try await TokenTheft().run(in: fixture, seed: seed) }
        }
    }

    private func inDatabase(
        _ place: TestPlace, _ body: (AuthFixture) async throws -> Void
    ) async throws {
        try await TestDatabase.with(place, AuthMigrations.all) { database in
            try await body(AuthFixture(store: SQLAuthStore(database), order: .shuffled))
        }
    }
}
