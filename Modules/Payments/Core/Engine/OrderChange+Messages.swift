public import Vocabulary

extension OrderChange {
    /// What the change puts into the outbox, in this order: notices, the change of the delivery for the
    /// domain of the record, and the operator's act.
    public func messages(since file: OrderFile, at now: Timestamp) -> [OutboxMessage] {
        let delivery = deliveryChange(since: file).map { [OutboxMessage($0, at: now)] } ?? []
        return notices.map { OutboxMessage($0) } + delivery + (audit.map { [OutboxMessage($0)] } ?? [])
    }

    /// The hand-over or the receipt that the change records; nil for neither.
    private func deliveryChange(since file: OrderFile) -> DeliveryChange? {
        let (before, after) = (file.order.delivery, file.after(self).order.delivery)
        guard before.handedOverAt != after.handedOverAt || before.receivedAt != after.receivedAt else {
            return nil
        }
        return DeliveryChange(
            of: file.order.id, for: file.order.record, handedOverAt: after.handedOverAt,
            receivedAt: after.receivedAt)
    }
}
