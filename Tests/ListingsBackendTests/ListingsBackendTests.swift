import ContractKit
import ListingsContract
import Testing

/// Every promise on every backend, in every order of identifiers.
@Suite struct ListingsBackendTests {
    @Test(arguments: Backend.all)
    func everyPromiseIsKept(backend: Backend) async {
        let report = await ContractReport("listings", ListingContract.clauses, on: backend.description) {
            try await backend.check($0, $1)
        }
        for fault in report.broken { Issue.record("\(backend), \(fault)") }
        print(report)
    }
}
