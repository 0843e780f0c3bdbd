import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import ModerationHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: ModerationService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryModerationStore(), KnownActs())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of a reporter.
    var reporter: any ModerationRepository { recorded(environment.members.stranger) }
    /// The recorded verbs of a moderator.
    var moderator: any ModerationRepository { recorded(environment.members.moderator) }
    /// The recorded verbs of an operator.
    var keeper: any ModerationRepository { recorded(environment.members.operator) }
    /// The recorded verbs of a visitor.
    var visitor: any ModerationRepository { recorded(.anonymous) }

    private func recorded(_ principal: Principal) -> any ModerationRepository {
        RemoteModerationRepository(recorder.caller(as: principal))
    }

    /// Something that can be reported.
    func thing() throws -> AnyIdentifier {
        let owner = try expectValue(environment.members.owner.memberID, "an owner")
        let id = Identifier<MadeUpSubject>(environment.ids.next())
        return environment.subjects.add(id, of: owner, "원목 \"책상\"").id
    }

    /// Something that was reported, unrecorded.
    func reported() async throws -> (subject: AnyIdentifier, report: ReportID) {
        let subject = try thing()
        let verbs = service.repository(for: environment.members.stranger)
        let report = try await verbs.report(ReportDraft(subject, .fraud, text: "연락이 없습니다")).report.id
        return (subject, report)
    }

    /// A batch, unrecorded.
    func batch() async throws -> BatchID {
        let order = ModerationOrder(.hide, try await reported().subject, reason: "전화번호를 적었습니다")
        return try await service.repository(for: environment.members.moderator).act(order).batch.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] =
        [
            GoldenExchange("moderation.report") {
                _ = try await $0.reporter.report(ReportDraft($0.thing(), .fraud, text: "연락이 없습니다"))
            },
            GoldenExchange("moderation.reports") { story in
                for _ in 0..<2 { _ = try await story.reported() }
                _ = try await story.reporter.reports(PageRequest(limit: 1))
            },
            GoldenExchange("moderation.ownReport") {
                _ = try await $0.reporter.report($0.reported().report)
            },
            GoldenExchange("moderation.cases") { story in
                for _ in 0..<2 { _ = try await story.reported() }
                _ = try await story.moderator.cases(
                    CaseFilter(reason: .fraud, kind: "lst"), .oldest, PageRequest(limit: 1))
            },
            GoldenExchange("moderation.case") {
                _ = try await $0.moderator.details(of: $0.reported().subject, .first)
            },
            GoldenExchange("moderation.note") {
                _ = try await $0.moderator.note("확인했습니다", about: $0.reported().subject)
            },
            GoldenExchange("moderation.preview") { story in
                _ = try await story.reported()
                let filter = ReportFilter(owner: story.environment.members.owner.memberID, reason: .fraud)
                _ = try await story.moderator.preview(.reports(filter), .hide)
            },
            GoldenExchange("moderation.undo") {
                _ = try await $0.moderator.undo($0.batch(), reason: "잘못 봤습니다")
            },
            GoldenExchange("moderation.batch") {
                _ = try await $0.moderator.batch($0.batch(), .first)
            },
            GoldenExchange("moderation.batches") { story in
                _ = try await story.batch()
                _ = try await story.moderator.batches(.first)
            },
            GoldenExchange("moderation.log") { story in
                _ = try await story.batch()
                _ = try await story.visitor.log(.first)
            },
        ]
        + ModerationVerb.allCases.map { verb in
            GoldenExchange("moderation.\(verb.rawValue)") { story in
                let order = ModerationOrder(
                    verb, try await story.reported().subject, reason: "전화번호를 적었습니다", category: .fraud,
                    expecting: .first)
                _ = try await (verb.isOperators ? story.keeper : story.moderator).act(order)
            }
        }

    /// Every error, with every payload that it can carry.
    static let errors: [ModerationError] = [
        .invalidFields([FieldError("text", .required), FieldError("after", .mismatch)]), .notFound, .ownThing,
        .tooManyReports(until: Timestamp(microseconds: 1_767_229_200_000_000)), .moderatorsOnly,
        .operatorsOnly, .changed(Version(7)), .nothingToDo, .tooMany(10_001), .notModerated(kind: "mem"),
        .cannotUndo, .tooManyNotes(100), .service(.signInRequired), .service(.keyReused),
        .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Moderation")
    static func fileName(_ error: ModerationError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: ModerationEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: ModerationEndpoints.all, Self.folder,
            others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: ModerationError) async throws {
        var fake = ModerationRepositoryFake()
        fake.log = { _ throws(ModerationError) in throw error }
        try await expectArrives(
            error, from: moderationRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(ModerationError) in
            try await RemoteModerationRepository(caller).log(.first)
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "moderation-") }
}
