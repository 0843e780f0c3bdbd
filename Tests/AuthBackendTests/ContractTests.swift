import AuthContract
import ContractKit
import Testing

/// Every promise on SQLite, in every order of identifiers.
struct ContractTests {
    @Test(arguments: AuthContract.clauses, IdentifierOrder.allCases)
    func inMemory(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        try await Backend.withMemory(order) { try await clause.check(in: $0) }
    }

    @Test(arguments: AuthContract.clauses, IdentifierOrder.allCases)
    func fileReopened(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        try await Backend.withFile(order) { try await clause.check(in: $0) }
    }

    @Test(arguments: AuthContract.clauses, IdentifierOrder.allCases)
    func overLoopback(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        try await Backend.withMemory(order) { try await clause.check(in: $0.overLoopback) }
    }
}
