import ContractKit
import Payments
import PaymentsContract
import Terminal
import Testing
import Vocabulary
import Wire

/// The checkout over real orders and a made-up gateway, as a browser walks through it.
@Suite struct CheckoutFlowTests {
    private let environment = ClauseEnvironment(.ascending)
    private let market: OrderMarket
    private let store: any OrderStore = InMemoryOrderStore(OrderMarket.seal)
    private let service: OrderService

    init() {
        market = OrderMarket(in: environment)
        service = environment.service(over: store, market)
    }

    /// An open order with the path of its checkout.
    private struct Visit {
        let order: OrderID
        let payment: Payment
        let path: String
        let place: CheckoutPlace

        /// The page to which a response leads.
        func follow(_ answer: WireResponse) async -> String {
            guard answer.status == 303, let location = answer.headers["location"] else {
                return "no redirect, but \(answer.status)"
            }
            return await place.get(location).html
        }
    }

    private func visit() async throws -> Visit {
        let record = try market.goods.offer(
            OrderedGoods("\u{110B}\u{1172}니폼 <상의>"), by: environment.members.owner)
        let buyer = service.repository(for: environment.members.buyer)
        let id = try await buyer.open(PurchaseRequest(record), idempotencyKey: nil).order.id
        let payment = try #require(try await store.file(id)).payment
        let path = "/pay/\(try await buyer.checkout(id).secret.text)"
        return Visit(
            order: id, payment: payment, path: path, place: try CheckoutPlace(service.checkoutDesk))
    }

    private func state(_ visit: Visit) async throws -> OrderState? {
        try await store.file(visit.order)?.order.state
    }

    private static let paid = "Paid. The order is complete."

    @Test("Paid: the form leads to the window, and the return takes the money and shows the receipt")
    func paid() async throws {
        let visit = try await visit()
        let open = await visit.place.post("act=pay", to: visit.path + "?lang=en")
        let window = "http://localhost:8081/pay?paymentId=\(visit.payment.reference)"
        #expect(open.status == 303 && open.headers["location"] == "\(window)&back=\(visit.path)/back?lang=en")
        let consent = try market.gateway.agree(GatewayWindow(visit.payment))
        let query = "?lang=en&paymentToken=\(consent.token)&txId=\(consent.transaction)"
        let back = await visit.place.get(visit.path + "/back" + query)
        #expect(back.headers["location"] == "\(visit.path)?lang=en", "the token is left behind")
        let receipt = await visit.follow(back)
        #expect(receipt.contains(Self.paid) && receipt.contains("Receipt"), "\(receipt)")
        #expect(try await state(visit) == .fulfilled)
        // The address is loaded again, on another device, and the window comes back a second time.
        #expect(await visit.follow(visit.place.get(visit.path + "/back" + query)).contains(Self.paid))
        let korean = await visit.place.get(visit.path + "?lang=ko").html
        #expect(korean.contains("영수증") && !korean.contains("value=\"pay\""), "\(korean)")
    }

    @Test("Declined: the page says so, and a second try is paid")
    func declined() async throws {
        let visit = try await visit()
        try market.gateway.decline(GatewayWindow(visit.payment))
        let back = await visit.place.get(visit.path + "/back?code=PG_PROVIDER&message=%3Cb%3E")
        let page = await visit.follow(back)
        #expect(page.contains("it was declined, or the window was closed"), "\(page)")
        #expect(page.contains("value=\"pay\"") && !page.contains("PG_PROVIDER") && !page.contains("<b>"))
        try market.gateway.pay(GatewayWindow(visit.payment))
        #expect(await visit.follow(visit.place.get(visit.path + "/back?txId=1")).contains(Self.paid))
    }

    @Test("Window closed: the order stays open, and the page says that the payment was not completed")
    func closed() async throws {
        let visit = try await visit()
        let back = await visit.place.get(visit.path + "/back?code=USER_CANCEL")
        #expect(back.headers["location"] == "\(visit.path)?lang=en&closed=1")
        let page = await visit.follow(back)
        #expect(page.contains("The payment window was closed") && page.contains("value=\"pay\""), "\(page)")
        #expect(try await state(visit) == .open)
        #expect(await visit.place.get(visit.path).html.contains("Not paid yet."))
    }

    @Test("Two tabs: the second leads to the receipt in place of the window, and cancels nothing")
    func twoTabs() async throws {
        let visit = try await visit()
        let second = await visit.place.get(visit.path)
        #expect(second.html.contains("value=\"pay\""))
        try market.gateway.pay(GatewayWindow(visit.payment))
        let page = await visit.follow(visit.place.post("act=pay", to: visit.path))
        #expect(page.contains(Self.paid), "\(page)")
        #expect(await visit.follow(visit.place.post("act=cancel", to: visit.path)).contains(Self.paid))
        #expect(try await state(visit) == .fulfilled)
    }

    @Test("Paid after expiry: the order has ended, and the page says that the money comes back")
    func paidTooLate() async throws {
        let visit = try await visit()
        environment.clock.advance(by: OrderTimes.toPay)
        let late = await visit.place.get(visit.path)
        #expect(late.html.contains("The time to pay is over.") && !late.html.contains("value=\"pay\""))
        try await service.work(.expiry)
        #expect(await visit.place.get(visit.path).html.contains("ended without a payment: not paid in time."))
        try market.gateway.pay(GatewayWindow(visit.payment))
        let page = await visit.follow(visit.place.get(visit.path + "/back?txId=1"))
        #expect(page.contains("money that was paid for it is given back"), "\(page)")
        #expect(try await state(visit) == .closed)
    }

    @Test("Cancelled: nothing can be paid any more, and repeating it changes nothing")
    func cancelled() async throws {
        let visit = try await visit()
        for _ in 0..<2 {
            let page = await visit.follow(visit.place.post("act=cancel", to: visit.path + "?lang=ko"))
            #expect(page.contains("결제 없이 종료된 주문입니다") && !page.contains("<form"), "\(page)")
        }
        let open = await visit.place.post("act=pay", to: visit.path)
        #expect(open.headers["location"] == "\(visit.path)?lang=en")
        #expect(await visit.follow(visit.place.post("act=other", to: visit.path)).contains("cancelled"))
    }

    @Test("An hour after the time to pay the address ends, and looks like one that never was")
    func ended() async throws {
        let visit = try await visit()
        environment.clock.advance(by: OrderTimes.toPay + .seconds(3600) - .microseconds(1))
        #expect(await visit.place.get(visit.path).status == 200)
        environment.clock.advance(by: .microseconds(1))
        let never = await visit.place.get()
        #expect(never.status == 404 && never.html.contains("This address is not valid"))
        let answers = [
            await visit.place.get(visit.path), await visit.place.get(visit.path + "/back"),
            await visit.place.post("act=pay", to: visit.path),
            await visit.place.post("act=cancel", to: visit.path),
        ]
        for answer in answers {
            let isTheSame = answer.body == never.body && answer.headers == never.headers
            #expect(answer.status == 404 && isTheSame, "the answer tells that there was an order")
        }
    }

    @Test("Without a gateway the checkout is shown, and says that nothing can be paid")
    func withoutGateway() async throws {
        let visit = try await visit()
        let service = environment.service(over: store, market, hasGateway: false)
        let place = try CheckoutPlace(service.checkoutDesk)
        #expect(await place.get(visit.path).html.contains("Payments are not possible right now."))
        let back = await place.get(visit.path + "/back?paymentToken=x")
        #expect(back.headers["location"] == "\(visit.path)?lang=en")
        #expect(await place.post("act=pay", to: visit.path).headers["location"] == "\(visit.path)?lang=en")
    }

    @Test("A page that is loaded anew asks the gateway at most every two seconds")
    func looks() async throws {
        let visit = try await visit()
        try market.gateway.decline(GatewayWindow(visit.payment))
        #expect(await visit.follow(visit.place.get(visit.path + "/back")).contains("it was declined"))
        try market.gateway.pay(GatewayWindow(visit.payment))
        #expect(await visit.follow(visit.place.get(visit.path + "/back")).contains("it was declined"))
        environment.clock.advance(by: .seconds(2))
        #expect(await visit.follow(visit.place.get(visit.path + "/back")).contains(Self.paid))
    }
}
