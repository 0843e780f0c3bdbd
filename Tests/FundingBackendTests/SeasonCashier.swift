import Synchronization
import Vocabulary

/// Payments as a season of funding needs them: no order is known, and a refund is back at the second attempt,
/// or, by its key, at the fourteenth.
final class SeasonCashier: Cashier {
    private let attempts = Mutex<[IdempotencyKey: Int]>([:])

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard { throw .paymentsOff }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        let count = attempts.withLock { attempts in
            attempts[key, default: 0] += 1
            return attempts[key] ?? 1
        }
        let isSlow = key.text.utf8.reduce(0) { $0 + Int($1) }.isMultiple(of: 3)
        throw count < (isSlow ? 14 : 2) ? .service(.unavailable("the gateway is slow")) : .notFound
    }

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> { Page(items: []) }

    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        records.map { _ in PaidOrders() }
    }

    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        payees.map { _ in PayeeBalance() }
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> { Page(items: []) }
}

/// The book of payouts of a season: takes up to 100,000 won at a time, and is out of order for 13.
struct SeasonBook: PayoutBook {
    func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure) {
        if amount.minorUnits == 13 { throw .service(.unavailable("the book is shut")) }
        if amount.minorUnits > 100_000 { throw .balanceTooLow(Money(100_000, .krw)) }
    }
}
