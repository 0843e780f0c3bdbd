public import ContractKit
public import Database
public import Vocabulary

/// A domain's promises and how to come by a fixture for them, so that they can be checked at any place by
/// those who do not know the domain.
public struct DomainContract: Sendable {
    /// The names of the clauses, in their order.
    public let clauses: [String]
    /// How the clauses live among what others keep at a server.
    public let visit: Visit
    private let run:
        @Sendable (String, [IdentifierOrder], any TimeSource, @escaping PlaceFactory) async -> ContractReport

    /// How clauses live among what others keep at a server.
    public enum Visit: Sendable {
        /// They let their own members join, and call in their names: the clauses of accounts.
        case joining
        /// They act as guests who have joined for them. Without an `ownList` clauses about lists need a place
        /// of their own.
        case asGuests([Clause<GuestPlace>], ownList: OwnList?)
    }

    /// Gives a place of its own to each clause: an empty database, or nil for memory. What it throws is held
    /// against the clause.
    public typealias PlaceFactory = @Sendable () async throws -> ContractPlace?

    /// The clauses; `verbs` takes the domain's verbs out of those of a principal, `fixture` gives what a
    /// clause runs in, over a store in the database or in memory.
    init<Fixture: DomainFixture>(
        _ name: String, _ clauses: [Clause<Fixture>], ownList: OwnList? = nil,
        verbs: @escaping @Sendable (Services) throws -> Fixture.Repository,
        fixture: @escaping @Sendable (ClauseEnvironment, ContractPlace?) -> Fixture
    ) {
        self.init(
            name, clauses, visit: .asGuests(clauses.map { $0.asGuests(verbs) }, ownList: ownList)
        ) { order, place in fixture(ClauseEnvironment(order), place) }
    }

    /// The clauses; `fixture` gives what one of them runs in, over a store in the database or in memory.
    init<Fixture: Sendable>(
        _ name: String, _ clauses: [Clause<Fixture>], visit: Visit,
        fixture: @escaping @Sendable (IdentifierOrder, ContractPlace?) -> Fixture
    ) {
        self.clauses = clauses.map(\.name)
        self.visit = visit
        run = { backend, orders, time, newPlace in
            await ContractReport(name, clauses, on: backend, orders: orders, time: time) { clause, order in
                let place = try await newPlace()
                do {
                    try await clause.check(in: fixture(order, place))
                } catch {
                    try await place?.discard()
                    throw error
                }
                try await place?.discard()
            }
        }
    }

    /// Checks all clauses in each of the orders of identifiers, each in a place of its own.
    public func check(
        on backend: String, orders: [IdentifierOrder] = IdentifierOrder.allCases, time: any TimeSource,
        newPlace: @escaping PlaceFactory
    ) async -> ContractReport {
        await run(backend, orders, time, newPlace)
    }
}

/// An empty database that one clause has for itself.
public struct ContractPlace: Sendable {
    /// What the domain's store is made over; its schema is current.
    public let database: any SQLDatabase
    /// Closes the database and opens it again.
    public let reopen: @Sendable () async throws -> Void
    let discard: @Sendable () async throws -> Void

    /// A database; `discard` removes it when the clause has been checked.
    public init(
        _ database: any SQLDatabase, reopen: @escaping @Sendable () async throws -> Void,
        discard: @escaping @Sendable () async throws -> Void
    ) {
        self.database = database
        self.reopen = reopen
        self.discard = discard
    }
}
