public import ContractKit
public import Testing

/// Checks every clause of a contract in every order of identifiers, and that no two have one name. Each check
/// gets a fixture of its own, which `fixture` makes.
///
/// An issue is recorded for each promise that is broken; `place` says where: `memory`.
public func expectContract<Fixture>(
    _ contract: String, _ clauses: [Clause<Fixture>], on place: String,
    orders: [IdentifierOrder] = IdentifierOrder.allCases,
    sourceLocation: SourceLocation = #_sourceLocation,
    fixture: @escaping @Sendable (IdentifierOrder) async throws -> Fixture
) async {
    await expectContract(
        contract, clauses, on: place, orders: orders, sourceLocation: sourceLocation
    ) { clause, order in try await clause.check(in: try await fixture(order)) }
}

/// As the other, with all that happens to one clause, as where what the fixture stands on is cleared away.
public func expectContract<Fixture>(
    _ contract: String, _ clauses: [Clause<Fixture>], on place: String,
    orders: [IdentifierOrder] = IdentifierOrder.allCases,
    sourceLocation: SourceLocation = #_sourceLocation,
    check: @escaping @Sendable (Clause<Fixture>, IdentifierOrder) async throws -> Void
) async {
    let names = clauses.map(\.name)
    #expect(
        Set(names).count == names.count, "Give each clause a name of its own.",
        sourceLocation: sourceLocation)
    let report = await ContractReport(contract, clauses, on: place, orders: orders, check)
    #expect(report.results.count == clauses.count * orders.count, sourceLocation: sourceLocation)
    for broken in report.broken { Issue.record("\(place), \(broken)", sourceLocation: sourceLocation) }
    for result in report.results {
        guard case .notApplicable(let reason) = result.outcome else { continue }
        Issue.record("\(place): \(result.clause) was not checked: \(reason)", sourceLocation: sourceLocation)
    }
    print(report)
}
