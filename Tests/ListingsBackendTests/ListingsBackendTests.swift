import ContractKit
import ListingsContract
import Testing

@Suite struct ListingsBackendTests {
    @Test(arguments: Backend.allCases)
    func everyPromiseIsKept(backend: Backend) async {
        var kept = 0
        for order in IdentifierOrder.allCases { kept += await clausesKept(on: backend, order) }
        let (clauses, orders) = (ListingContract.clauses.count, IdentifierOrder.allCases.count)
        #expect(kept == clauses * orders, "Every clause must hold in every order of identifiers.")
        print("listings contract: \(clauses) clauses x \(orders) orders on \(backend.rawValue)")
    }

    /// How many clauses hold; a few are checked at once, each in a market of its own, while others wait for
    /// the disk.
    private func clausesKept(on backend: Backend, _ order: IdentifierOrder) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            var kept = 0
            for (index, clause) in ListingContract.clauses.enumerated() {
                if index >= 8, await group.next() == true { kept += 1 }
                group.addTask { await isKept(clause, on: backend, order) }
            }
            return await group.reduce(kept) { $0 + ($1 ? 1 : 0) }
        }
    }

    private func isKept(
        _ clause: Clause<ListingFixture>, on backend: Backend, _ order: IdentifierOrder
    ) async -> Bool {
        do {
            try await backend.check(clause, order)
            return true
        } catch {
            Issue.record("\(backend.rawValue), \(order): a promise is broken: \(clause.name): \(error)")
            return false
        }
    }
}
