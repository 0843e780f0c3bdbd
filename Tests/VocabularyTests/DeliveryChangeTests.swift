import Testing
import Vocabulary

@Suite struct DeliveryChangeTests {
    private static let raw = (1...2).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let moment = Timestamp(microseconds: 1_767_225_600_000_001)

    private static func change(_ handedOverAt: Timestamp?, _ receivedAt: Timestamp?) -> DeliveryChange {
        DeliveryChange(
            of: OrderID(raw[0]), for: AnyIdentifier(MemberID(raw[1])), handedOverAt: handedOverAt,
            receivedAt: receivedAt)
    }

    @Test func aMessageCarriesIt() {
        let later = Self.moment.advanced(by: .microseconds(1))
        for change in [
            Self.change(nil, nil), Self.change(Self.moment, nil), Self.change(nil, later),
            Self.change(Self.moment, later),
        ] {
            let message = OutboxMessage(change, at: later)
            #expect(message.subject == "\(change.record)")
            #expect(message.writtenAt == later)
            #expect(DeliveryChange(message) == change)
        }
    }

    @Test func anyOtherMessageCarriesNone() {
        let (subject, order) = ("\(MemberID(Self.raw[1]))", "\(OrderID(Self.raw[0]))")
        for payload in ["", order, "\(order)\t1", "\(order)\t1\t2\t3", "\(order)\t모레\t", "ord\t\t"] {
            let message = OutboxMessage(DeliveryChange.topic, subject, payload, at: Self.moment)
            #expect(DeliveryChange(message) == nil, "\(payload)")
        }
        let payload = "\(order)\t\t"
        for (topic, subject) in [("order.paid", subject), (DeliveryChange.topic, "거래")] {
            #expect(DeliveryChange(OutboxMessage(topic, subject, payload, at: Self.moment)) == nil)
        }
    }
}
