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
    let place = ServicePlace()
    let recorder: Recorder

    init() {
        recorder = Recorder(Loopback(place.service.dispatcher))
    }

    private func verbs(of principal: Principal) -> any CommentRepository {
        RemoteCommentRepository(recorder.caller(as: principal))
    }

    /// The recorded verbs of the author.
    var author: any CommentRepository { verbs(of: place.environment.members.buyer) }
    /// The recorded verbs of a moderator.
    var moderator: any CommentRepository { verbs(of: place.environment.members.moderator) }
    /// The recorded verbs of a visitor.
    var visitor: any CommentRepository { verbs(of: .anonymous) }

    /// A record of the owner's.
    func subject() async throws -> AnyIdentifier {
        try await place.clientSubjects(of: place.environment.members.owner).makeSubject()
    }

    /// Says something unrecorded to the owner of a record, who answers.
    func talked() async throws -> CommentView {
        let (members, subject) = (place.environment.members, try await subject())
        let view = try await place.service.repository(for: members.buyer).sendMessage(
            "아직 있나요?", about: subject)
        return try await place.service.repository(for: members.owner).sendMessage(
            "네\n있습니다", about: view.subject)
    }

    /// Adds one unrecorded, with a reply.
    func added() async throws -> CommentView {
        let (members, subject) = (place.environment.members, try await subject())
        let verbs = place.service.repository(for: members.buyer)
        let view = try await verbs.add(CommentDraft("@주인 \"아직\" 있나요?"), to: subject)
        _ = try await place.service.repository(for: members.owner)
            .add(CommentDraft("네\n있습니다", replyTo: view.id), to: subject)
        return view
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("comments.add") { story in
            _ = try await story.author.add(CommentDraft("@주인 아직 있나요?"), to: story.subject())
        },
        GoldenExchange("comments.add", "reply") { story in
            let parent = try await story.added()
            _ = try await story.author.add(CommentDraft("답글", replyTo: parent.id), to: parent.subject)
        },
        GoldenExchange("comments.show") { _ = try await $0.visitor.comment($0.added().id) },
        GoldenExchange("comments.edit") {
            _ = try await $0.author.edit($0.added().id, text: "팔렸나요?", expecting: .first)
        },
        GoldenExchange("comments.remove") { try await $0.author.remove($0.added().id) },
        GoldenExchange("comments.moderate") {
            _ = try await $0.moderator.moderate($0.added().id, .hide, reason: "전화번호를 적었습니다")
        },
        GoldenExchange("comments.replies") { _ = try await $0.visitor.replies(to: $0.added().id, .first) },
        GoldenExchange("comments.mine") { story in
            _ = try await story.added()
            _ = try await story.author.mine(.first)
        },
        GoldenExchange("comments.sendMessage") { story in
            _ = try await story.author.sendMessage("아직 있나요?", about: story.subject())
        },
        GoldenExchange("comments.conversations") { story in
            _ = try await story.talked()
            _ = try await story.author.conversations(about: nil, .first)
        },
        GoldenExchange("comments.conversation") { story in
            let id = try #require(try await story.talked().subject.typed(ConversationSubject.self))
            _ = try await story.author.conversation(id)
        },
        GoldenExchange("comments.counts") { story in
            let subject = try await story.added().subject
            _ = try await story.visitor.counts(of: [subject, story.subject()])
        },
        GoldenExchange("comments.list") { story in
            let subject = try await story.added().subject
            _ = try await story.visitor.comments(on: subject, .newest, PageRequest(limit: 1))
        },
        GoldenExchange("comments.list", "numbered-with-a-place") { story in
            let view = try await story.added()
            try await story.place.service.repository(for: story.place.environment.members.buyer)
                .remove(view.id)
            _ = try await story.visitor.comments(
                on: view.subject, .oldest, PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [CommentError] = [
        .invalidFields([FieldError("text", .required), FieldError("after", .mismatch)]),
        .notFound, .subjectNotFound, .conversationNotFound, .subjectClosed, .ownSubject, .notYours,
        .changed(Version(7)), .wrongState(.hidden),
        .replyToReply(CommentID(RawIdentifier(milliseconds: 1, random: (0, 1)))), .moderatorsOnly,
        .service(.signInRequired), .service(.keyReused), .service(.unavailable("the disk is full")),
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
