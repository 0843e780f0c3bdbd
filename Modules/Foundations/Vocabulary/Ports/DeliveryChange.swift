/// The delivery of an order has come further: a message to the domain whose record was paid for.
public struct DeliveryChange: Hashable, Sendable {
    /// The topic of messages that carry a change.
    public static let topic = "order.delivery"

    /// The order.
    public let order: OrderID
    /// The record that the order has paid for.
    public let record: AnyIdentifier
    /// When the payee handed the goods over; nil before.
    public let handedOverAt: Timestamp?
    /// When the buyer received them, or silence confirmed it; nil before.
    public let receivedAt: Timestamp?

    /// Memberwise.
    public init(
        of order: OrderID, for record: AnyIdentifier, handedOverAt: Timestamp?, receivedAt: Timestamp?
    ) {
        (self.order, self.record) = (order, record)
        (self.handedOverAt, self.receivedAt) = (handedOverAt, receivedAt)
    }

    /// Decodes order, hand-over and receipt, separated by tabs; nil if the message carries no change that
    /// this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic, let record = AnyIdentifier(message.subject) else { return nil }
        let fields = message.payload.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 3, let order = OrderID(fields[0]),
            let handedOver = Self.moment(fields[1]), let received = Self.moment(fields[2])
        else { return nil }
        self.init(of: order, for: record, handedOverAt: handedOver, receivedAt: received)
    }

    /// A moment in microseconds, or none for the empty field; nil for anything else.
    private static func moment(_ field: Substring) -> Timestamp?? {
        if field.isEmpty { return .some(nil) }
        guard let microseconds = Int64(field) else { return nil }
        return .some(Timestamp(microseconds: microseconds))
    }
}

extension OutboxMessage {
    /// A message that carries the change, with the record as its subject: written in the transaction of the
    /// hand-over or the receipt.
    public init(_ change: DeliveryChange, at moment: Timestamp) {
        let moments = [change.handedOverAt, change.receivedAt].map { $0.map { "\($0.microseconds)" } ?? "" }
        self.init(
            DeliveryChange.topic, "\(change.record)",
            (["\(change.order)"] + moments).joined(separator: "\t"), at: moment)
    }
}
