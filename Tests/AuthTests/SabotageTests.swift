import AuthContract
import ContractKit
import Testing

/// Every clause can fail: for each there is a way of breaking Auth that it catches.
struct SabotageTests {
    @Test(arguments: Sabotage.allCases)
    func isCaught(_ sabotage: Sabotage) async {
        let caught = await Self.failing(under: sabotage)
        #expect(!caught.isEmpty, "no clause notices \(sabotage): write one, or take the sabotage out")
    }

    @Test func everyClauseCatchesSomething() async {
        var uncaught = Set(AuthContract.clauses.map(\.name))
        for sabotage in Sabotage.allCases { uncaught.subtract(await Self.failing(under: sabotage)) }
        #expect(uncaught.isEmpty, "no sabotage makes these fail, so they may promise nothing: add one")
    }

    private static func failing(under sabotage: Sabotage) async -> Set<String> {
        var names: Set<String> = []
        for clause in AuthContract.clauses {
            do {
                try await clause.check(in: .broken(sabotage))
            } catch {
                names.insert(clause.name)
            }
        }
        return names
    }
}
