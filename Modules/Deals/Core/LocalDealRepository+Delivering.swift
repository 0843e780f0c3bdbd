import Vocabulary

/// Each verb tells Payments first, which has the money: what was told but not noted is noted by repeating
/// the verb, or by the message about the delivery.
extension LocalDealRepository {
    func handOver(_ id: DealID) async throws(DealError) -> DealView {
        let deal = try await own(id)
        try DealPolicy.requireSeller(try DealPolicy.member(principal), of: deal)
        return try await delivering(deal, isKnown: deal.handedOverAt != nil) {
            order throws(DeliveryFailure) in
            try await service.deliveries.handedOver(order, by: principal)
        } noting: { deal, now throws(DealError) in
            try deal.handedOver(at: now)
        }
    }

    func receive(_ id: DealID) async throws(DealError) -> DealView {
        let deal = try await own(id)
        try DealPolicy.requireBuyer(try DealPolicy.member(principal), of: deal)
        return try await delivering(deal, isKnown: deal.receivedAt != nil) {
            order throws(DeliveryFailure) in
            try await service.deliveries.received(order, by: principal)
        } noting: { deal, now throws(DealError) in
            try deal.received(at: now)
        }
    }

    private func delivering(
        _ deal: Deal, isKnown: Bool, _ tell: (OrderID) async throws(DeliveryFailure) -> Void,
        noting note: (Deal, Timestamp) throws(DealError) -> Deal
    ) async throws(DealError) -> DealView {
        let order = try deal.requirePaid()
        try await writer(ending: true)
        if isKnown { return try await view(deal) }
        do throws(DeliveryFailure) {
            try await tell(order)
        } catch {
            switch error {
            case .notFound: throw .notPaid
            case .wrongState: throw .wrongState(deal.state)
            case .service(let failure): throw .service(failure)
            }
        }
        return try await change(deal.id) { deal, now throws(DealError) in
            let next = try note(deal, now)
            return next == deal ? nil : next
        }
    }
}
