import Listings
import ListingsContract
import ListingsHTTP
import Testing
import Vocabulary
import Wire

@Suite struct GoldenTests {
    /// One recorded exchange: what happens before it unrecorded, then the one call.
    struct Exchange: Sendable, CustomTestStringConvertible {
        let endpoint: String
        let variant: String
        let tell: @Sendable (WireStory) async throws -> Void

        init(
            _ endpoint: String, _ variant: String = "",
            _ tell: @escaping @Sendable (WireStory) async throws -> Void
        ) {
            (self.endpoint, self.variant, self.tell) = (endpoint, variant, tell)
        }

        var name: String { variant.isEmpty ? endpoint : "\(endpoint)-\(variant)" }
        var testDescription: String { name }
    }

    static let exchanges = [
        Exchange("listings.publish") {
            _ = try await $0.remote($0.members.seller).publish(WireStory.jersey, as: .onSale)
        },
        Exchange("listings.publish", "draft") {
            _ = try await $0.remote($0.members.operator).publish(WireStory.plain, as: .draft)
        },
        Exchange("listings.republish") { story in
            let id = try await story.jersey()
            _ = try await story.local(story.members.seller).hide(id)
            _ = try await story.remote(story.members.seller).publish(id)
        },
        Exchange("listings.edit") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).edit(id, WireStory.plain, expecting: .first)
        },
        Exchange("listings.edit", "unconditional") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).edit(id, WireStory.jersey, expecting: nil)
        },
        Exchange("listings.hide") { story in
            _ = try await story.remote(story.members.moderator).hide(story.jersey())
        },
        Exchange("listings.delete") { story in
            try await story.remote(story.members.seller).delete(story.jersey())
        },
        Exchange("listings.show") { story in
            _ = try await story.remote(.anonymous).listing(story.jersey())
        },
        Exchange("listings.browse") { story in
            _ = try await story.jersey()
            _ = try await story.remote(.anonymous).browse(story.query, PageRequest(.first, limit: 5))
        },
        Exchange("listings.browse", "plain") { story in
            for _ in 0..<2 { _ = try await story.jersey() }
            _ = try await story.remote(.anonymous).browse(ListingQuery(), PageRequest(.first, limit: 1))
        },
        Exchange("listings.browse", "numbered") { story in
            _ = try await story.jersey()
            _ = try await story.remote(.anonymous).browse(ListingQuery(), PageRequest(.number(2), limit: 1))
        },
        Exchange("listings.browse", "after") { story in
            for _ in 0..<2 { _ = try await story.jersey() }
            let reader = story.local(.anonymous)
            let page = try await reader.browse(ListingQuery(), PageRequest(.first, limit: 1))
            let next = try PageRequest(.after(#require(page.next)), limit: 1)
            _ = try await story.remote(.anonymous).browse(ListingQuery(), next)
        },
        Exchange("listings.mine") { story in
            _ = try await story.jersey()
            _ = try await story.remote(story.members.seller).mine(.onSale, .first)
        },
        Exchange("listings.like") { story in
            _ = try await story.remote(story.members.buyer).like(story.jersey())
        },
        Exchange("listings.unlike") { story in
            _ = try await story.remote(story.members.buyer).unlike(story.jersey())
        },
        Exchange("listings.liked") { story in
            _ = try await story.local(story.members.buyer).like(story.jersey())
            _ = try await story.remote(story.members.buyer).liked(.first)
        },
        Exchange("listings.hold") { story in
            let (id, order) = (try await story.jersey(), OrderID(story.surroundings.ids.next()))
            _ = try await story.remote(story.members.buyer)
                .hold(id, quantity: 2, for: order, until: story.soon)
        },
        Exchange("listings.confirm") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).confirm(id, story.hold(id))
        },
        Exchange("listings.release") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.buyer).release(id, story.hold(id))
        },
    ]

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: Exchange) async throws {
        let story = WireStory()
        try await exchange.tell(story)
        let (request, response) = try #require(story.recorder.exchange, "Nothing went over the wire.")
        let endpoint = try #require(ListingEndpoints.all.first { $0.name == exchange.endpoint })
        #expect(request.method == endpoint.method.rawValue)
        #expect(Self.fits(request.target, endpoint.path), "\(request.target) is not \(endpoint.path)")
        #expect(response.status == endpoint.status)
        try Golden.check(
            "{\n\"request\": \(request.golden),\n\"answer\": \(response.golden)\n}\n", exchange.name)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        let names = Set(ListingEndpoints.all.map(\.name))
        let missing = names.subtracting(Self.exchanges.map(\.endpoint))
        #expect(missing.isEmpty, "Add an exchange for each of these endpoints: \(missing)")
        let used = Self.exchanges.map(\.name) + ErrorTests.errors.map(ErrorTests.fileName)
        let unused = try Golden.names().subtracting(used)
        #expect(unused.isEmpty, "No test reads these files, remove them: \(unused)")
    }

    private static func fits(_ target: String, _ path: PathTemplate) -> Bool {
        let parts = target.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        return parts.count == path.segments.count
            && zip(parts, path.segments).allSatisfy { part, segment in
                if case .literal(let text) = segment { text == part } else { true }
            }
    }
}
