import Database
import Vocabulary

/// What was paid for those records that have paid orders, as it is in a snapshot.
typealias PaidOrdersReading =
    @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> [AnyIdentifier: PaidOrders]

/// What those payees have that the ledger knows, as it is in a snapshot.
typealias BalancesReading =
    @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> [AnyIdentifier: PayeeBalance]

/// What payments tell the domains that sell: as it was read beside their page, or as it was told, for as long
/// as nothing is changed by anybody. What is changed, and lists, are asked for each time.
struct CachedCashier: Cashier {
    private let cashier: any Cashier
    private let paid: RevisionCache<AnyIdentifier, PaidOrders>
    private let balances: RevisionCache<AnyIdentifier, PayeeBalance>

    /// Asks the cashier, but for what it has told since `revision` changed; always, while that is nil.
    init(_ cashier: any Cashier, revision: @escaping @Sendable () -> Int64?) {
        self.cashier = cashier
        (paid, balances) = (RevisionCache(revision: revision), RevisionCache(revision: revision))
    }

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        try await cashier.open(request, for: buyer, key: key)
    }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        try await cashier.refund(order, amount, key: key)
    }

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        try await cashier.orders(of: list, state, page)
    }

    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        if let read = RequestMemo.current?.take(PaidAhead.self), read.records == records {
            return records.map { read.paid[$0] ?? PaidOrders() }
        }
        let told = try await paid.values(of: Set(records)) { () throws(ServiceFailure) in
            Dictionary(zip(records, try await cashier.paidOrders(of: records))) { $1 }
        }
        return records.map { told[$0] ?? PaidOrders() }
    }

    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        if let read = RequestMemo.current?.take(BalancesAhead.self), read.payees == payees {
            return payees.map { read.balances[$0] ?? PayeeBalance() }
        }
        let told = try await balances.values(of: Set(payees)) { () throws(ServiceFailure) in
            Dictionary(zip(payees, try await cashier.balances(of: payees))) { $1 }
        }
        return payees.map { told[$0] ?? PayeeBalance() }
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        try await cashier.postings(of: payee, page)
    }
}

/// What payments read in the snapshot of a page of another domain.
package struct CashierAhead: Sendable {
    /// Reads what was paid for the records of the page.
    let paid: ReadAhead
    /// Reads what the payees of the page have.
    let balances: ReadAhead

    /// Reads nothing.
    package static let nothing = CashierAhead(paid: .nothing, balances: .nothing)

    /// Reads by these functions, while a request is answered, what will be asked of the cashier next.
    static func reading(
        paid: @escaping PaidOrdersReading, balances: @escaping BalancesReading
    ) -> CashierAhead {
        CashierAhead(
            paid: ReadAhead {
                guard let memo = RequestMemo.current else { return nil }
                return { records, reader throws(DatabaseError) in
                    memo.keep(PaidAhead(records: records, paid: try paid(records, reader)))
                }
            },
            balances: ReadAhead {
                guard let memo = RequestMemo.current else { return nil }
                return { payees, reader throws(DatabaseError) in
                    memo.keep(BalancesAhead(payees: payees, balances: try balances(payees, reader)))
                }
            })
    }
}

/// What was paid for a page's records, read in the snapshot of the page.
private struct PaidAhead: Sendable {
    let records: [AnyIdentifier]
    let paid: [AnyIdentifier: PaidOrders]
}

/// What a page's payees have, read in the snapshot of the page.
private struct BalancesAhead: Sendable {
    let payees: [AnyIdentifier]
    let balances: [AnyIdentifier: PayeeBalance]
}
