import Community
import CommunityContract
import CommunityFakes
import CommunityHTTP
import ContractKit
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: PostService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryPostStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any PostRepository { verbs(of: environment.members.owner) }

    /// The recorded verbs of a visitor.
    var visitor: any PostRepository { verbs(of: .anonymous) }

    /// The recorded verbs of a principal.
    func verbs(of principal: Principal) -> any PostRepository {
        RemotePostRepository(recorder.caller(as: principal))
    }

    /// Publishes one unrecorded.
    func written(_ draft: PostDraft = Self.draft()) async throws -> PostID {
        try await service.repository(for: environment.members.owner).publish(draft).post.id
    }

    static func draft(_ photos: [PictureCard] = []) -> PostDraft {
        PostDraft(
            category: "general", title: "느티나무 \"아래\"", text: "토요일 10시.\n비가 오면 일요일.",
            photos: photos.map(\.id))
    }

    func hidden() async throws -> PostID {
        let id = try await written()
        _ = try await service.repository(for: environment.members.moderator)
            .moderate(id, .hide, reason: "전화번호를 적었습니다")
        return id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("board.publish") { _ = try await $0.owner.publish(WireStory.draft()) },
        GoldenExchange("board.publish", "photos") { story in
            let author = try expectValue(story.environment.members.owner.memberID, "a member")
            let card = story.environment.pictures.add(by: author)
            _ = try await story.owner.publish(WireStory.draft([card]))
        },
        GoldenExchange("board.show") { story in
            let id = try await story.written()
            story.environment.comments.set(AnyIdentifier(id), 3)
            _ = try await story.visitor.post(id)
        },
        GoldenExchange("board.show", "hidden") { _ = try await $0.owner.post($0.hidden()) },
        GoldenExchange("board.edit") {
            _ = try await $0.owner.edit(
                $0.written(), PostDraft(category: "general", title: "단풍", text: "가을"), expecting: .first)
        },
        GoldenExchange("board.remove") { try await $0.owner.remove($0.written()) },
        GoldenExchange("board.moderate") {
            _ = try await $0.verbs(of: $0.environment.members.moderator)
                .moderate($0.written(), .hide, reason: "전화번호를 적었습니다")
        },
        GoldenExchange("board.browse") { story in
            for _ in 0..<2 { _ = try await story.written() }
            _ = try await story.visitor.browse(
                PostQuery(category: "general", keyword: "느티나무"), PageRequest(limit: 1))
        },
        GoldenExchange("board.browse", "numbered") { story in
            _ = try await story.written()
            _ = try await story.visitor.browse(PostQuery(), PageRequest(.number(1), limit: 2))
        },
        GoldenExchange("board.mine") { story in
            _ = try await story.hidden()
            _ = try await story.owner.mine(.hidden, .first)
        },
        GoldenExchange("board.history") { story in
            let id = try await story.written()
            _ = try await story.service.repository(for: story.environment.members.owner)
                .edit(id, PostDraft(category: "general", title: "단풍", text: "가을"), expecting: nil)
            _ = try await story.visitor.history(id)
        },
        GoldenExchange("board.categories") { _ = try await $0.visitor.categories() },
        GoldenExchange("board.set-category") {
            _ = try await $0.verbs(of: $0.environment.members.operator).setCategory(
                PostCategory(
                    slug: "market", korean: "동네 장터", english: "Flea market", position: 3, isOpen: false))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [PostError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .wrongState(.hidden), .moderatorsOnly, .ownPost,
        .operatorsOnly, .tooManyCategories, .service(.signInRequired), .service(.keyReused),
        .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Community")
    static func fileName(_ error: PostError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: PostEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: PostEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: PostError) async throws {
        var fake = PostRepositoryFake()
        fake.post = { _ throws(PostError) in throw error }
        try await expectArrives(
            error, from: postRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(PostError) in
            try await RemotePostRepository(caller)
                .post(PostID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "post-") }
}
