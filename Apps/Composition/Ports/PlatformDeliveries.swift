import Vocabulary

/// Payments of the platform, for domains whose records are delivered after they were paid for.
struct PlatformDeliveries: PaidDeliveries {
    let port: RequiredPort<any PaidDeliveries>

    func handedOver(_ order: OrderID, by payee: Principal) async throws(DeliveryFailure) {
        try await resolved().handedOver(order, by: payee)
    }

    func received(_ order: OrderID, by buyer: Principal) async throws(DeliveryFailure) {
        try await resolved().received(order, by: buyer)
    }

    private func resolved() throws(DeliveryFailure) -> any PaidDeliveries {
        do throws(ServiceFailure) { return try port.resolved() } catch { throw .service(error) }
    }
}
