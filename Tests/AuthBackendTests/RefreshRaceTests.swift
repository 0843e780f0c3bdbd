import AuthContract
import AuthSQL
import ContractKit
import DatabaseTrials
import Testing

/// Refresh tokens under honest races and theft, on every database.
@Suite struct RefreshRaceTests {
    @Test(arguments: TrialPlace.present)
    func honestRacesSignNobodyOut(place: TrialPlace) async throws {
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

    @Test(arguments: TrialPlace.present)
    func aStolenTokenIsCaughtEveryTime(place: TrialPlace) async throws {
        try await inDatabase(place) { fixture in
            for seed in 0..<100 as Range<UInt64> { try await TokenTheft().run(in: fixture, seed: seed) }
        }
    }

    private func inDatabase(
        _ place: TrialPlace, _ body: (AuthFixture) async throws -> Void
    ) async throws {
        let database = try await TrialDatabase.open(place, AuthMigrations.all, time: ManualClock())
        do {
            try await body(AuthFixture(store: SQLAuthStore(database), order: .shuffled))
        } catch {
            try await database.discard()
            throw error
        }
        try await database.discard()
    }
}
