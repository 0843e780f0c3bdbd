/// The clauses of a contract and the faults by which they are tried.
public struct FaultTable<Fixture: Sendable>: Sendable {
    /// The contract.
    public let clauses: [Clause<Fixture>]
    /// The faults.
    public let faults: [Fault<Fixture>]

    /// These clauses and these faults.
    public init(_ clauses: [Clause<Fixture>], _ faults: [Fault<Fixture>]) {
        self.clauses = clauses
        self.faults = faults
    }

    /// Why the fault is not caught as its table says, one reason a clause; empty if all is well.
    ///
    /// Caught means that the clause throws `BrokenPromise`. A clause that ends by anything else was kept from
    /// looking, and one that ends well does not notice the fault.
    public func misses(of fault: Fault<Fixture>, _ order: IdentifierOrder = .shuffled) async -> [String] {
        if fault.caughtBy.isEmpty { return ["name a clause that '\(fault)' breaks"] }
        var misses: [String] = []
        for name in fault.caughtBy {
            guard let clause = clause(named: name) else {
                misses.append("'\(name)' leads to \(found(name).count) clauses: name one")
                continue
            }
            do {
                try await clause.check(in: try await fault.fixture(order))
                misses.append("'\(clause)' cannot tell '\(fault)' from a sound implementation")
            } catch is BrokenPromise {
                continue
            } catch {
                misses.append("'\(clause)' does not get to look at '\(fault)': \(error)")
            }
        }
        return misses
    }

    /// The clauses that no fault names.
    public var idle: [String] {
        let caught = Set(faults.flatMap(\.caughtBy).compactMap { clause(named: $0)?.name })
        return clauses.map(\.name).filter { !caught.contains($0) }
    }

    /// The names that two faults have.
    public var doubles: [String] {
        Dictionary(grouping: faults.map(\.name)) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    }

    private func clause(named name: String) -> Clause<Fixture>? {
        let found = found(name)
        return found.count == 1 ? found[0] : nil
    }

    /// The clause of that name, or those that begin with it.
    private func found(_ name: String) -> [Clause<Fixture>] {
        let exact = clauses.filter { $0.name == name }
        return exact.isEmpty ? clauses.filter { $0.name.hasPrefix(name) } : exact
    }
}
