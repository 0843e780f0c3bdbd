import AuthContract
import ContractKit
import Testing

/// Every promise, in this process and through the bytes of requests and answers, in every order of
/// identifiers.
struct ContractTests {
    @Test(arguments: AuthContract.clauses, IdentifierOrder.allCases)
    func inMemory(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        try await clause.check(in: .inMemory(order))
    }

    @Test(arguments: AuthContract.clauses, IdentifierOrder.allCases)
    func overLoopback(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        try await clause.check(in: AuthFixture.inMemory(order).overLoopback)
    }

    @Test func clausesHaveNamesOfTheirOwn() {
        let names = AuthContract.clauses.map(\.name)
        #expect(Set(names).count == names.count, "two clauses have one name: rename one")
    }
}
