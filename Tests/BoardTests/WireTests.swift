import Board
import BoardContract
import BoardFakes
import BoardHTTP
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
    var owner: any PostRepository {
        RemotePostRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of a visitor.
    var visitor: any PostRepository { RemotePostRepository(recorder.caller(as: .anonymous)) }

    /// Adds one unrecorded.
    func added() async throws -> PostID {
        try await service.repository(for: environment.members.owner)
            .add(PostDraft(title: "느티나무 \"아래\"")).post.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("board.add") { _ = try await $0.owner.add(PostDraft(title: "느티나무")) },
        GoldenExchange("board.show") { _ = try await $0.visitor.post($0.added()) },
        GoldenExchange("board.rename") {
            _ = try await $0.owner.rename($0.added(), PostDraft(title: "단풍"), expecting: .first)
        },
        GoldenExchange("board.hide") { _ = try await $0.owner.hide($0.added()) },
        GoldenExchange("board.remove") { try await $0.owner.remove($0.added()) },
        GoldenExchange("board.browse") { story in
            for _ in 0..<2 { _ = try await story.added() }
            _ = try await story.visitor.browse(PageRequest(limit: 1))
        },
        GoldenExchange("board.browse", "numbered") { story in
            _ = try await story.added()
            _ = try await story.visitor.browse(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [PostError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .alreadyHidden, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Board")
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
