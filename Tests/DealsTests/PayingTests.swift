import ContractKit
import Deals
import DealsContract
import DealsFakes
import TestKit
import Testing
import Vocabulary

/// Paid deals whose steps were torn apart, and checkouts that do not count against the buyer.
@Suite struct PayingTests {
    private static let limits = HoldLimits(
        longest: DealTimes.longest, largest: 9999, perMember: 3, perThing: 1, pause: .seconds(3600))
    private let environment = ClauseEnvironment(.ascending)
    private let market: MemoryMarket
    private let service: DealService
    private let outage = PurchaseFailure.service(.unavailable("the market"))

    init() {
        market = MemoryMarket(time: environment.clock, ids: environment.ids, limits: Self.limits)
        service = environment.service(over: InMemoryDealStore(), market)
    }

    private var seller: any DealRepository { service.repository(for: environment.members.owner) }
    private var buyer: any DealRepository { service.repository(for: environment.members.buyer) }

    private func offer() throws -> ListedID {
        try market.offer(TestGoods("유니폼"), by: environment.members.owner.memberID)
    }

    private func purchase(of view: DealView) throws -> Purchase {
        Purchase(
            order: environment.ids.next(), record: AnyIdentifier(view.deal.id), buyer: view.deal.buyer,
            total: try #require(view.deal.total), until: view.deal.until)
    }

    /// A deal that is held for an order.
    private func held(isToPay: Bool = false) async throws -> (deal: DealView, purchase: Purchase) {
        let view = try await buyer.reserve(Reservation(offer(), isToPay: isToPay))
        let purchase = try purchase(of: view)
        try await service.hold(purchase)
        return (view, purchase)
    }

    /// What the sweeping of a server does once the market answers again, until nothing is left.
    private func sweep() async throws {
        market.fail(nil)
        while try await service.finishAll() > 0 {}
    }

    @Test(arguments: [true, false])
    func fulfillingIsFinished(wasSold: Bool) async throws {
        let (view, purchase) = try await held()
        market.fail(wasSold ? .after(.sell) : .before(.sell))
        await #expect(throws: outage) { try await service.fulfil(purchase) }
        try await sweep()
        let deal = try await buyer.deal(view.deal.id).deal
        #expect(deal.state == .done && deal.payment == DealPayment(purchase.order, .paid))
        try await service.fulfil(purchase)
        #expect(try market.stock(of: view.deal.goods.listing) == Stock(left: 0))
    }

    @Test(arguments: [true, false])
    func lettingGoIsFinished(wasGivenBack: Bool) async throws {
        let (view, purchase) = try await held(isToPay: true)
        market.fail(wasGivenBack ? .after(.giveBack) : .before(.giveBack))
        await #expect(throws: outage) { try await service.release(purchase) }
        market.fail(nil)
        try await service.release(purchase)
        #expect(try await service.finishAll() == 0)
        #expect(try await seller.deal(view.deal.id).deal.state == .cancelled)
        #expect(try market.stock(of: view.deal.goods.listing) == Stock(left: 1))
    }

    @Test func whatWasPaidWhileTheMarketWasAwayIsReturned() async throws {
        let (view, purchase) = try await held()
        market.fail(.after(.sell))
        await #expect(throws: outage) { try await service.fulfil(purchase) }
        await #expect(throws: outage) { try await service.release(purchase) }
        market.fail(nil)
        try await service.release(purchase)
        #expect(try await buyer.deal(view.deal.id).deal.state == .returned)
        #expect(try market.stock(of: view.deal.goods.listing) == Stock(left: 0))
    }

    @Test func aCheckoutThatWasLetGoDoesNotCount() async throws {
        let (view, purchase) = try await held(isToPay: true)
        try await service.release(purchase)
        let again = try await buyer.reserve(Reservation(view.deal.goods.listing))
        #expect(again.deal.state == .accepted)
        // One without a checkout counts.
        _ = try await buyer.cancel(again.deal.id)
        let free = environment.clock.now().advanced(by: Self.limits.pause)
        await #expect(throws: DealError.heldAlready(until: free)) {
            try await buyer.reserve(Reservation(view.deal.goods.listing))
        }
    }

    @Test(arguments: [true, false])
    func aCheckoutDoesNotCountHoweverItsDealEnds(isCancelled: Bool) async throws {
        let (view, purchase) = try await held()
        try await service.release(purchase)
        if isCancelled {
            _ = try await buyer.cancel(view.deal.id)
        } else {
            environment.clock.advance(by: .seconds(24 * 3600))
            #expect(try await buyer.deal(view.deal.id).deal.state == .expired)
        }
        let again = try await buyer.reserve(Reservation(view.deal.goods.listing))
        #expect(again.deal.state == .accepted)
    }

    @Test func moneyThatCameTooLateDoesNotCount() async throws {
        let (view, purchase) = try await held(isToPay: true)
        environment.clock.advance(by: .seconds(24 * 3600))
        await #expect(throws: PurchaseFailure.gone) { try await service.fulfil(purchase) }
        let again = try await buyer.reserve(Reservation(view.deal.goods.listing))
        #expect(again.deal.state == .accepted)
    }

    @Test func anOrderIsRememberedForThirtyDays() async throws {
        let store = InMemoryDealStore()
        let (deal, order, now) = (Samples.deal(.accepted, nil), Samples.order, Samples.moment)
        _ = try await store.insert(deal, telling: nil, request: nil, at: now)
        let next = deal.lettingGo(of: order, at: now)
        #expect(try await store.letGo(of: order, next, expecting: deal.version, telling: nil, at: now))
        #expect(try await !store.letGo(of: order, next, expecting: deal.version, telling: nil, at: now))
        let last = now.advanced(by: DealTimes.letGo - .microseconds(1))
        #expect(try await store.wasLetGo(order, at: last))
        #expect(try await !store.wasLetGo(order, at: now.advanced(by: DealTimes.letGo)))
        #expect(try await !store.wasLetGo(OrderID(Samples.raw[0]), at: now))
    }

    @Test func aReservationWithoutPaymentIsTheSameRequestAsBefore() async throws {
        let requests = LockedValue<[RequestContent?]>([])
        let sound = InMemoryDealStore()
        var store = DealStoreFake(forwardingTo: sound)
        store.insert = { deal, notice, request, now throws(DealError) in
            requests.withLock { $0.append(request?.content) }
            return try await sound.insert(deal, telling: notice, request: request, at: now)
        }
        let verbs = environment.service(over: store, market).repository(for: environment.members.buyer)
        let (first, second) = (try offer(), try offer())
        for reservation in [Reservation(first), Reservation(second, isToPay: true)] {
            _ = try await verbs.reserve(reservation, idempotencyKey: IdempotencyKey(environment.ids))
        }
        #expect(
            requests.now == [
                RequestContent(of: ["\(first)", "1", "24"]),
                RequestContent(of: ["\(second)", "1", "24", "to pay"]),
            ])
    }
}
