import ContractKit
import Funding
import FundingContract
import FundingFakes
import FundingHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: CampaignService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryCampaignStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any CampaignRepository {
        RemoteCampaignRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of a visitor.
    var visitor: any CampaignRepository { RemoteCampaignRepository(recorder.caller(as: .anonymous)) }

    /// Adds one unrecorded.
    func added() async throws -> CampaignID {
        try await service.repository(for: environment.members.owner)
            .add(CampaignDraft(title: "느티나무 \"아래\"")).campaign.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.add") { _ = try await $0.owner.add(CampaignDraft(title: "느티나무")) },
        GoldenExchange("funding.show") { _ = try await $0.visitor.campaign($0.added()) },
        GoldenExchange("funding.rename") {
            _ = try await $0.owner.rename($0.added(), CampaignDraft(title: "단풍"), expecting: .first)
        },
        GoldenExchange("funding.hide") { _ = try await $0.owner.hide($0.added()) },
        GoldenExchange("funding.remove") { try await $0.owner.remove($0.added()) },
        GoldenExchange("funding.browse") { story in
            for _ in 0..<2 { _ = try await story.added() }
            _ = try await story.visitor.browse(PageRequest(limit: 1))
        },
        GoldenExchange("funding.browse", "numbered") { story in
            _ = try await story.added()
            _ = try await story.visitor.browse(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [CampaignError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .alreadyHidden, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Funding")
    static func fileName(_ error: CampaignError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: CampaignEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: CampaignEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: CampaignError) async throws {
        var fake = CampaignRepositoryFake()
        fake.campaign = { _ throws(CampaignError) in throw error }
        try await expectArrives(
            error, from: campaignRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(CampaignError) in
            try await RemoteCampaignRepository(caller)
                .campaign(CampaignID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "campaign-") }
}
