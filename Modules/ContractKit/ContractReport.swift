/// What came of checking a whole contract on one backend.
public struct ContractReport: Sendable, CustomStringConvertible {
    /// The name of the contract: `listings`.
    public let contract: String
    /// The backend's name.
    public let backend: String
    /// How many clauses the contract has.
    public let clauses: Int
    /// The promises that were broken: order of identifiers, clause, and what was found.
    public private(set) var broken: [String] = []

    /// Checks each clause in each order of identifiers, eight at once so that they wait for the disk
    /// together; `check` makes a fixture that nothing else uses.
    public init<Fixture>(
        _ contract: String, _ clauses: [Clause<Fixture>], on backend: String,
        _ check: @escaping @Sendable (Clause<Fixture>, IdentifierOrder) async throws -> Void
    ) async {
        self.contract = contract
        self.backend = backend
        self.clauses = clauses.count
        let cases = IdentifierOrder.allCases.flatMap { order in clauses.map { (clause: $0, order: order) } }
        broken = await withTaskGroup(of: String?.self) { group in
            var found: [String?] = []
            for (index, (clause, order)) in cases.enumerated() {
                if index >= 8, let outcome = await group.next() { found.append(outcome) }
                group.addTask { await Self.fault(of: clause, order, check) }
            }
            for await outcome in group { found.append(outcome) }
            return found.compactMap(\.self)
        }
    }

    private static func fault<Fixture>(
        of clause: Clause<Fixture>, _ order: IdentifierOrder,
        _ check: @Sendable (Clause<Fixture>, IdentifierOrder) async throws -> Void
    ) async -> String? {
        do {
            try await check(clause, order)
            return nil
        } catch {
            return "\(order): \(clause.name): \(error)"
        }
    }

    /// One line: `listings contract: 115 clauses x 4 orders on SQLite in memory, 0 broken`.
    public var description: String {
        "\(contract) contract: \(clauses) clauses x \(IdentifierOrder.allCases.count) orders on \(backend), "
            + "\(broken.count) broken"
    }
}
