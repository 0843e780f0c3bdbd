import ContractKit
import Feed
import FeedContract
import FeedFakes
import FeedHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: FeedService
    let recorder: Recorder

    init() {
        service = FeedService(
            store: InMemoryFeedStore(), members: environment.directory, comments: environment.comments,
            pictures: environment.pictures, listings: CoveredListings(base: KnownListings(in: environment)),
            time: environment.clock, ids: environment.ids)
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any FeedRepository { verbs(of: environment.members.owner) }
    /// The recorded verbs of a member who follows and likes.
    var buyer: any FeedRepository { verbs(of: environment.members.buyer) }
    /// The recorded verbs of a moderator.
    var moderator: any FeedRepository { verbs(of: environment.members.moderator) }
    /// The recorded verbs of a visitor.
    var visitor: any FeedRepository { verbs(of: .anonymous) }

    /// The recorded verbs of a principal.
    private func verbs(of principal: Principal) -> any FeedRepository {
        RemoteFeedRepository(recorder.caller(as: principal))
    }

    /// A principal's verbs, unrecorded.
    func unrecorded(_ principal: Principal) -> any FeedRepository { service.repository(for: principal) }

    /// A draft of one photo that the member has uploaded.
    func draft(
        by principal: Principal, _ text: String = "느티나무 \"아래\"\n#오오티디 #ＯＯＴＤ",
        worn: AnyIdentifier? = nil
    ) throws -> FeedPostDraft {
        let photo = environment.pictures.add(by: try id(of: principal))
        return FeedPostDraft(text: text, photos: [photo.id], worn: worn)
    }

    /// A listing of the buyer's.
    func listing() throws -> AnyIdentifier {
        let id = Identifier<MadeUpSubject>(environment.ids.next())
        return environment.subjects.add(id, of: try self.id(of: environment.members.buyer), "홈 유니폼").id
    }

    /// Publishes a post of the owner's, unrecorded.
    func published(worn: AnyIdentifier? = nil) async throws -> FeedPostID {
        let owner = environment.members.owner
        return try await unrecorded(owner).publish(draft(by: owner, worn: worn)).post.id
    }

    /// Lets the buyer and a stranger follow the owner, unrecorded.
    func followed() async throws -> MemberID {
        let owner = try id(of: environment.members.owner)
        for follower in [environment.members.buyer, environment.members.stranger] {
            _ = try await unrecorded(follower).follow(owner)
        }
        return owner
    }

    func id(of principal: Principal) throws -> MemberID { try expectValue(principal.memberID, "a member") }
}

/// Listings with a cover.
private struct CoveredListings: WornListings {
    let base: KnownListings

    func listings(
        _ ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: WornListing] {
        let cover = PictureCard(
            madeUp: PictureID(RawIdentifier(milliseconds: 1, random: (0, 9))), "빨간 유니폼 앞면")
        return try await base.listings(ids, for: principal).mapValues {
            WornListing(
                id: $0.id, seller: $0.seller, title: $0.title, price: $0.price, isOnSale: $0.isOnSale,
                cover: cover)
        }
    }
}

@Suite struct WireTests {
    static let exchanges = writing + reading + lists + likes + follows

    private static let writing: [GoldenExchange<WireStory>] = [
        GoldenExchange("feed.publish") { story in
            let owner = story.environment.members.owner
            _ = try await story.owner.publish(
                story.draft(by: owner, "</title><script>&amp; @buyer #코디 #코디", worn: story.listing()))
        },
        GoldenExchange("feed.publish", "decomposed") { story in
            let owner = story.environment.members.owner
            let tag = "#\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
            _ = try await story.owner.publish(story.draft(by: owner, tag))
        },
        GoldenExchange("feed.edit") { story in
            let draft = try story.draft(by: story.environment.members.owner, "가을 #단풍")
            _ = try await story.owner.edit(story.published(worn: story.listing()), draft, expecting: .first)
        },
        GoldenExchange("feed.remove") { try await $0.owner.remove($0.published()) },
        GoldenExchange("feed.detach") { try await $0.buyer.detach($0.published(worn: $0.listing())) },
        GoldenExchange("feed.moderate") {
            _ = try await $0.moderator.moderate($0.published(), .hide, reason: "전화번호를 적었습니다")
        },
    ]

    private static let reading: [GoldenExchange<WireStory>] = [
        GoldenExchange("feed.show") { story in
            let id = try await story.published(worn: story.listing())
            story.environment.comments.set(AnyIdentifier(id), 3)
            _ = try await story.visitor.post(id)
        },
        GoldenExchange("feed.show", "listing-hidden") { story in
            let listing = try story.listing()
            let id = try await story.published(worn: listing)
            story.environment.subjects.show(listing, false)
            _ = try await story.visitor.post(id)
        },
        GoldenExchange("feed.show", "hidden") { story in
            let id = try await story.published()
            _ = try await story.unrecorded(story.environment.members.moderator)
                .moderate(id, .hide, reason: "도배 글입니다")
            _ = try await story.owner.post(id)
        },
        GoldenExchange("feed.history") { story in
            let (owner, id) = (story.environment.members.owner, try await story.published())
            _ = try await story.unrecorded(owner)
                .edit(id, story.draft(by: owner, "가을 #단풍"), expecting: nil)
            _ = try await story.visitor.history(id)
        },
        GoldenExchange("feed.mine") { story in
            _ = try await story.published()
            _ = try await story.owner.mine(.shown, .first)
        },
        GoldenExchange("feed.hashtags") { story in
            let members = story.environment.members
            for author in [members.owner, members.buyer, members.stranger] {
                _ = try await story.unrecorded(author).publish(story.draft(by: author, "#오오티디 #코디"))
            }
            try await story.service.countHashtags()
            _ = try await story.visitor.hashtags()
        },
    ]

    private static let lists: [GoldenExchange<WireStory>] = [
        GoldenExchange("feed.browse") { story in
            for _ in 0..<2 { _ = try await story.published() }
            _ = try await story.visitor.posts(.newest, PageRequest(limit: 1))
        },
        GoldenExchange("feed.browse", "popular") { story in
            for _ in 0..<2 { _ = try await story.published() }
            _ = try await story.visitor.posts(.popular, PageRequest(limit: 1))
        },
        GoldenExchange("feed.browse", "tag") { story in
            _ = try await story.published()
            let tag = try expectValue(Hashtag("오오티디"), "a hashtag")
            _ = try await story.visitor.posts(.tagged(tag), PageRequest(.number(1), limit: 2))
        },
        GoldenExchange("feed.browse", "worn") { story in
            let listing = try story.listing()
            _ = try await story.published(worn: listing)
            _ = try await story.visitor.posts(.wearing(listing), .first)
        },
        GoldenExchange("feed.browse", "author") { story in
            _ = try await story.published()
            _ = try await story.visitor.posts(.of(story.id(of: story.environment.members.owner)), .first)
        },
        GoldenExchange("feed.browse", "following") { story in
            _ = try await story.followed()
            _ = try await story.published()
            _ = try await story.buyer.posts(.following, .first)
        },
        GoldenExchange("feed.browse", "liked") { story in
            let id = try await story.published()
            _ = try await story.unrecorded(story.environment.members.buyer).like(id)
            _ = try await story.buyer.posts(.liked, .first)
        },
    ]

    private static let likes: [GoldenExchange<WireStory>] = [
        GoldenExchange("feed.like") { _ = try await $0.buyer.like($0.published()) },
        GoldenExchange("feed.unlike") { _ = try await $0.buyer.unlike($0.published()) },
    ]

    private static let follows: [GoldenExchange<WireStory>] = [
        GoldenExchange("feed.follow") {
            _ = try await $0.buyer.follow($0.id(of: $0.environment.members.owner))
        },
        GoldenExchange("feed.unfollow") { _ = try await $0.buyer.unfollow($0.followed()) },
        GoldenExchange("feed.relation") { _ = try await $0.visitor.relation(to: $0.followed()) },
        GoldenExchange("feed.followers") {
            _ = try await $0.visitor.follows(.followers, of: $0.followed(), PageRequest(limit: 1))
        },
        GoldenExchange("feed.following") { story in
            _ = try await story.followed()
            let buyer = try story.id(of: story.environment.members.buyer)
            _ = try await story.buyer.follows(.following, of: buyer, PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [FeedError] = [
        .invalidFields([
            FieldError("photos", .outOfRange(minimum: 1, maximum: 5)), FieldError("worn", .unusable),
        ]), .notFound, .notYours, .changed(Version(7)), .wrongState(.hidden), .moderatorsOnly, .ownPost,
        .notWorn, .oneself, .memberNotFound, .tooManyFollows, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Feed")
    static func fileName(_ error: FeedError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: FeedEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: FeedEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: FeedError) async throws {
        var fake = FeedRepositoryFake()
        fake.post = { _ throws(FeedError) in throw error }
        try await expectArrives(
            error, from: feedRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(FeedError) in
            try await RemoteFeedRepository(caller)
                .post(FeedPostID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "feed-") }
}
