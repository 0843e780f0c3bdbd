import Synchronization
import Vocabulary

/// Payments that keeps the orders that are paid by hand, and gives money back at once.
final class RaisedCashier: Cashier {
    private let orders = Mutex<[OrderID: OrderCard]>([:])

    /// Notes that a purchase was paid for.
    func pay(_ purchase: Purchase, to payee: AnyIdentifier, at moment: Timestamp) {
        let card = OrderCard(
            id: purchase.order, record: purchase.record, buyer: purchase.buyer, payee: payee,
            total: purchase.total, refunded: Money(0, .krw), state: .paid, isTest: true,
            payBy: purchase.until, openedAt: moment)
        orders.withLock { $0[card.id] = card }
    }

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        throw .paymentsOff
    }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        guard let card = orders.withLock({ $0[order] }) else { throw .notFound }
        let back = OrderCard(
            id: card.id, record: card.record, buyer: card.buyer, payee: card.payee, total: card.total,
            refunded: amount ?? card.total, state: amount == nil ? .returned : .paid, isTest: true,
            payBy: card.payBy, openedAt: card.openedAt)
        orders.withLock { $0[order] = back }
        return back
    }

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        Page(items: [])
    }

    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        records.map { _ in PaidOrders() }
    }

    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        let known = orders.withLock { Array($0.values) }
        return payees.map { payee in
            let own = known.filter { $0.payee == payee }
            return PayeeBalance(
                raised: own.reduce(0) { $0 + $1.total.minorUnits - $1.refunded.minorUnits })
        }
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        Page(items: [])
    }
}

/// A book that takes every payout.
struct WillingPayouts: PayoutBook {
    func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure) {}
}
