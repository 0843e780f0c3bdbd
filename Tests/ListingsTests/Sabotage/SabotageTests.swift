import ContractKit
import ListingsContract
import Testing

@Suite struct SabotageTests {
    /// The promises that are broken in markets of one fault.
    private func broken(
        _ names: [String], _ sabotage: Sabotage?, _ order: IdentifierOrder = .shuffled
    ) async -> Set<String> {
        var broken: Set<String> = []
        for clause in ListingContract.clauses where names.contains(clause.name) {
            do {
                try await clause.check(in: BrokenMarket.fixture(sabotage, order))
            } catch {
                broken.insert(clause.name)
            }
        }
        return broken
    }

    @Test(arguments: Sabotage.allCases)
    func everyFaultIsCaught(sabotage: Sabotage) async {
        let names = Sabotage.caught[sabotage] ?? []
        #expect(!names.isEmpty, "Name in Sabotage.caught a promise that \(sabotage) breaks.")
        let missed = Set(names).subtracting(await broken(names, sabotage))
        #expect(missed.isEmpty, "These clauses cannot tell \(sabotage) from a sound market: \(missed)")
    }

    @Test func everyPromiseCatchesSomeFault() {
        let names = Set(ListingContract.clauses.map(\.name))
        let table = Set(Sabotage.caught.values.joined())
        let (idle, unknown) = (names.subtracting(table), table.subtracting(names))
        #expect(idle.isEmpty, "Invent a fault that each of these clauses catches: \(idle)")
        #expect(unknown.isEmpty, "Sabotage.caught names clauses that are not there: \(unknown)")
    }

    @Test(arguments: IdentifierOrder.allCases)
    func withoutFaultEveryPromiseIsKept(order: IdentifierOrder) async {
        let broken = await broken(ListingContract.clauses.map(\.name), nil, order)
        #expect(broken.isEmpty, "The decorators break promises without any fault: \(broken)")
    }
}
