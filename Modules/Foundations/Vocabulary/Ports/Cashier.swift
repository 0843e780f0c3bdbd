/// What Payments does for the domains that sell: it opens orders for their records, gives money back, and
/// tells what was paid and what payees have.
///
/// The calling domain decides which member may do or see it. Each write is one step of Payments and is
/// idempotent by the domain's key for 30 days; all domains share one space of keys, so that a key begins with
/// the name of its domain. No transaction of the caller may be open meanwhile. Payouts are recorded by
/// operators; they stand among the postings of their payee.
public protocol Cashier: Sendable {
    /// Opens an order for a member and a record, by the terms that `Purchasable.quote` gives that member. A
    /// buyer has one open order for a record. The same key answers the same order, also one that has ended.
    ///
    /// Throws `purchase`, `paymentsOff`, `tooManyOpen`, and `service` failures, `keyReused` among them.
    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard

    /// Gives an amount of a paid order back to its buyer, or everything that is left; with all of it the
    /// purchase is released. The money is back when the gateway has given it back: the card tells.
    ///
    /// Throws `notFound`, `wrongState`, `disputed`, `invalidFields` (amount) for nothing or more than is
    /// left, and `service` failures, `keyReused` among them.
    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard

    /// A page of the orders of a record or payee, the youngest first; only those in a state, if one is given.
    /// Throws `invalidFields` for the cursor of another list, and `service` failures.
    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard>

    /// The paid orders of each of these records, in their order. Throws outages.
    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders]

    /// What each of these payees has, in their order. Throws outages.
    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance]

    /// A page of a payee's postings, the youngest first. Throws `invalidFields` for the cursor of another
    /// list, and `service` failures.
    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting>
}

/// Why Payments did not do it. Nothing has changed.
public enum CashierFailure: Error, Hashable, Sendable {
    /// The record cannot be bought so, as its own domain says.
    case purchase(PurchaseFailure)
    /// Fields break rules.
    case invalidFields([FieldError])
    /// There is no such order.
    case notFound
    /// The order is not paid, or everything was given back.
    case wrongState
    /// A complaint at the card company is open: nothing is refunded until it has ended.
    case disputed
    /// The platform takes no payments now.
    case paymentsOff
    /// The buyer has as many open orders as a member may have.
    case tooManyOpen(Int)
    /// A failure common to all verbs.
    case service(ServiceFailure)
}
