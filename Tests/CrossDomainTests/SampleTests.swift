import Auth
import Composition
import ContractKit
import Listings
import Sample
import Settings
import Testing
import Vocabulary
import Wire

@Suite struct SampleTests {
    private static let small = SampleNeighbourhood(listings: 120, seed: 7)

    /// All public listings of a platform, in the order of their publication.
    private static func all(_ platform: any Platform) async throws -> [ListingView] {
        var (items, page): ([ListingView], PageRequest) = ([], try PageRequest(limit: 100))
        while true {
            let part = try await platform.anonymous.listings.browse(ListingQuery(), page)
            items += part.items
            guard let next = part.next else { return items.reversed() }
            page = try PageRequest(.after(next), limit: 100)
        }
    }

    @Test("The goods are those of a neighbourhood: real clubs, both languages and currencies, all states")
    func contents() async throws {
        let stage = try await Stage(.memory)
        let parts = Domain.all.compactMap(\.verification.samples).map {
            SampleOutcome.Part(english: $0.english, korean: $0.korean, count: 120)
        }
        #expect(parts.contains(SampleOutcome.Part(english: "listings", korean: "물건", count: 120)))
        #expect(try await Self.small.fill(stage.platform) == .filled(members: 40, parts: parts))
        let views = try await Self.all(stage.platform)
        let listings = views.map(\.listing)
        #expect((90..<120).contains(listings.count), "drafts and hidden ones are not public")
        #expect(Set(listings.map(\.details.category)) == Set(Category.allCases))
        #expect(Set(listings.map(\.state)) == [.onSale, .reserved, .sold])
        #expect(Set(listings.map(\.details.price.list.currency)) == [.krw, .usd])
        let clubs = Set(listings.compactMap { $0.details.attributes[.team] })
        #expect(clubs.count > 20)
        let isKorean = { (text: String) in
            text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        }
        let korean = listings.count { isKorean($0.details.title) }
        #expect(korean > listings.count / 3 && korean < listings.count)
        #expect(listings.contains { $0.likes > 2 })
        #expect(Set(views.map(\.seller.nickname)).count > 20)
        #expect(listings.allSatisfy { $0.createdAt <= stage.clock.now() })
    }

    @Test("The same seed gives the same goods, another seed others")
    func seeds() async throws {
        func goods(_ seed: UInt64) async throws -> [ListingView] {
            let stage = try await Stage(.memory)
            _ = try await SampleNeighbourhood(listings: 60, seed: seed).fill(stage.platform)
            return try await Self.all(stage.platform)
        }
        let (one, again, other) = (try await goods(1), try await goods(1), try await goods(2))
        #expect(one == again)
        #expect(one.map(\.listing.details) != other.map(\.listing.details))
    }

    @Test("Filling again does nothing", arguments: [Place.sqliteInMemory, .memory])
    func again(_ place: Place) async throws {
        let stage = try await Stage(place)
        _ = try await SampleNeighbourhood(listings: 20).fill(stage.platform)
        let before = try await Self.all(stage.platform)
        #expect(try await SampleNeighbourhood(listings: 50).fill(stage.platform) == .alreadyFilled)
        #expect(try await Self.all(stage.platform) == before)
    }

    @Test("An interrupted filling goes on where it stopped", arguments: [30, 90, 150, 200])
    func interrupted(_ requests: Int) async throws {
        let dependencies = PlatformDependencies.ephemeral(hasher: QuickHasher())
        let loopback = Loopback(LocalPlatform.inMemory(dependencies).dispatcher())
        let plan = SampleNeighbourhood(listings: 40, seed: 3)
        let broken = CountingTransport(loopback, breakingAfter: requests)
        await #expect(throws: (any Error).self) {
            try await plan.fill(RemotePlatform(over: broken, backend: .memory))
        }
        let whole = RemotePlatform(over: loopback, backend: .memory)
        _ = try await plan.fill(whole)
        #expect(try await Self.count(of: whole) == 40)
        #expect(try await plan.fill(whole) == .alreadyFilled)
    }

    /// How many listings the sample's members have, public or not.
    private static func count(of platform: any Platform) async throws -> Int {
        var count = 0
        for member in 0..<SampleNeighbourhood.memberCount {
            let session = platform.session(keptIn: InMemorySessionStorage())
            try await session.begin(
                try await platform.anonymous.auth.login(
                    email: SampleNeighbourhood.email(of: member), password: SampleNeighbourhood.password,
                    device: "test"))
            let page = try PageRequest(.number(1), limit: 1)
            let mine = try await platform.services(for: session).listings.mine(nil, page)
            count += mine.numbering?.total ?? 0
        }
        return count
    }

    @Test("Progress counts up to the whole")
    func progress() async throws {
        let stage = try await Stage(.memory)
        let (stream, steps) = AsyncStream.makeStream(of: SampleProgress.self)
        let plan = SampleNeighbourhood(listings: 10)
        _ = try await plan.fill(stage.platform) { steps.yield($0) }
        steps.finish()
        var done: [Int] = []
        for await step in stream {
            done.append(step.done)
            #expect(step.total == plan.total)
        }
        #expect(plan.total >= 50 && done == Array(1...plan.total))
    }
}
