public import Vocabulary

extension InMemoryOrderStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        if let order: OrderID = right.subject.typed(), let buyer = orders[order]?.buyer {
            try requireOpen(buyer)
        }
        func isAlike(_ other: AddressRight) -> Bool {
            other.subject == right.subject && other.purpose == right.purpose
        }
        rights.removeAll { isAlike($0) && $0.until <= now }
        rights.append(right)
        if rights.count(where: isAlike) > AddressRight.mostOfRecord,
            let oldest = rights.firstIndex(where: isAlike)
        {
            rights.remove(at: oldest)
        }
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        rights.first { $0.hash == hash && $0.until > now }
    }

    public func nudge(
        _ webhook: String, about reference: PaymentReference, at now: Timestamp
    ) async throws(OrderError) -> OrderID? {
        let horizon = now.advanced(by: .zero - OrderTimes.webhooks)
        webhooks = webhooks.filter { $0.value > horizon }
        guard let payment = payments.values.first(where: { $0.reference == reference }),
            webhooks[webhook] == nil
        else { return nil }
        webhooks[webhook] = now
        payments[payment.order] = payment.nudged(at: now)
        return payment.order
    }
}
