import Synchronization
import Vocabulary

/// Payments that keeps postings by hand and takes every refund.
final class CounterCashier: Cashier {
    private let postings = Mutex<[AnyIdentifier: [PayeePosting]]>([:])

    /// Posts what a payee has gained, or lost by a negative amount, in won.
    func post(
        _ kind: LedgerPostingKind, _ gained: Int64, to payee: AnyIdentifier, of order: OrderID? = nil,
        at moment: Timestamp
    ) {
        postings.withLock { postings in
            let number = Int64(postings.values.reduce(1) { $0 + $1.count })
            postings[payee, default: []].append(
                PayeePosting(
                    sequence: number, kind: kind, order: order, amount: Money(gained, .krw), at: moment))
        }
    }

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        throw .paymentsOff
    }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        throw .notFound
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
        let known = postings.withLock { $0 }
        return payees.map { payee in
            let sum = (known[payee] ?? []).reduce(0) { $0 + $1.amount.minorUnits }
            return PayeeBalance(payable: max(0, sum), owed: max(0, -sum))
        }
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        Page(items: postings.withLock { ($0[payee] ?? []).reversed() })
    }
}

/// Sellers of which none is a business.
struct PrivateSellers: SellerDirectory {
    func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind] { [:] }

    func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure? { nil }
}
