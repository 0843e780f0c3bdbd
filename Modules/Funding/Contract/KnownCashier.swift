import Synchronization
public import Vocabulary

/// Payments as clauses of funding command them: which orders were paid, and what was given back of each. It
/// opens no orders: clauses tell funding of purchases themselves.
public final class KnownCashier: Cashier {
    /// What was asked to be given back; nil for all that is left.
    struct Refund: Hashable, Sendable {
        let order: OrderID
        let amount: Money?
    }

    fileprivate struct State {
        var orders: [OrderID: OrderCard] = [:]
        var refunds: [IdempotencyKey: Refund] = [:]
        /// The keys whose money is back.
        var done: Set<IdempotencyKey> = []
        var isSlow = false
        var failure: CashierFailure?
        /// By how much the totals that are told differ from the orders.
        var error: Int64 = 0
    }

    private let state = Mutex(State())

    /// Nothing was paid.
    public init() {}

    /// An order was paid for a payee.
    func pay(_ purchase: Purchase, to payee: AnyIdentifier, at moment: Timestamp) {
        let card = OrderCard(
            id: purchase.order, record: purchase.record, buyer: purchase.buyer, payee: payee,
            total: purchase.total, refunded: Money(0, .krw), state: .paid, isTest: true,
            payBy: purchase.until, openedAt: moment)
        state.withLock { $0.orders[card.id] = card }
    }

    /// So much of an order went back without funding, all that is left by default.
    func takeBack(_ order: OrderID, _ amount: Int64? = nil) {
        state.withLock { state in
            state.orders[order] = state.orders[order].map { $0.givingBack(amount ?? $0.left) }
        }
    }

    /// Notes refunds from now on and gives no money back, or gives back again.
    func stall(_ isSlow: Bool) { state.withLock { $0.isSlow = isSlow } }

    /// Fails each time with that failure, or not any more.
    func fail(_ failure: CashierFailure?) { state.withLock { $0.failure = failure } }

    /// Tells totals that differ by so much from the orders.
    func err(by amount: Int64) { state.withLock { $0.error = amount } }

    /// What was asked to be given back, each key once.
    var refunds: [Refund] { state.withLock { Array($0.refunds.values) } }

    /// How much of an order is back, in won.
    func refunded(_ order: OrderID) -> Int64 {
        state.withLock { $0.orders[order]?.refunded.minorUnits ?? 0 }
    }

    public func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        throw .paymentsOff
    }

    public func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        let answer = state.withLock { $0.refund(order, amount, key) }
        switch answer {
        case .success(let card): return card
        case .failure(let failure): throw failure
        }
    }

    public func orders(
        of list: OrderCardList, _ wanted: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        let (orders, failure) = state.withLock { ($0.orders, $0.failure) }
        if let failure { throw failure }
        return KeysetPage.cut(
            orders.values, page, scope: 0, key: \.openedAt.microseconds, id: \.id.raw,
            where: { card in
                let isListed =
                    switch list {
                    case .record(let record): card.record == record
                    case .payee(let payee): card.payee == payee
                    }
                return isListed && (wanted == nil || wanted == card.state)
            })
    }

    public func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        let orders = state.withLock { $0.orders.values.filter { $0.state == .paid } }
        return records.map { record in
            orders.filter { $0.record == record }.reduce(into: PaidOrders()) {
                $0.count += 1
                $0.amount += $1.left
            }
        }
    }

    public func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        let (orders, error) = state.withLock { (Array($0.orders.values), $0.error) }
        return payees.map { payee in
            PayeeBalance(raised: orders.filter { $0.payee == payee }.reduce(error) { $0 + $1.left })
        }
    }

    public func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        Page(items: [])
    }
}

extension KnownCashier.State {
    fileprivate mutating func refund(
        _ order: OrderID, _ amount: Money?, _ key: IdempotencyKey
    ) -> Result<OrderCard, CashierFailure> {
        if let failure { return .failure(failure) }
        guard let card = orders[order] else { return .failure(.notFound) }
        if refunds[key] == nil {
            if card.left == 0 { return .failure(.wrongState) }
            if let amount, amount.minorUnits > card.left {
                return .failure(
                    .invalidFields([FieldError("amount", .outOfRange(minimum: 1, maximum: card.left))]))
            }
            refunds[key] = KnownCashier.Refund(order: order, amount: amount)
        }
        guard !isSlow, done.insert(key).inserted else { return .success(card) }
        let next = card.givingBack(amount?.minorUnits ?? card.left)
        orders[order] = next
        return .success(next)
    }
}

extension OrderCard {
    /// What is not given back, in won.
    fileprivate var left: Int64 { total.minorUnits - refunded.minorUnits }

    fileprivate func givingBack(_ amount: Int64) -> OrderCard {
        OrderCard(
            id: id, record: record, buyer: buyer, payee: payee, total: total,
            refunded: Money(refunded.minorUnits + min(amount, left), .krw),
            state: amount >= left ? .returned : state, isTest: isTest, payBy: payBy, openedAt: openedAt)
    }
}
