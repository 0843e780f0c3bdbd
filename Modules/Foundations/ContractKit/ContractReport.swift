public import Vocabulary

/// What came of checking a whole contract on one backend.
public struct ContractReport: Hashable, Sendable, CustomStringConvertible {
    /// The name of the contract: `listings`.
    public let contract: String
    /// The backend's name.
    public let backend: String
    /// What came of each clause in each order, in the contract's order.
    public let results: [ClauseResult]

    /// Takes results from elsewhere.
    public init(contract: String, backend: String, results: [ClauseResult]) {
        self.contract = contract
        self.backend = backend
        self.results = results
    }

    /// Checks each clause in each of the orders, eight at once so that they wait for the disk together;
    /// `check` makes a fixture that nothing else uses, and may throw `NotApplicable`. Without a clock no
    /// times are taken.
    public init<Fixture>(
        _ contract: String, _ clauses: [Clause<Fixture>], on backend: String,
        orders: [IdentifierOrder] = IdentifierOrder.allCases, atOnce: Int = 8, time: (any TimeSource)? = nil,
        _ check: @escaping @Sendable (Clause<Fixture>, IdentifierOrder) async throws -> Void
    ) async {
        let cases = orders.flatMap { order in clauses.map { (clause: $0, order: order) } }
        let found = await withTaskGroup(of: (index: Int, result: ClauseResult).self) { group in
            var found: [Int: ClauseResult] = [:]
            for (index, (clause, order)) in cases.enumerated() {
                if index >= atOnce, let done = await group.next() { found[done.index] = done.result }
                group.addTask { (index, await Self.result(of: clause, order, time, check)) }
            }
            for await done in group { found[done.index] = done.result }
            return found
        }
        self.init(
            contract: contract, backend: backend, results: cases.indices.compactMap { found[$0] })
    }

    private static func result<Fixture>(
        of clause: Clause<Fixture>, _ order: IdentifierOrder, _ time: (any TimeSource)?,
        _ check: @Sendable (Clause<Fixture>, IdentifierOrder) async throws -> Void
    ) async -> ClauseResult {
        let (begin, outcome): (Timestamp?, ClauseResult.Outcome)
        begin = time?.now()
        do {
            try await check(clause, order)
            outcome = .kept
        } catch let error as NotApplicable {
            outcome = .notApplicable(error)
        } catch {
            outcome = .broken("\(error)")
        }
        let duration = begin.flatMap { begin in time?.now().since(begin) } ?? .zero
        return ClauseResult(
            clause: clause.name, order: order, outcome: outcome,
            milliseconds: Int(duration / .milliseconds(1)))
    }
}

extension ContractReport {
    /// How many clauses were checked.
    public var clauses: Int { Set(results.map(\.clause)).count }

    /// In how many orders.
    public var orders: Int { Set(results.map(\.order)).count }

    /// The promises that were broken: order of identifiers, clause, and what was found.
    public var broken: [String] {
        results.compactMap { result in
            guard case .broken(let fault) = result.outcome else { return nil }
            return "\(result.order): \(result.clause): \(fault)"
        }
    }

    /// How many results are such that the clause was kept.
    public var keptCount: Int { results.count { $0.outcome == .kept } }

    /// How many could not be checked.
    public var notApplicableCount: Int { results.count - keptCount - broken.count }

    /// One line: `listings contract: 115 clauses x 4 orders on SQLite in memory, 0 broken`.
    public var description: String {
        let left = notApplicableCount > 0 ? ", \(notApplicableCount) not applicable" : ""
        return "\(contract) contract: \(clauses) clauses x \(orders) orders on \(backend), "
            + "\(broken.count) broken\(left)"
    }
}
