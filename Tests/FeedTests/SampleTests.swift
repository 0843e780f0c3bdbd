import ContractKit
import Feed
import FeedContract
import FeedSamples
import SampleKit
import Testing
import Vocabulary

/// The feed of the sample neighbourhood.
@Suite struct SampleTests {
    @Test("Sixty posts in both languages wear drawn outfits and listings, and are liked; members follow")
    func contents() async throws {
        let stage = try SampleFeedStage(seed: 7)
        #expect(try await stage.fill() == 60)
        #expect(stage.steps == 300)
        let posts = try await stage.posts()
        #expect(posts.count == 60 && posts.allSatisfy { (1...2).contains($0.post.content.photos.count) })
        #expect(posts.contains { $0.post.content.photos.count == 2 })
        let isKorean = { (text: String) in
            text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        }
        let korean = posts.count { isKorean($0.post.content.text) }
        #expect((30..<60).contains(korean))
        #expect(Set(posts.map(\.post.content.text)).count > 50)
        #expect(posts.count { $0.worn != nil } > 8)
        #expect(posts.allSatisfy { $0.worn?.seller != $0.post.author })
        #expect(posts.contains { $0.post.editedAt != nil } && posts.contains { $0.post.likes > 3 })
        #expect(Set(posts.map(\.post.author)).count > 20)
        let relation = try await stage.verbs(of: 1).relation(to: stage.identifier(of: 0))
        #expect(relation.followers > 3)
    }

    @Test("Five hashtags of the week have three authors or more", arguments: 1...10)
    func hashtags(_ seed: UInt64) async throws {
        let stage = try SampleFeedStage(seed: seed)
        _ = try await stage.fill()
        try await stage.service.countHashtags()
        let counts = try await stage.verbs(of: 0).hashtags()
        #expect(counts.count >= 5 && counts.allSatisfy { $0.authors >= 3 }, "\(counts)")
    }

    @Test("The same seed gives the same posts, another seed others")
    func seeds() async throws {
        func texts(_ seed: UInt64) async throws -> [[String]] {
            let stage = try SampleFeedStage(size: 100, seed: seed)
            _ = try await stage.fill()
            return try await stage.posts().map { view in
                let content = view.post.content
                return [content.text, "\(view.post.likes)", view.worn?.title ?? ""]
                    + content.photos.map(\.description)
            }
        }
        let (one, again, other) = (try await texts(1), try await texts(1), try await texts(2))
        #expect(one == again && one.count == 20)
        #expect(one != other)
    }

    @Test("An interrupted run is finished by the next, and nothing is posted without pictures")
    func again() async throws {
        let stage = try SampleFeedStage(size: 50, seed: 3)
        #expect(try await stage.fill() == 10)
        #expect(try await stage.fill() == 0)
        #expect(try await stage.posts().count == 10)
        let bare = try SampleFeedStage(size: 50, seed: 3, hasPictures: false)
        #expect(try await bare.fill() == 0)
        #expect(bare.steps == 50)
        let nothing = try SampleFeedStage(size: 0, seed: 3)
        #expect(try await nothing.fill() == 0)
        #expect(try await nothing.posts().isEmpty)
    }

    @Test("The drawings have names of their own, and few enough colours for their golden file")
    func drawings() throws {
        let drawings = try SampleFeedStage(seed: 1).data.drawings
        #expect(drawings.count == 25 && Set(drawings.map(\.name)).count == drawings.count)
        for drawing in drawings {
            #expect(Set(drawing.shapes.map(\.colour)).count < 26, "\(drawing.name) has too many colours")
        }
    }
}

/// A neighbourhood of forty members in memory, with some listings to wear.
private final class SampleFeedStage: SampleStage {
    let size: Int
    let seed: UInt64
    let memberCount = 40
    let service: FeedService
    private let environment = ClauseEnvironment(.ascending)
    private let members: [Principal]
    private let listings: [AnyIdentifier]
    private let hasPictures: Bool
    private let state = LockedValue((part: 0.0, steps: 0))

    private static let past = 30.0 * 86_400

    init(size: Int = 300, seed: UInt64, hasPictures: Bool = true) throws {
        (self.size, self.seed, self.hasPictures) = (size, seed, hasPictures)
        let environment = environment
        service = environment.service(over: InMemoryFeedStore())
        members = (0..<40).map { _ in ClauseMembers.member(environment.ids) }
        for (number, member) in members.enumerated() {
            environment.directory.name(try #require(member.memberID), "이웃\(number + 1)")
        }
        listings = try members.prefix(12).map { seller in
            let id: Identifier<MadeUpSubject> = environment.ids.next()
            return environment.subjects.add(id, of: try #require(seller.memberID), "유니폼").id
        }
    }

    /// How many records were reported.
    var steps: Int { state.now.steps }
    var keeper: Services? { nil }

    var data: SampleData {
        FeedSamples.data { [listings, environment] _ in
            let known = KnownListings(in: environment)
            let shown = try await known.listings(Set(listings), for: .anonymous)
            let start = Timestamp(microseconds: 0)
            return listings.compactMap { shown[$0] }.map { WearableListing($0, since: start) }
        }
    }

    func fill() async throws -> Int { try await data.fill(self) }

    func verbs(of member: Int) -> any FeedRepository { service.repository(for: members[member]) }

    /// All posts, the newest first.
    func posts() async throws -> [FeedPostView] {
        try await service.repository(for: .anonymous).posts(.newest, .largest(after: nil)).items
    }

    func services(of member: Int) -> Services {
        var services = Services()
        services.provide((any FeedRepository).self, verbs(of: member))
        return services
    }

    func identifier(of member: Int) throws -> MemberID { try #require(members[member].memberID) }

    func now() -> Timestamp { environment.clock.now() }

    func move(to part: Double) {
        let step = state.withLock { state in
            defer { state.part = part }
            return part - state.part
        }
        environment.clock.advance(by: .seconds(step * Self.past))
    }

    func pictures(of drawings: [DescribedDrawing], by member: Int) throws -> [PictureID] {
        let owner = try identifier(of: member)
        return hasPictures ? drawings.map { environment.pictures.add(by: owner, $0.description).id } : []
    }

    /// No part of the feed lasts a short time only.
    func atEnd(_ work: @escaping @Sendable () async throws -> Void) {}

    func step() { state.withLock { $0.steps += 1 } }

    func resource(_ name: String) throws(ServiceFailure) -> String { throw .unavailable(name) }
}
