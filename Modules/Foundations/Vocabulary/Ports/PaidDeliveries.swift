/// Records the delivery of what was paid for: the port that Payments provides to the domain that sells.
///
/// The money of an order waits until the buyer has received the goods. Each call is one transaction and is
/// idempotent. What was recorded comes back to the domain as a `DeliveryChange`.
public protocol PaidDeliveries: Sendable {
    /// Records that the payee, who asks, has handed the goods over; the buyer is asked to confirm. Throws
    /// `notFound` unless the principal is the payee, and `wrongState`.
    func handedOver(_ order: OrderID, by payee: Principal) async throws(DeliveryFailure)

    /// Records that the buyer, who asks, has received the goods: the money is the payee's. A hand-over need
    /// not have been recorded. Throws `notFound` unless the principal is the buyer, and `wrongState`.
    func received(_ order: OrderID, by buyer: Principal) async throws(DeliveryFailure)
}

/// Why a delivery cannot be recorded. Nothing has changed.
public enum DeliveryFailure: Error, Hashable, Sendable {
    /// There is no such order of the principal's.
    case notFound
    /// The order is not paid and fulfilled, or it was taken back.
    case wrongState
    /// A failure common to all verbs.
    case service(ServiceFailure)
}
