import Vocabulary

/// Payments of the platform, for the domains that sell.
struct PlatformCashier: Cashier {
    let port: RequiredPort<any Cashier>

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        try await resolved().open(request, for: buyer, key: key)
    }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        try await resolved().refund(order, amount, key: key)
    }

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        try await resolved().orders(of: list, state, page)
    }

    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        try await port.resolved().paidOrders(of: records)
    }

    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        try await port.resolved().balances(of: payees)
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        try await resolved().postings(of: payee, page)
    }

    private func resolved() throws(CashierFailure) -> any Cashier {
        do throws(ServiceFailure) { return try port.resolved() } catch { throw .service(error) }
    }
}
