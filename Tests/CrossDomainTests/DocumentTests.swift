import Composition
import TestKit
import Testing
import Wire

@Suite struct DocumentTests {
    @Test func openAPIIsCurrent() throws {
        try GoldenFile("Docs/openapi.json").expect(Documents.openAPI())
    }

    @Test func errorTableIsCurrent() throws {
        try GoldenFile("Docs/errors.md").expect(Documents.errors())
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
