import Comments
import CommentsContract
import CommentsFakes
import CommentsHTTP
import ContractKit
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: CommentService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryCommentStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any CommentRepository {
        RemoteCommentRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of a visitor.
    var visitor: any CommentRepository { RemoteCommentRepository(recorder.caller(as: .anonymous)) }

    /// Adds one unrecorded.
    func added() async throws -> CommentID {
        try await service.repository(for: environment.members.owner)
            .add(CommentDraft(title: "느티나무 \"아래\"")).comment.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("comments.add") { _ = try await $0.owner.add(CommentDraft(title: "느티나무")) },
        GoldenExchange("comments.show") { _ = try await $0.visitor.comment($0.added()) },
        GoldenExchange("comments.rename") {
            _ = try await $0.owner.rename($0.added(), CommentDraft(title: "단풍"), expecting: .first)
        },
        GoldenExchange("comments.hide") { _ = try await $0.owner.hide($0.added()) },
        GoldenExchange("comments.remove") { try await $0.owner.remove($0.added()) },
        GoldenExchange("comments.browse") { story in
            for _ in 0..<2 { _ = try await story.added() }
            _ = try await story.visitor.browse(PageRequest(limit: 1))
        },
        GoldenExchange("comments.browse", "numbered") { story in
            _ = try await story.added()
            _ = try await story.visitor.browse(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [CommentError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .alreadyHidden, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Comments")
    static func fileName(_ error: CommentError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: CommentEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: CommentEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: CommentError) async throws {
        var fake = CommentRepositoryFake()
        fake.comment = { _ throws(CommentError) in throw error }
        try await expectArrives(
            error, from: commentRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(CommentError) in
            try await RemoteCommentRepository(caller)
                .comment(CommentID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "comment-") }
}
