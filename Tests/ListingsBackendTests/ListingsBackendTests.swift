import ContractKit
import ListingsContract
import Testing

/// Every promise on every backend, in every order of identifiers.
@Suite struct ListingsBackendTests {
    @Test(arguments: Backend.allCases)
    func everyPromiseIsKept(backend: Backend) async {
        let report = await ContractReport("listings", ListingContract.clauses, on: backend.rawValue) {
            try await backend.check($0, $1)
        }
        for fault in report.broken { Issue.record("\(backend.rawValue), \(fault)") }
        print(report)
    }
}
