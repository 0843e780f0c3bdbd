import ContractKit
import Crews
import CrewsContract
import CrewsFakes
import CrewsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: CrewService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryCrewStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any CrewRepository {
        RemoteCrewRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of a visitor.
    var visitor: any CrewRepository { RemoteCrewRepository(recorder.caller(as: .anonymous)) }

    /// Adds one unrecorded.
    func added() async throws -> CrewID {
        try await service.repository(for: environment.members.owner)
            .add(CrewDraft(title: "느티나무 \"아래\"")).crew.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.add") { _ = try await $0.owner.add(CrewDraft(title: "느티나무")) },
        GoldenExchange("crews.show") { _ = try await $0.visitor.crew($0.added()) },
        GoldenExchange("crews.rename") {
            _ = try await $0.owner.rename($0.added(), CrewDraft(title: "단풍"), expecting: .first)
        },
        GoldenExchange("crews.hide") { _ = try await $0.owner.hide($0.added()) },
        GoldenExchange("crews.remove") { try await $0.owner.remove($0.added()) },
        GoldenExchange("crews.browse") { story in
            for _ in 0..<2 { _ = try await story.added() }
            _ = try await story.visitor.browse(PageRequest(limit: 1))
        },
        GoldenExchange("crews.browse", "numbered") { story in
            _ = try await story.added()
            _ = try await story.visitor.browse(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [CrewError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .alreadyHidden, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Crews")
    static func fileName(_ error: CrewError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: CrewEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: CrewEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: CrewError) async throws {
        var fake = CrewRepositoryFake()
        fake.crew = { _ throws(CrewError) in throw error }
        try await expectArrives(
            error, from: crewRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(CrewError) in
            try await RemoteCrewRepository(caller)
                .crew(CrewID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "crew-") }
}
