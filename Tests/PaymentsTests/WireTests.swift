import ContractKit
import Payments
import PaymentsFakes
import PaymentsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A wire to verbs that answer the same in every run, and keep what they were asked.
struct WireStory: RecordedStory {
    let recorder: Recorder
    /// What the last verb was given, as text.
    let asked = LockedValue("")

    init() {
        let fake = Self.fake(asked)
        recorder = Recorder(Loopback(.trusting(orderRoutes { _ in fake })))
    }

    /// The recorded verbs of a member.
    var member: any OrderRepository {
        RemoteOrderRepository(recorder.caller(as: ClauseEnvironment(.ascending).members.buyer))
    }

    private static func fake(_ asked: LockedValue<String>) -> OrderRepositoryFake {
        let note = { @Sendable (words: String) in asked.withLock { $0 = words } }
        var fake = deciding(note)
        fake.offer = { request throws(OrderError) in
            note("\(request.record) \(request.amount?.minorUnits ?? -1)")
            return ShownOrders.offer()
        }
        fake.open = { request, key throws(OrderError) in
            note("\(request.record) \(request.amount?.minorUnits ?? -1) \(key?.text ?? "-")")
            return ShownOrders.open
        }
        fake.order = { id throws(OrderError) in
            guard let view = ShownOrders.all.first(where: { $0.order.id == id }) else { throw .notFound }
            return view
        }
        fake.orders = { filter, page throws(OrderError) in
            note("\(filter.side?.rawValue ?? "-") \(filter.state?.rawValue ?? "-") \(page.limit)")
            let numbering = page.start == .first ? nil : PageNumbering(number: 1, size: 2, total: 5)
            return Page(items: [ShownOrders.returning], next: nil, numbering: numbering)
        }
        fake.checkout = { id throws(OrderError) in
            guard let secret = RightSecret(ShownOrders.secret) else { throw .notFound }
            note("\(id)")
            return CheckoutAddress(secret, until: ShownOrders.moment)
        }
        fake.look = { _ throws(OrderError) in ShownOrders.atOnce }
        fake.balance = { () throws(OrderError) in ShownOrders.balance }
        fake.postings = { _ throws(OrderError) in Page(items: ShownOrders.postings, next: nil) }
        fake.problems = { _ throws(OrderError) in Page(items: [ShownOrders.problem], next: nil) }
        return fake
    }

    private static func deciding(_ note: @escaping @Sendable (String) -> Void) -> OrderRepositoryFake {
        var fake = OrderRepositoryFake()
        fake.cancel = { _ throws(OrderError) in ShownOrders.expired }
        fake.withdraw = { _ throws(OrderError) in ShownOrders.returning }
        fake.handOver = { _ throws(OrderError) in ShownOrders.handedOver }
        fake.confirm = { _ throws(OrderError) in ShownOrders.received }
        fake.refund = { id, amount, key throws(OrderError) in
            note("\(id) \(amount?.minorUnits ?? -1) \(key?.text ?? "-")")
            return ShownOrders.partlyRefunded
        }
        fake.complain = { id, problem, text throws(OrderError) in
            note("\(id) \(problem) \(text)")
            return ShownOrders.complained
        }
        fake.settle = { id, settlement, reason throws(OrderError) in
            note("\(id) \(settlement) \(reason)")
            return ShownOrders.received
        }
        return fake
    }
}

@Suite struct WireTests {
    private static let id = ShownOrders.id(1)

    static let exchanges: [GoldenExchange<WireStory>] =
        reading + [
            GoldenExchange("payments.open") {
                _ = try await $0.member.open(PurchaseRequest(ShownOrders.record), idempotencyKey: nil)
            },
            GoldenExchange("payments.open", "amount") {
                let request = PurchaseRequest(ShownOrders.record, amount: ShownOrders.won(5_000))
                _ = try await $0.member.open(request, idempotencyKey: nil)
            },
            GoldenExchange("payments.checkout") { _ = try await $0.member.checkout(id) },
            GoldenExchange("payments.look") { _ = try await $0.member.look(id) },
            GoldenExchange("payments.cancel") { _ = try await $0.member.cancel(id) },
            GoldenExchange("payments.withdraw") { _ = try await $0.member.withdraw(id) },
            GoldenExchange("payments.refund") {
                _ = try await $0.member.refund(id, ShownOrders.won(5_000), idempotencyKey: nil)
            },
            GoldenExchange("payments.refund", "all") {
                _ = try await $0.member.refund(id, nil, idempotencyKey: nil)
            },
            GoldenExchange("payments.handOver") { _ = try await $0.member.handOver(id) },
            GoldenExchange("payments.confirm") { _ = try await $0.member.confirm(id) },
            GoldenExchange("payments.complain") {
                _ = try await $0.member.complain(id, .notAsAgreed, "소매가 \"찢어져\" 있습니다.")
            },
            GoldenExchange("payments.settle") {
                _ = try await $0.member.settle(id, .refund(ShownOrders.won(5_000)), reason: "수선비만큼 환불")
            },
            GoldenExchange("payments.settle", "release") {
                _ = try await $0.member.settle(id, .release, reason: "사진으로 확인함")
            },
        ]

    private static let reading: [GoldenExchange<WireStory>] = [
        GoldenExchange("payments.offer") {
            _ = try await $0.member.offer(PurchaseRequest(ShownOrders.record))
        },
        GoldenExchange("payments.offer", "amount") {
            let request = PurchaseRequest(ShownOrders.record, amount: ShownOrders.won(5_000))
            _ = try await $0.member.offer(request)
        },
        GoldenExchange("payments.show") {
            _ = try await $0.member.order(ShownOrders.partlyRefunded.order.id)
        },
        GoldenExchange("payments.show", "erased") {
            _ = try await $0.member.order(ShownOrders.erased.order.id)
        },
        GoldenExchange("payments.list") {
            let filter = OrderFilter(side: .buying, state: .refunding)
            _ = try await $0.member.orders(filter, PageRequest(limit: 1))
        },
        GoldenExchange("payments.list", "numbered") {
            _ = try await $0.member.orders(OrderFilter(), PageRequest(.number(1), limit: 2))
        },
        GoldenExchange("payments.balance") { _ = try await $0.member.balance() },
        GoldenExchange("payments.postings") { _ = try await $0.member.postings(PageRequest(limit: 2)) },
        GoldenExchange("payments.problems") { _ = try await $0.member.problems(PageRequest(limit: 2)) },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [OrderError] = [
        .invalidFields([
            FieldError("amount", .outOfRange(minimum: 1, maximum: 30_000)), FieldError("text", .required),
        ]),
        .notFound, .recordNotFound, .notForSale, .ownRecord, .notTheBuyer, .gone, .wrongState(.refunding),
        .refundState(.byHand), .payeeOnly, .buyerOnly, .operatorsOnly, .halted, .disputed,
        .balanceTooLow(ShownOrders.won(12_000)), .noGateway, .gatewayRefused("PG_PROVIDER"), .tooManyOpen(10),
        .service(.signInRequired), .service(.keyReused), .service(.unavailable("the disk is full")),
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
            error, from: orderRoutes { [fake] _ in fake }, as: ClauseEnvironment(.ascending).members.buyer,
            golden: (Self.folder, Self.fileName(error))
        ) { caller throws(OrderError) in
            try await RemoteOrderRepository(caller).order(Self.id)
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "order-") }
}

/// What arrives at the other end of the wire.
@Suite struct WireArrivalTests {
    private static let id = ShownOrders.id(1)

    @Test(arguments: ShownOrders.all) func anOrderArrivesWhole(_ view: OrderView) async throws {
        #expect(try await WireStory().member.order(view.order.id) == view)
    }

    @Test func otherAnswersArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.offer(PurchaseRequest(ShownOrders.record)) == ShownOrders.offer())
        #expect(try await member.balance() == ShownOrders.balance)
        #expect(try await member.postings(.first).items == ShownOrders.postings)
        #expect(try await member.problems(.first).items == [ShownOrders.problem])
        let address = try await member.checkout(Self.id)
        #expect(address.secret.text == ShownOrders.secret && address.until == ShownOrders.moment)
    }

    @Test func whatIsAskedArrives() async throws {
        let (story, key) = (WireStory(), try #require(IdempotencyKey("refund-once-1")))
        let request = PurchaseRequest(ShownOrders.record, amount: ShownOrders.won(5_000))
        _ = try await story.member.offer(request)
        #expect(story.asked.now == "\(ShownOrders.record) 5000")
        _ = try await story.member.open(request, idempotencyKey: key)
        #expect(story.asked.now == "\(ShownOrders.record) 5000 \(key.text)")
        _ = try await story.member.refund(Self.id, nil, idempotencyKey: key)
        #expect(story.asked.now == "\(Self.id) -1 \(key.text)")
        _ = try await story.member.complain(Self.id, .notReceived, "아직")
        #expect(story.asked.now == "\(Self.id) notReceived 아직")
        for settlement in [ProblemSettlement.release, .refund(nil), .refund(ShownOrders.won(1))] {
            _ = try await story.member.settle(Self.id, settlement, reason: "확인")
            #expect(story.asked.now == "\(Self.id) \(settlement) 확인")
        }
        _ = try await story.member.orders(OrderFilter(side: .selling), PageRequest(limit: 7))
        #expect(story.asked.now == "selling - 7")
    }

    @Test func theSecretStandsInNoOtherAnswer() async throws {
        for exchange in WireTests.exchanges where exchange.endpoint != "payments.checkout" {
            let story = WireStory()
            try? await exchange.expect(in: story, of: OrderEndpoints.all, WireTests.folder)
            let answers = story.recorder.exchanges.map(\.response.golden)
            #expect(answers.allSatisfy { !$0.contains(ShownOrders.secret) }, "\(exchange.fileName)")
        }
    }
}
