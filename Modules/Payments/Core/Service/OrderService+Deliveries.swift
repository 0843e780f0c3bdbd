public import Vocabulary

extension OrderService: PaidDeliveries {
    public func handedOver(_ order: OrderID, by payee: Principal) async throws(DeliveryFailure) {
        try await delivering { () async throws(OrderError) in
            try await repository(for: payee).handOver(order)
        }
    }

    public func received(_ order: OrderID, by buyer: Principal) async throws(DeliveryFailure) {
        try await delivering { () async throws(OrderError) in
            try await repository(for: buyer).confirm(order)
        }
    }

    private func delivering(
        _ verb: () async throws(OrderError) -> OrderView
    ) async throws(DeliveryFailure) {
        do throws(OrderError) {
            _ = try await verb()
        } catch {
            throw DeliveryFailure(error)
        }
    }
}

extension DeliveryFailure {
    fileprivate init(_ error: OrderError) {
        switch error {
        case .notFound, .payeeOnly, .buyerOnly: self = .notFound
        case .wrongState: self = .wrongState
        case .service(let failure): self = .service(failure)
        default: self = .service(.internal("payments: \(error)"))
        }
    }
}
