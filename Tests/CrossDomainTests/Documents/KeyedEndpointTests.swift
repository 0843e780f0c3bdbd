import Operations
import Testing
import Wire

/// Which endpoints take an idempotency key.
struct KeyedEndpointTests {
    /// What takes a key and answers another status than 201. The record on idempotency keys says of every
    /// POST why it takes none.
    static let others: Set<String> = ["listings.hold"]

    @Test func whatCreatesTakesAKey() {
        let taking = Documents.endpoints.filter(\.takesKey)
        #expect(Set(taking.map(\.name)).isSuperset(of: ["auth.join", "listings.hold", "listings.publish"]))
        let besides = Set(taking.filter { $0.status != 201 }.map(\.name))
        #expect(besides == Self.others, "name a new one here, or say in its record why it takes none")
        let created = Documents.endpoints.filter { $0.status == 201 && !$0.takesKey }.map(\.name)
        #expect(created.isEmpty, "an endpoint that answers 201 `creates`: a client must be able to repeat it")
    }

    @Test func nothingThatOnlyReadsTakesAKey() {
        #expect(Documents.endpoints.allSatisfy { $0.method != .get || !$0.takesKey })
    }
}
