import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import NoticesHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let stage = NoticeStage()
    let recorder: Recorder

    init() { recorder = Recorder(Loopback(stage.service.dispatcher)) }

    /// The recorded verbs of the owner.
    var owner: any NoticeRepository {
        RemoteNoticeRepository(recorder.caller(as: stage.environment.members.owner))
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("notices.list") { story in
            for kind in [NoticeKind.testText, .testAct, .testLatest] { try await story.stage.record(kind) }
            _ = try await story.owner.notices(PageRequest(limit: 2))
        },
        GoldenExchange("notices.list", "gathered") { story in
            try await story.stage.record(.testCrowd, by: story.stage.environment.members.stranger)
            try await story.stage.record(.testCrowd)
            _ = try await story.owner.notices(PageRequest(limit: 2))
        },
        GoldenExchange("notices.list", "unread") { story in
            try await story.stage.record(.testAct, "accepted")
            _ = try await story.owner.notices(PageRequest(.number(1), limit: 2), unreadOnly: true)
        },
        GoldenExchange("notices.unread") { story in
            try await story.stage.record(.testText)
            _ = try await story.owner.unread()
        },
        GoldenExchange("notices.read") { _ = try await $0.owner.readAll() },
        GoldenExchange("notices.read", "through") { _ = try await $0.owner.read(through: 7) },
        GoldenExchange("notices.readOne") { story in
            _ = try await story.owner.read(try await story.stage.record(.testText))
        },
        GoldenExchange("notices.events") { try await $0.owner.events(after: 3).close() },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [NoticeError] = [
        .invalidFields([FieldError("after", .mismatch)]), .notFound, .tooManyStreams(8),
        .service(.signInRequired), .service(.limited(retryAfterSeconds: 30)),
        .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Notices")
    static func fileName(_ error: NoticeError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: NoticeEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: NoticeEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: NoticeError) async throws {
        var fake = NoticeRepositoryFake()
        fake.readID = { _ throws(NoticeError) in throw error }
        try await expectArrives(
            error, from: noticeRoutes { [fake] _ in fake }, as: ClauseEnvironment(.ascending).members.owner,
            golden: (Self.folder, Self.fileName(error))
        ) { caller throws(NoticeError) in
            try await RemoteNoticeRepository(caller)
                .read(NoticeID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "notice-") }
}
