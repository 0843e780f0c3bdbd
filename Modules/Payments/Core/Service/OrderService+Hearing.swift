public import Vocabulary

extension OrderService {
    /// A webhook says that something happened to a payment: the gateway is to be asked, now or by the next
    /// job. One that was seen before, or is about a payment of somebody else, does nothing. When it returns,
    /// no crash can lose it: the webhook can be answered. Answers the order to look at, nil for none.
    ///
    /// Throws outages; then the webhook is to be sent again.
    @discardableResult
    public func nudge(
        _ webhook: String, about reference: PaymentReference
    ) async throws(OrderError) -> OrderID? {
        try await store.nudge(webhook, about: reference, at: time.now())
    }

    /// The same, and asks the gateway at once, unless payments are halted. Throws outages; a webhook that was
    /// written down by then has its effect by a job.
    public func heard(_ webhook: String, about reference: PaymentReference) async throws(OrderError) {
        if let id = try await nudge(webhook, about: reference) { try await follow(id) }
    }

    /// Asks the gateway about an order that `nudge` has answered, unless payments are halted. Throws
    /// `notFound`, and outages; what fails is done by a job.
    public func follow(_ id: OrderID) async throws(OrderError) {
        guard gateway != nil, try await !store.mode().isHalted else { return }
        _ = try await look(id)
    }
}
