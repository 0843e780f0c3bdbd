public import ContractKit
public import Testing

extension Fault: CustomTestStringConvertible {
    /// The fault's name.
    public var testDescription: String { name }
}

extension FaultTable {
    /// Checks that the clauses which the fault names notice it, each by `BrokenPromise`.
    public func expectCaught(
        _ fault: Fault<Fixture>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for miss in await misses(of: fault) { Issue.record("\(miss)", sourceLocation: sourceLocation) }
    }

    /// Checks that every clause is named by a fault, and that no two faults have one name.
    public func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) {
        let (idle, doubles) = (idle, doubles)
        #expect(
            idle.isEmpty, "Invent a fault that each of these clauses catches: \(idle)",
            sourceLocation: sourceLocation)
        #expect(
            doubles.isEmpty, "Give each fault a name of its own: \(doubles)", sourceLocation: sourceLocation)
    }

    /// Checks that all promises of the contract of that name are kept where the fakes stand in between and
    /// change nothing.
    public func expectSound(
        _ contract: String, sourceLocation: SourceLocation = #_sourceLocation,
        fixture: @escaping @Sendable (IdentifierOrder) async throws -> Fixture
    ) async {
        await expectContract(
            contract, clauses, on: "fakes without a fault", sourceLocation: sourceLocation, fixture: fixture)
    }
}
