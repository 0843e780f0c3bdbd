import Crews
import CrewsSQL
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing

/// Crews in a database, as in memory, whatever is done to them in turn.
@Suite struct CrewModelTests {
    @Test(arguments: TestPlace.present)
    func theSameIsKeptAsInMemory(place: TestPlace) async throws {
        for seed in 1...3 {
            try await TestDatabase.with(place, CrewsMigrations.all) { database in
                var kept = CrewSeason(seed: UInt64(seed), over: SQLCrewStore(database))
                var model = CrewSeason(seed: UInt64(seed), over: InMemoryCrewStore())
                for number in 1...240 {
                    let (found, expected) = (await kept.next(), await model.next())
                    #expect(found == expected, "act \(number) of \(seed)")
                    guard number.isMultiple(of: 40) else { continue }
                    let state = try await CrewStoredState(of: kept.store, kept)
                    let other = try await CrewStoredState(of: model.store, model)
                    #expect(state.differences(from: other) == [], "after act \(number) of \(seed)")
                    #expect(
                        try await CrewsChecks.faults(in: database) == [], "after act \(number) of \(seed)")
                }
            }
        }
    }
}

extension CrewsChecks {
    /// What the checks find.
    static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in all {
            found += try await check.offenders(in: database, limit: 9).map { "\(check.promise): \($0)" }
        }
        return found
    }
}
