public import ContractKit
public import Database
public import DatabaseTestSupport
import TestKit
public import Testing
import Vocabulary

/// A database that a domain's store is tried on, and the way to it: directly, or through the bytes of
/// requests and answers.
public struct DatabaseBackend: Sendable, CustomStringConvertible {
    /// Which database.
    public let place: TestPlace
    /// Whether the verbs are called over the loopback.
    public let isOverLoopback: Bool

    /// Every place there is here, directly and over the loopback.
    public static let all = [false, true].flatMap { isOverLoopback in
        TestPlace.present.map { DatabaseBackend(place: $0, isOverLoopback: isOverLoopback) }
    }

    /// `the loopback over a SQLite file`.
    public var description: String { isOverLoopback ? "the loopback over \(place.rawValue)" : place.rawValue }

    /// The orders of identifiers that a contract is tried in: all of them in SQLite in memory; on PostgreSQL,
    /// which sorts and resumes in its own way and where a place costs most, the one that turns everything
    /// around and the one that mixes it; one in a file, which the same engine sorts as it does in memory, and
    /// one over the loopback, whose bytes are tried in all of them over memory.
    public var orders: [IdentifierOrder] {
        if isOverLoopback { return [.shuffled] }
        return switch place {
        case .sqliteInMemory: IdentifierOrder.allCases
        case .sqliteFile: [.shuffled]
        case .postgres: [.descending, .shuffled]
        }
    }

    /// Checks every clause in these orders, each on an empty database with the schema of these migrations,
    /// which is removed afterwards; `fixture` makes what the clause runs in.
    public func expectContract<Fixture>(
        _ contract: String, _ clauses: [Clause<Fixture>], _ migrations: [Migration],
        sourceLocation: SourceLocation = #_sourceLocation,
        fixture: @escaping @Sendable (TestDatabase, IdentifierOrder) async throws -> Fixture
    ) async {
        await TestKit.expectContract(
            contract, clauses, on: description, orders: orders, sourceLocation: sourceLocation
        ) { clause, order in
            try await TestDatabase.with(place, migrations) { database in
                try await clause.check(in: try await fixture(database, order))
            }
        }
    }
}
