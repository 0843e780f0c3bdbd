import AuthContract
import ContractKit
import TestKit
import Testing

/// The ways in which the tests break Auth on purpose; each is caught by the clauses that it names by their
/// beginnings.
enum AuthFaults {
    static let all =
        naming + sessions + keys + joining + profiles + places + operators + codes
        + settings + portraits + blocks + silences + counts + selling
    static let table = FaultTable(AuthContract.clauses, all)
}

@Suite struct FaultTests {
    @Test(arguments: AuthFaults.all)
    func everyFaultIsCaught(fault: Fault<AuthFixture>) async { await AuthFaults.table.expectCaught(fault) }

    @Test func everyPromiseCatchesSomeFault() { AuthFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await AuthFaults.table.expectSound("auth") { .faulty($0) }
    }
}
