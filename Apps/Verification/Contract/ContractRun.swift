import Composition
public import ContractKit
import Database
import DatabaseTestSupport
import FoundationEssentials
public import Settings
import Vocabulary
import WireClient

/// Checks the domains' contracts at a backend: the same clauses that the tests check.
///
/// At a database each clause gets a place of its own beside what the backend names (a file, a schema), which
/// is removed afterwards; what is there already is not touched. At a server clauses run among what is there.
public struct ContractRun: Sendable {
    /// What opens more at a server than a visitor has.
    public enum Key: Sendable {
        /// Nothing.
        case none
        /// An operator's access token: roles can be given. With the refresh token the run goes on when the
        /// access token has expired.
        case operatorTokens(access: String, refresh: String?)
        /// The token of a server of `madang-harness serve-tests`: it can be commanded.
        case testsToken(String)
    }

    private let backend: Backend
    private let trials: [Trial]
    private let orders: [IdentifierOrder]
    private let key: Key
    /// The operator's session, one for all contracts, since a refresh token serves once.
    private let operatorSession: OperatorSession?

    /// Prepares to check the contracts of these trials at the backend: in each of the orders of identifiers
    /// at a database; at a server, which makes its own, once.
    public init(
        _ backend: Backend, _ trials: [Trial] = Trial.all,
        orders: [IdentifierOrder] = IdentifierOrder.allCases, key: Key = .none
    ) {
        (self.backend, self.trials) = (backend, trials)
        operatorSession = OperatorSession(key, at: backend)
        (self.orders, self.key) = (orders, key)
    }

    /// Checks all clauses; `tell` hears of each contract as soon as it has been checked. Throws outages that
    /// keep clauses from being checked at all; after the last contract, with all reports, `MembersLeft` if
    /// some who joined are still there. A task that is cancelled begins no further clause, and cleans up.
    public func run(_ tell: (ContractReport) -> Void = { _ in }) async throws -> [ContractReport] {
        let checked = try await withThrowingTaskGroup(of: (Int, Checked).self) { group in
            var (waiting, checked) = (Array(trials.enumerated())[...], [Int: Checked]())
            func beginNext() {
                guard !Task.isCancelled, let (number, trial) = waiting.popFirst() else { return }
                group.addTask { (number, try await check(trial)) }
            }
            for _ in 0..<contractsAtOnce { beginNext() }
            while let (number, one) = try await group.next() {
                tell(one.report)
                checked[number] = one
                beginNext()
            }
            return trials.indices.compactMap { checked[$0] }
        }
        let (reports, left) = (checked.map(\.report), checked.reduce(0) { $0 + $1.membersLeft })
        if left > 0 { throw MembersLeft(count: left, place: "\(backend)", reports: reports) }
        return reports
    }

    /// A contract that has been checked, and how many who joined for it could not withdraw.
    private struct Checked: Sendable {
        let report: ContractReport
        var membersLeft = 0
    }

    /// At a server that others run most of the time goes by in waiting for its answers, and each contract has
    /// guests of its own. Databases are checked one contract after the other, whose clauses go at once, and
    /// so is a server for tests, which has one clock.
    private var contractsAtOnce: Int {
        if case .testsToken = key { return 1 }
        return backend.isLocal ? 1 : 4
    }

    private func check(_ trial: Trial) async throws -> Checked {
        if case .server(let address) = backend { return try await check(trial, at: address) }
        let run = self
        return Checked(
            report: await trial.contract.check(on: "\(backend)", orders: orders, time: SystemClock()) {
                try await run.place(trial.domain.schema.migrations)
            })
    }

    private func check(_ trial: Trial, at address: ServerAddress) async throws -> Checked {
        switch key {
        case .testsToken(let token):
            let server = TestServer(address, token: token)
            let report = await server.check(trial)
            await server.end()
            return Checked(report: report)
        case .operatorTokens, .none: return try await visit(trial, at: address)
        }
    }

    private func visit(_ trial: Trial, at address: ServerAddress) async throws -> Checked {
        let server = DeployedServer(address, operatorSession: operatorSession?.session)
        do {
            try await server.begin()
        } catch {
            await server.end()
            throw error
        }
        let report = await server.check(trial)
        await server.end()
        return Checked(report: report, membersLeft: server.book.count)
    }

    private func place(_ migrations: [Migration]) async throws -> ContractPlace? {
        guard let database = try await freshDatabase(migrations) else { return nil }
        return ContractPlace(
            database, reopen: { try await database.reopen() }, discard: { try await database.discard() })
    }

    /// An empty database beside the backend's; nil in memory.
    private func freshDatabase(_ migrations: [Migration]) async throws -> TestDatabase? {
        let time = ManualClock()
        switch backend {
        case .memory, .server: return nil
        case .sqlite(let path):
            let folder = "\(path).contract-\(UUID().uuidString)"
            return try await TestDatabase.open(inFolder: folder, migrations, time: time)
        case .postgres(let location):
            return try await TestDatabase.open(inSchemaOf: location, migrations, time: time)
        }
    }
}
