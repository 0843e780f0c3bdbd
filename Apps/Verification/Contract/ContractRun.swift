import Auth
import AuthContract
import AuthSQL
public import Composition
public import ContractKit
import Database
import DatabaseTestSupport
import FoundationEssentials
import Listings
import ListingsContract
import ListingsSQL
import Vocabulary
import WireClient

/// Checks the domains' contracts at a backend: the same clauses that the tests check.
///
/// At a database each clause gets a place of its own beside what the backend names (a file, a schema), which
/// is removed afterwards; what is there already is not touched. At a server clauses run among what is there.
public struct ContractRun: Sendable {
    /// A domain's contract.
    public enum Contract: String, Sendable, CaseIterable {
        case auth, listings
    }

    /// What opens more at a server than a visitor has.
    public enum Key: Sendable {
        /// Nothing.
        case none
        /// An operator's access token: roles can be given.
        case operatorToken(String)
        /// The token of a server of `madang-harness serve-tests`: it can be commanded.
        case testsToken(String)
    }

    private let backend: Backend
    private let contracts: [Contract]
    private let key: Key

    /// Prepares to check these contracts at the backend.
    public init(_ backend: Backend, _ contracts: [Contract] = Contract.allCases, key: Key = .none) {
        self.backend = backend
        self.contracts = contracts
        self.key = key
    }

    /// Checks all clauses; `tell` hears of each contract as soon as it has been checked. Throws outages that
    /// keep clauses from being checked at all, and `MembersLeft` if some who joined for it are still there.
    /// A task that is cancelled begins no further clause, and cleans up.
    public func run(_ tell: (ContractReport) -> Void = { _ in }) async throws -> [ContractReport] {
        var reports: [ContractReport] = []
        for contract in contracts where !Task.isCancelled {
            let report = try await check(contract)
            tell(report)
            reports.append(report)
        }
        return reports
    }

    private func check(_ contract: Contract) async throws -> ContractReport {
        if case .server(let address) = backend { return try await check(contract, at: address) }
        return switch contract {
        case .auth:
            await ContractReport("auth", AuthContract.clauses, on: "\(backend)", time: SystemClock()) {
                clause, order in
                try await checkAuth(clause, order)
            }
        case .listings:
            await ContractReport("listings", ListingContract.clauses, on: "\(backend)", time: SystemClock()) {
                clause, order in
                try await checkListings(clause, order)
            }
        }
    }

    private func check(_ contract: Contract, at address: ServerAddress) async throws -> ContractReport {
        if case .testsToken(let token) = key {
            let server = TestServer(address, token: token)
            let report =
                switch contract {
                case .auth: await server.checkAuth()
                case .listings: await server.checkListings()
                }
            await server.end()
            return report
        }
        var operatorToken: String?
        if case .operatorToken(let token) = key { operatorToken = token }
        let server = DeployedServer(address, operatorToken: operatorToken)
        do {
            try await server.begin()
        } catch {
            await server.end()
            throw error
        }
        let report =
            switch contract {
            case .auth: await server.checkAuth()
            case .listings: await server.checkListings()
            }
        await server.end()
        let left = server.book.count
        if left > 0 { throw MembersLeft(count: left, place: "\(address)") }
        return report
    }

    private func checkAuth(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        guard let database = try await freshDatabase(AuthMigrations.all) else {
            return try await clause.check(in: AuthFixture(store: InMemoryAuthStore(), order: order))
        }
        try await database.discarding {
            let store = SQLAuthStore(database)
            try await clause.check(
                in: AuthFixture(store: store, order: order, reopen: { try await database.reopen() }))
        }
    }

    private func checkListings(_ clause: Clause<ListingFixture>, _ order: IdentifierOrder) async throws {
        let surroundings = ListingSurroundings(order)
        guard let database = try await freshDatabase(ListingsMigrations.all) else {
            let service = surroundings.service(over: InMemoryListingStore())
            return try await clause.check(
                in: ListingFixture(
                    surroundings, repository: { service.repository(for: $0) },
                    forget: { try await service.forget($0) }))
        }
        try await database.discarding {
            let service = surroundings.service(over: SQLListingStore(database))
            try await clause.check(
                in: ListingFixture(
                    surroundings, repository: { service.repository(for: $0) },
                    forget: { try await service.forget($0) }, reopen: { try await database.reopen() }))
        }
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

extension TestDatabase {
    /// Does the work and removes the database, whatever came of it.
    fileprivate func discarding(_ work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            try await discard()
            throw error
        }
        try await discard()
    }
}
