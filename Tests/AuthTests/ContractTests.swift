import AuthContract
import TestKit
import Testing

/// Every promise, in this process and through the bytes of requests and answers, in every order of
/// identifiers.
struct ContractTests {
    @Test func inMemory() async {
        await expectContract("auth", AuthContract.clauses, on: "memory") { .inMemory($0) }
    }

    @Test func overLoopback() async {
        await expectContract("auth", AuthContract.clauses, on: "the loopback") {
            AuthFixture.inMemory($0).overLoopback
        }
    }
}
