import ContractKit
import Payments
import Vocabulary

/// What a clause lets its members do before it looks.
extension OrderFixture {
    var seller: any OrderRepository { owner }

    /// Goods of the seller's.
    func offer(_ change: (inout OrderedGoods) -> Void = { _ in }) throws -> AnyIdentifier {
        var goods = OrderedGoods()
        change(&goods)
        return try self.goods.offer(goods, by: members.owner)
    }

    /// An order for the record, by default the buyer's.
    func open(_ record: AnyIdentifier, by principal: Principal? = nil) async throws -> OrderView {
        try await repository(as: principal ?? members.buyer).open(
            PurchaseRequest(record), idempotencyKey: nil)
    }

    /// The same; nil if nothing is left.
    func openUnlessGone(_ record: AnyIdentifier, by principal: Principal) async throws -> OrderView? {
        do {
            return try await open(record, by: principal)
        } catch OrderError.gone {
            return nil
        }
    }

    /// An open order for new goods.
    func opened(
        by principal: Principal? = nil, _ change: (inout OrderedGoods) -> Void = { _ in }
    ) async throws -> OrderView {
        try await open(offer(change), by: principal)
    }

    /// An order for new goods that was paid, as far as it came then.
    func paid(
        by principal: Principal? = nil, _ change: (inout OrderedGoods) -> Void = { _ in }
    ) async throws -> OrderView {
        let view = try await opened(by: principal, change)
        try await pay(view)
        return try await self.view(of: view)
    }

    /// A paid order whose goods are handed over, as the seller says.
    func handedOver(_ change: (inout OrderedGoods) -> Void = { _ in }) async throws -> OrderView {
        try await seller.handOver(paid(change).order.id)
    }

    /// A paid order whose receipt the buyer has confirmed: the money is the seller's.
    func received(_ change: (inout OrderedGoods) -> Void = { _ in }) async throws -> OrderView {
        try await buyer.confirm(paid(change).order.id)
    }

    /// Pays for an order in the window, and tells by a webhook.
    func pay(_ view: OrderView, _ change: (inout GatewayWindow) -> Void = { _ in }) async throws {
        try gateway.pay(window(of: try await file(view), change))
        try await hear(view)
    }

    /// The payment window of an order, tampered with if `change` says so.
    func window(
        of file: OrderFile, _ change: (inout GatewayWindow) -> Void = { _ in }
    ) -> GatewayWindow {
        var window = GatewayWindow(file.payment)
        change(&window)
        return window
    }

    /// The gateway says by a new webhook that something has happened to the payment.
    func hear(_ view: OrderView) async throws {
        try await service.heard("webhook \(newKey())", about: try await reference(of: view))
    }
}

/// What a clause reads behind the verbs.
extension OrderFixture {
    /// Everything about an order, as it is stored.
    func file(_ view: OrderView) async throws -> OrderFile {
        try expectValue(try await store.file(view.order.id), "the stored order")
    }

    /// The order as its payee's or buyer's verbs show it now; the seller's see those of the seller.
    func view(of view: OrderView) async throws -> OrderView {
        let isSold = view.order.payee == AnyIdentifier(try id(of: members.owner))
        return try await (isSold ? seller : buyer).order(view.order.id)
    }

    /// The order's state as it is stored.
    func state(of view: OrderView) async throws -> OrderState { try await file(view).order.state }

    func reference(of view: OrderView) async throws -> PaymentReference {
        try await file(view).payment.reference
    }

    /// What the gateway has taken and given back for the order.
    func book(of view: OrderView) async throws -> GatewayBook {
        try gateway.book(of: try await reference(of: view))
    }

    /// Whether the buyer has what was bought.
    func hasGoods(_ view: OrderView) throws -> Bool { try goods.stage(of: view.order.id) == .handedOver }

    /// The member's identifier.
    func id(of principal: Principal) throws -> MemberID { try expectValue(principal.memberID, "a member") }

    /// The orders of a member, all on one page.
    func orders(of principal: Principal) async throws -> [OrderView] {
        try await repository(as: principal).orders(OrderFilter(), .largest(after: nil)).items
    }
}

/// Time and jobs.
extension OrderFixture {
    /// Does all work that is due now.
    func work() async throws {
        for _ in 0..<20 {
            var done = 0
            for kind in OrderWork.allCases { done += try await service.work(kind) }
            if done == 0 { return }
        }
    }

    /// Lets time pass, and then does all work that is due.
    func pass(_ duration: Duration) async throws {
        clock.advance(by: duration)
        try await work()
    }

    /// Lets some hours pass, with all work that comes due, as after an outage.
    func recover() async throws {
        for minutes in [0, 2, 10, 60, 180, 60] { try await pass(.seconds(minutes * 60)) }
    }
}

extension Duration {
    static func days(_ days: Int) -> Duration { .seconds(days * 86_400) }
    static func hours(_ hours: Int) -> Duration { .seconds(hours * 3600) }
    static func minutes(_ minutes: Int) -> Duration { .seconds(minutes * 60) }
    /// The least that a clock can show.
    static let moment: Duration = .microseconds(1)
}

extension Money {
    /// An amount in won.
    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }
}
