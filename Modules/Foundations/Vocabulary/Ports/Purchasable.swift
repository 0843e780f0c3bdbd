/// What the domain of a record lets members pay for. Payments finds the domain by the record's prefix.
///
/// Each of `hold`, `fulfil` and `release` is one transaction of its domain and is idempotent by the order,
/// also under concurrent calls and after a crash. No transaction is open in Payments meanwhile.
public protocol Purchasable: Sendable {
    /// The terms now, for that buyer. Reads only. Throws `notFound`, `notForSale`, `ownRecord`,
    /// `notTheBuyer`, `gone`, `amount`.
    func quote(_ request: PurchaseRequest, for buyer: Principal) async throws(PurchaseFailure)
        -> PurchaseQuote

    /// Keeps the unit, seat or item for the order until its moment. Throws as `quote`, and `otherOrder`,
    /// `changed`.
    func hold(_ purchase: Purchase) async throws(PurchaseFailure)

    /// Hands over what was paid for. What was held for the order is still the order's after its moment, until
    /// another took it. Throws `gone`, `notFound`, `otherOrder`: the buyer then gets the money back.
    func fulfil(_ purchase: Purchase) async throws(PurchaseFailure)

    /// Lets go of what was held or handed over for the order. An order that was never held is no error. A
    /// `hold` or `fulfil` of the order that comes later, from a server that was slow, throws `gone`. Never
    /// throws anything but `service`.
    func release(_ purchase: Purchase) async throws(PurchaseFailure)
}
