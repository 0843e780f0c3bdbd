import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import PaymentsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: OrderService
    let recorder: Recorder

    init() {
        service = environment.service(over: InMemoryOrderStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any OrderRepository {
        RemoteOrderRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of a visitor.
    var visitor: any OrderRepository { RemoteOrderRepository(recorder.caller(as: .anonymous)) }

    /// Adds one unrecorded.
    func added() async throws -> OrderID {
        try await service.repository(for: environment.members.owner)
            .add(OrderDraft(title: "느티나무 \"아래\"")).order.id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("payments.add") { _ = try await $0.owner.add(OrderDraft(title: "느티나무")) },
        GoldenExchange("payments.show") { _ = try await $0.visitor.order($0.added()) },
        GoldenExchange("payments.rename") {
            _ = try await $0.owner.rename($0.added(), OrderDraft(title: "단풍"), expecting: .first)
        },
        GoldenExchange("payments.hide") { _ = try await $0.owner.hide($0.added()) },
        GoldenExchange("payments.remove") { try await $0.owner.remove($0.added()) },
        GoldenExchange("payments.browse") { story in
            for _ in 0..<2 { _ = try await story.added() }
            _ = try await story.visitor.browse(PageRequest(limit: 1))
        },
        GoldenExchange("payments.browse", "numbered") { story in
            _ = try await story.added()
            _ = try await story.visitor.browse(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [OrderError] = [
        .invalidFields([FieldError("title", .tooShort(minimum: 2)), FieldError("after", .mismatch)]),
        .notFound, .notYours, .changed(Version(7)), .alreadyHidden, .service(.signInRequired),
        .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Payments")
    static func fileName(_ error: OrderError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: OrderEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: OrderEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: OrderError) async throws {
        var fake = OrderRepositoryFake()
        fake.order = { _ throws(OrderError) in throw error }
        try await expectArrives(
            error, from: orderRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(OrderError) in
            try await RemoteOrderRepository(caller)
                .order(OrderID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "order-") }
}
