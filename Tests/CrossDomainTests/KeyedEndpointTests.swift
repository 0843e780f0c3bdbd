import Composition
import Testing
import Wire

/// Which endpoints take an idempotency key.
struct KeyedEndpointTests {
    /// What makes something new. The record on idempotency keys says of every other POST why it takes none.
    static let keyed: Set<String> = ["auth.join", "listings.hold", "listings.publish"]

    @Test func whatCreatesTakesAKey() {
        let taking = Set(Documents.endpoints.filter(\.takesKey).map(\.name))
        #expect(taking == Self.keyed, "name a new one here, or say in its record why it takes none")
        let created = Documents.endpoints.filter { $0.status == 201 && !$0.takesKey }.map(\.name)
        #expect(created.isEmpty, "an endpoint that answers 201 `creates`: a client must be able to repeat it")
    }

    @Test func nothingThatOnlyReadsTakesAKey() {
        #expect(Documents.endpoints.allSatisfy { $0.method != .get || !$0.takesKey })
    }
}
