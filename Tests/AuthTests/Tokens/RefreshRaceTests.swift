import AuthContract
import ContractKit
import Testing

/// Refresh tokens under honest races and theft, in memory: 100,000 refreshes, 4,000 thefts.
struct RefreshRaceTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func honestRacesSignNobodyOut(seed: UInt64) async throws {
        var (refreshes, replays) = (0, 0)
        for session in 0..<10 as Range<UInt64> {
            let fixture = AuthFixture.inMemory(.shuffled)
            while refreshes < 2_500 * (Int(session) + 1) {
                let race = RefreshRace(rounds: 20)
                let outcome = try await race.run(in: fixture, seed: seed &* 1000 &+ UInt64(refreshes))
                #expect(outcome.failures.isEmpty, "somebody was signed out")
                refreshes += outcome.refreshes
                replays += outcome.replays
            }
        }
        #expect(refreshes >= 25_000)
        #expect(replays > refreshes / 20, "only \(replays) of \(refreshes) refreshes raced: let more meet")
    }

    @Test(arguments: [1, 2] as [UInt64])
    func aStolenTokenIsCaughtEveryTime(seed: UInt64) async throws {
        let fixture = AuthFixture.inMemory(.shuffled)
        for number in 0..<2_000 as Range<UInt64> {
            try await TokenTheft().run(in: fixture, seed: seed &* 100_000 &+ number)
        }
    }
}
