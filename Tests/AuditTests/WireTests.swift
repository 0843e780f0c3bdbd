import Audit
import AuditContract
import AuditFakes
import AuditHTTP
import ContractKit
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: AuditService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryAuditStore(.unsalted))
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the operator.
    var keeper: any AuditRepository {
        RemoteAuditRepository(recorder.caller(as: environment.members.operator))
    }

    /// Records an act of the moderator's, one at the machine, and one about somebody who has left.
    func recorded() async throws {
        let (members, now) = (environment.members, environment.clock.now())
        let moderator = try #require(AuditActor(members.moderator))
        let owner = try #require(members.owner.memberID)
        let stranger = try #require(members.stranger.memberID)
        func event(_ actor: AuditActor, _ verb: String, _ member: MemberID?, _ reason: String?) -> AuditEvent
        {
            AuditEvent(
                id: environment.ids.next(), by: actor, verb, "\(environment.ids.next() as OrderID)",
                affecting: member, at: now, reason: reason)
        }
        try await service.log.record(event(moderator, "listings.delete", stranger, "사기"))
        try await service.log.record(event(.machine, "auth.changeRole", nil, nil))
        try await service.log.record(event(moderator, "listings.hide", owner, "전화번호를 \"적었습니다\""))
        try await service.forget(stranger)
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("audit.list") { story in
            try await story.recorded()
            _ = try await story.keeper.entries(AuditQuery(), .first)
        },
        GoldenExchange("audit.list", "filtered") { story in
            try await story.recorded()
            let query = AuditQuery(actor: "machine", verb: "auth.changeRole")
            _ = try await story.keeper.entries(query, PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [AuditError] = [
        .invalidFields([FieldError("actor", .malformed(expected: "mem_")), FieldError("after", .mismatch)]),
        .operatorsOnly, .service(.signInRequired), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Audit")
    static func fileName(_ error: AuditError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: AuditEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: AuditEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: AuditError) async throws {
        var fake = AuditRepositoryFake()
        fake.entries = { _, _ throws(AuditError) in throw error }
        try await expectArrives(
            error, from: auditRoutes { [fake] _ in fake },
            as: WireStory().environment.members.operator, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(AuditError) in
            try await RemoteAuditRepository(caller).entries(AuditQuery(), .first)
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "audit-") }
}
