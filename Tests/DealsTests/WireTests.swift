import ContractKit
import Deals
import DealsContract
import DealsFakes
import DealsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: DealService
    let market: MemoryMarket
    let recorder: Recorder

    init() {
        market = MemoryMarket(time: environment.clock, ids: environment.ids)
        service = environment.service(over: InMemoryDealStore(), market)
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the seller.
    var seller: any DealRepository {
        RemoteDealRepository(recorder.caller(as: environment.members.owner))
    }

    /// The recorded verbs of the buyer.
    var buyer: any DealRepository {
        RemoteDealRepository(recorder.caller(as: environment.members.buyer))
    }

    /// Goods of the seller's.
    func offered(asksSeller: Bool = false) throws -> ListedID {
        try market.offer(
            TestGoods("유니폼 \"상의\"", asksSeller: asksSeller), by: environment.members.owner.memberID)
    }

    /// Makes a deal unrecorded.
    func made(asksSeller: Bool = false) async throws -> DealID {
        try await service.repository(for: environment.members.buyer)
            .reserve(Reservation(offered(asksSeller: asksSeller))).deal.id
    }

    /// Makes a deal and holds it for an order, unrecorded.
    func held() async throws -> Purchase {
        let view = try await service.repository(for: environment.members.buyer)
            .reserve(Reservation(offered(), isToPay: true))
        let purchase = Purchase(
            order: environment.ids.next(), record: AnyIdentifier(view.deal.id), buyer: view.deal.buyer,
            total: try #require(view.deal.total), until: view.deal.until)
        try await service.hold(purchase)
        return purchase
    }

    /// Makes a deal that is paid for, and returned if its money went back, unrecorded.
    func paid(isReturned: Bool = false) async throws -> DealID {
        let purchase = try await held()
        try await service.fulfil(purchase)
        if isReturned { try await service.release(purchase) }
        return try #require(purchase.record.typed(DealSubject.self))
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("deals.reserve") { story in
            _ = try await story.buyer.reserve(Reservation(story.offered(), hours: 48))
        },
        GoldenExchange("deals.reserve", "asking") { story in
            _ = try await story.buyer.reserve(Reservation(story.offered(asksSeller: true)))
        },
        GoldenExchange("deals.reserve", "to-pay") { story in
            _ = try await story.buyer.reserve(Reservation(story.offered(), hours: 1, isToPay: true))
        },
        GoldenExchange("deals.show") { _ = try await $0.buyer.deal($0.made()) },
        GoldenExchange("deals.show", "being-paid") { story in
            let record = try await story.held().record
            _ = try await story.seller.deal(#require(record.typed(DealSubject.self)))
        },
        GoldenExchange("deals.show", "returned") {
            _ = try await $0.buyer.deal($0.paid(isReturned: true))
        },
        GoldenExchange("deals.list") { story in
            for _ in 0..<2 { _ = try await story.made() }
            _ = try await story.seller.deals(DealFilter(side: .selling), PageRequest(limit: 1))
        },
        GoldenExchange("deals.accept") { _ = try await $0.seller.accept($0.made(asksSeller: true)) },
        GoldenExchange("deals.decline") { _ = try await $0.seller.decline($0.made(asksSeller: true)) },
        GoldenExchange("deals.cancel") { _ = try await $0.buyer.cancel($0.made()) },
        GoldenExchange("deals.complete") { _ = try await $0.seller.complete($0.made()) },
        GoldenExchange("deals.handOver") { _ = try await $0.seller.handOver($0.paid()) },
        GoldenExchange("deals.receive") { _ = try await $0.buyer.receive($0.paid()) },
        GoldenExchange("deals.setContact") {
            _ = try await $0.buyer.setContact(on: $0.made(), to: "010-0000-0000")
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [DealError] = [
        .invalidFields([
            FieldError("text", .tooLong(maximum: 100)),
            FieldError("quantity", .outOfRange(minimum: 1, maximum: 9)),
        ]),
        .notFound, .listingNotFound, .ownListing, .notOnSale, .notEnough(available: 2), .sellerOnly,
        .buyerOnly, .wrongState(.expired), .beingPaid(Samples.order), .notPaid,
        .tooManyHolds(until: Samples.moment), .heldAlready(until: Samples.moment),
        .openAlready(Samples.deal().id), .tooManyOpen(20), .service(.signInRequired), .service(.keyReused),
        .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Deals")
    static func fileName(_ error: DealError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: DealEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: DealEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: DealError) async throws {
        var fake = DealRepositoryFake()
        fake.deal = { _ throws(DealError) in throw error }
        try await expectArrives(
            error, from: dealRoutes { [fake] _ in fake }, as: ClauseEnvironment(.ascending).members.buyer,
            golden: (Self.folder, Self.fileName(error))
        ) { caller throws(DealError) in
            try await RemoteDealRepository(caller).deal(Samples.deal().id)
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "deal-") }

    /// Servers of before payments refuse members that they do not know, and answer without those of payments.
    @Test func aServerOfBeforePaymentsIsUnderstood() async throws {
        let story = WireStory()
        let made = try await story.buyer.reserve(Reservation(story.offered()))
        let sent = try #require(story.recorder.exchanges.last).request.golden
        #expect(!sent.contains("toPay"), "Leave toPay out unless the deal is to be paid: \(sent)")
        let text = String(decoding: DealWire.view.bytes(of: made), as: UTF8.self)
        let former = text.replacing(#","toPay":false"#, with: "")
        #expect(former != text)
        #expect(try DealWire.view.read(try JSONReader.read(Array(former.utf8)), .answer) == made)
    }
}
