public import Vocabulary

extension DealService {
    /// Notes what Payments tells of the delivery of a paid deal; repeating it changes nothing. Ignores an
    /// order that is not the deal's, and deals that are gone. Throws `service` failures.
    public func noteDelivery(_ change: DeliveryChange) async throws(DealError) {
        guard let id = change.record.typed(DealSubject.self) else { return }
        do throws(DealError) {
            _ = try await store.change(id, by: nil, at: time.now(), telling: { _, _ in nil }) { deal in
                let next = deal.noting(change)
                return next == deal ? nil : next
            }
        } catch .notFound {
            return
        }
    }
}
