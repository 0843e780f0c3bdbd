import ContractKit
import Payments
import PaymentsContract
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// A platform whose goods are paid for through the sandbox: orders in memory, the gateway, and the receiver
/// of its webhooks. Nothing sleeps.
struct PurchaseStage: Sendable {
    let environment: ClauseEnvironment
    let market: OrderMarket
    let goods: CountedGoods
    let portOne: PortOneStage
    let service: OrderService
    private let receiver: PortOneWebhookReceiver

    init(tries: Int = 1, _ change: (inout SandboxSettings) -> Void = { _ in }) throws {
        environment = ClauseEnvironment(.ascending)
        market = OrderMarket(in: environment)
        goods = CountedGoods(goods: market.goods)
        portOne = try PortOneStage(environment.clock, tries: tries, change)
        service = environment.service(
            over: InMemoryOrderStore(OrderMarket.seal), market, goods: goods, gateway: portOne.gateway)
        receiver = PortOneWebhookReceiver(portOne.webhooks, to: service)
    }

    var buyer: any OrderRepository { service.repository(for: environment.members.buyer) }
    var seller: any OrderRepository { service.repository(for: environment.members.owner) }
    var clock: ManualClock { environment.clock }

    /// An open order for new goods of that price.
    func opened(_ price: Int64 = 30_000) async throws -> OrderFile {
        var goods = OrderedGoods("유니폼 상의")
        goods.price = .won(price)
        let record = try market.goods.offer(goods, by: environment.members.owner)
        let view = try await buyer.open(PurchaseRequest(record), idempotencyKey: nil)
        return try await service.file(view.order.id)
    }

    /// Opens the window of an order; answers the path of its buttons.
    func window(of file: OrderFile, channel: String = "channel-key-auto") async throws -> String {
        let payment = file.payment
        return try await portOne.open(
            portOne.checkout(
                payment.reference, payment.amount.minorUnits, channel: channel, title: file.order.title))
    }

    /// A fulfilled order.
    func fulfilled(_ price: Int64 = 30_000) async throws -> OrderFile {
        let file = try await opened(price)
        try await portOne.press("approve", window(of: file))
        try await hear()
        let paid = try await now(file)
        try #require(paid.order.state == .fulfilled, "the order must be fulfilled, found \(paid.order.state)")
        return paid
    }

    /// Delivers all webhooks that are due; answers the statuses of the platform's answers.
    @discardableResult
    func hear() async throws -> [Int] {
        let statuses = LockedValue<[Int]>([])
        await portOne.sandbox.deliver { _, request in
            let status = await receiver.answer(request).status
            statuses.withLock { $0.append(status) }
            return status
        }
        return statuses.now
    }

    /// The browser comes back to the checkout page of an order.
    func comeBack(_ back: PortOneReturn, to file: OrderFile) async throws -> OrderFile {
        let secret = try await buyer.checkout(file.order.id).secret
        #expect(back.fits(file.payment.reference))
        return try await service.returned(secret, token: back.token, transaction: back.transaction)
    }

    /// Lets time pass, and then does all work that is due.
    func pass(_ seconds: Int) async throws {
        clock.advance(by: .seconds(seconds))
        for _ in 0..<10 {
            var done = 0
            for kind in OrderWork.allCases { done += try await service.work(kind) }
            if done == 0 { return }
        }
    }

    /// Lets some hours pass, with all work that comes due, as after an outage.
    func recover() async throws {
        for seconds in [0, 120, 600, 3_600, 10_800] { try await pass(seconds) }
    }

    /// The order as it is now.
    func now(_ file: OrderFile) async throws -> OrderFile { try await service.file(file.order.id) }

    /// What the sandbox has taken and given back for an order, by its own books.
    func book(of file: OrderFile) async throws -> (taken: Int64, givenBack: Int64) {
        let attempts = try await portOne.gateway.attempts(file.payment.reference)
        return (attempts.reduce(0) { $0 + $1.paid }, attempts.reduce(0) { $0 + $1.refunded })
    }

    /// Expects that an order's money came back in full, that it was not fulfilled, and that the ledger says
    /// so.
    func expectGivenBack(
        _ file: OrderFile, _ state: OrderState, taken: Int64 = 30_000,
        _ place: SourceLocation = #_sourceLocation
    ) async throws {
        let file = try await now(file)
        let book = try await book(of: file)
        #expect(file.order.state == state && file.payment.state == .refunded, sourceLocation: place)
        #expect(book == (taken, taken), "all that was taken came back", sourceLocation: place)
        #expect(
            !goods.handedOver.now.contains(file.order.id), "nothing is handed over", sourceLocation: place)
        try await expectLedger(place)
    }

    /// Expects a ledger that is one chain, and adds up.
    func expectLedger(_ place: SourceLocation = #_sourceLocation) async throws {
        let verification = try await service.verification()
        #expect(verification.isSound, "\(verification)", sourceLocation: place)
        let problems = await portOne.sandbox.respond(
            to: WireRequest(
                method: "GET", target: "/__sandbox/problems", headers: ["host": "localhost:8081"]))
        #expect(problems.text == #"{"problems":[]}"#, sourceLocation: place)
    }
}

/// Goods that count what they hand over.
struct CountedGoods: Purchasable {
    let goods: KnownGoods
    /// The orders whose goods were handed over, each time that they were.
    let handedOver = LockedValue<[OrderID]>([])

    func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        try await goods.quote(request, for: buyer)
    }

    func hold(_ purchase: Purchase) async throws(PurchaseFailure) { try await goods.hold(purchase) }

    func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await goods.fulfil(purchase)
        handedOver.withLock { $0.append(purchase.order) }
    }

    func release(_ purchase: Purchase) async throws(PurchaseFailure) { try await goods.release(purchase) }
}
