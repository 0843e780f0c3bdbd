import Composition
import Operations
import TestKit
import Testing
import Verification
import Wire

@Suite struct DocumentTests {
    @Test(arguments: Trial.all) func documentsOfADomainAreCurrent(_ trial: Trial) throws {
        let domain = trial.domain
        try GoldenFile("Docs/openapi/\(domain.name).json").expect(Documents.openAPI(of: [domain]))
        try GoldenFile("Docs/errors/\(domain.name).md").expect(Documents.errors(of: domain))
        try GoldenFile("Docs/features/\(domain.name).md").expect(Documents.features(of: trial))
    }

    @Test func errorsOfNoDomainAreCurrent() throws {
        try GoldenFile("Docs/errors.md").expect(Documents.sharedErrors())
    }

    @Test func endpointNamesAndAddressesAreUnique() {
        let endpoints = Documents.endpoints
        #expect(Set(endpoints.map(\.name)).count == endpoints.count)
        #expect(Set(endpoints.map { "\($0.method) \($0.path)" }).count == endpoints.count)
        #expect(LocalPlatform.inMemory(.ephemeral()).dispatcher().clashes.isEmpty)
    }

    @Test("No code means two kinds of error") func codesAreUnique() {
        var kinds: [String: Set<String>] = [:]
        for failure in Documents.endpoints.flatMap(\.failures) {
            kinds[failure.code, default: []].insert("\(failure.kind)")
        }
        #expect(kinds.filter { $0.value.count > 1 }.isEmpty)
    }
}
