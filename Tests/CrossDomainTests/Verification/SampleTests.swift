import Auth
import Composition
import ContractKit
import Listings
import PictureRenderer
import Sample
import SampleKit
import Settings
import Terminal
import Testing
import Vocabulary
import Wire

@Suite struct SampleTests {
    private static let small = SampleNeighbourhood(listings: 120, seed: 7)

    @Test("The goods are those of a neighbourhood: real clubs, both languages and currencies, all states")
    func contents() async throws {
        let stage = try await Stage(.memory)
        guard case .filled(40, let parts, _) = try await Self.small.fill(stage.platform) else {
            Issue.record("forty members")
            return
        }
        #expect(Set(parts.map(\.english)) == Set(Domain.all.compactMap(\.samples?.english)))
        #expect(parts.contains(SampleOutcome.Part(english: "listings", korean: "물건", count: 120)))
        #expect(parts.allSatisfy { (1...120).contains($0.count) }, "\(parts)")
        let views = try await stage.platform.publicListings()
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
            return try await stage.platform.publicListings()
        }
        let (one, again, other) = (try await goods(1), try await goods(1), try await goods(2))
        #expect(one == again)
        #expect(one.map(\.listing.details) != other.map(\.listing.details))
    }

    @Test("Filling again does nothing", arguments: [Place.sqliteInMemory, .memory])
    func again(_ place: Place) async throws {
        let stage = try await Stage(place)
        _ = try await SampleNeighbourhood(listings: 20).fill(stage.platform)
        let before = try await stage.platform.publicListings()
        #expect(try await SampleNeighbourhood(listings: 50).fill(stage.platform) == .alreadyFilled)
        #expect(try await stage.platform.publicListings() == before)
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

@Suite struct SamplePictureTests {
    private static let plan = SampleNeighbourhood(listings: 120, seed: 7)

    @Test("Most listings show a photo, some two or three, some none, with words in their language")
    func photos() async throws {
        let stage = try await Stage(.memory)
        let outcome = try await Self.plan.fill(stage.platform)
        let shown = try await Self.shown(stage.platform)
        let counts = shown.map(\.photos.count)
        #expect(Set(counts) == [0, 1, 2, 3])
        #expect(counts.count { $0 == 1 } > counts.count / 2)
        #expect(counts.count { $0 == 0 } < counts.count / 6)
        for listing in shown {
            #expect(listing.photos.allSatisfy { !$0.isEmpty })
            #expect(listing.photos.first?.hasPrefix(listing.title) != false)
        }
        #expect(shown.contains { $0.photos.contains { $0.hasSuffix(", 전체 모습") } })
        #expect(shown.contains { $0.photos.contains { $0.hasSuffix(", seen whole") } })
        guard case .filled(_, _, let pictures) = outcome else { throw Missing() }
        #expect(pictures.added > 120 && pictures.refused == 0 && pictures.reason == nil)
    }

    @Test("Two thirds of the members show the animal that they are called after")
    func portraits() async throws {
        let stage = try await Stage(.sqliteInMemory)
        _ = try await Self.plan.fill(stage.platform)
        let sellers = try await stage.platform.publicListings().map(\.seller)
        let portraits = Set(sellers.compactMap { $0.picture?.description })
        #expect((18...27).contains(portraits.count))
        for seller in sellers {
            #expect(seller.picture.map { $0.description == "\(seller.nickname ?? "") 그림" } != false)
        }
    }

    @Test("An interrupted filling shows what a whole one shows: no photo twice", arguments: [70, 133, 261])
    func interrupted(_ requests: Int) async throws {
        let plan = SampleNeighbourhood(listings: 30, seed: 3)
        let (whole, broken) = (Self.loopback(), Self.loopback())
        _ = try await plan.fill(Self.remote(whole))
        await #expect(throws: (any Error).self) {
            try await plan.fill(Self.remote(CountingTransport(broken, breakingAfter: requests)))
        }
        _ = try await plan.fill(Self.remote(broken))
        #expect(try await Self.shown(Self.remote(broken)) == Self.shown(Self.remote(whole)))
    }

    @Test("Where nothing is decoded the neighbourhood is filled without pictures, and says why")
    func withoutDecoder() async throws {
        let nobody = PictureRenderer(program: "/nowhere/madang-pictures")
        let dependencies = PlatformDependencies.ephemeral(hasher: QuickHasher(), decoding: .program(nobody))
        let platform = LocalPlatform.inMemory(dependencies)
        guard case .filled(40, _, let pictures) = try await Self.plan.fill(platform) else { throw Missing() }
        #expect(pictures.added == 0 && pictures.refused > 120)
        #expect(pictures.reason?.en.contains("libvips") == true)
        #expect(pictures.reason?.ko.contains("사진을 받지 않습니다") == true)
        let shown = try await Self.shown(platform)
        #expect(shown.count > 90 && shown.allSatisfy { $0.photos.isEmpty })
    }

    @Test("Without pictures the goods are the same")
    func unwanted() async throws {
        let (with, without) = (try await Stage(.memory), try await Stage(.memory))
        _ = try await SampleNeighbourhood(listings: 30, seed: 7).fill(with.platform)
        _ = try await SampleNeighbourhood(listings: 30, seed: 7, hasPictures: false).fill(without.platform)
        let shown = try await Self.shown(without.platform)
        #expect(shown.allSatisfy { $0.photos.isEmpty && $0.portrait == nil })
        #expect(try await Self.shown(with.platform).map(\.title) == shown.map(\.title))
    }

    /// What a listing shows, without identifiers.
    private struct Shown: Hashable {
        let title: String
        let photos: [String]
        let portrait: String?
    }

    private struct Missing: Error {}

    private static func loopback() -> Loopback {
        Loopback(LocalPlatform.inMemory(.ephemeral(hasher: QuickHasher())).dispatcher())
    }

    private static func remote(_ transport: any Transport) -> RemotePlatform {
        RemotePlatform(over: transport, backend: .memory)
    }

    private static func shown(_ platform: any Platform) async throws -> [Shown] {
        try await platform.publicListings().map { view in
            Shown(
                title: view.listing.details.title, photos: view.listing.details.photos.map(\.description),
                portrait: view.seller.picture?.description)
        }
    }
}

extension Platform {
    /// All public listings, in the order of their publication.
    fileprivate func publicListings() async throws -> [ListingView] {
        var (items, cursor) = ([ListingView](), Cursor?.none)
        repeat {
            let part = try await anonymous.listings.browse(ListingQuery(), .largest(after: cursor))
            items += part.items
            cursor = part.next
        } while cursor != nil
        return items.reversed()
    }
}
