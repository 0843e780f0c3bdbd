import Payments
import Vocabulary
import Wire

extension OrderWire {
    /// The payment of an order.
    static let payment: WireCoder<PaymentView> = Shape<PaymentView>(
        "Payment",
        Field("state", WireCoder<PaymentState>.choice) { $0.state },
        Field("isTest", .bool) { $0.isTest },
        Field("isDisputed", .bool) { $0.isDisputed }
    ) { state, isTest, isDisputed in
        PaymentView(state: state, isTest: isTest, isDisputed: isDisputed)
    }.coder

    /// A refund of an order.
    static let refund: WireCoder<Refund> = Shape<Refund>(
        "Refund",
        Field("id", .id()) { $0.id },
        Field("order", .id()) { $0.order },
        Field("amount", .money) { $0.amount },
        Field("reason", WireCoder<RefundReason>.choice) { $0.reason },
        Field("requestedBy", WireCoder<MemberID>.id().optional) { $0.requestedBy },
        Field(flattening: refundCourse) { refundCourse(of: $0) },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("version", .version) { $0.version }
    ) { id, order, amount, reason, requestedBy, course, createdAt, version in
        Refund(
            id: id, order: order, amount: amount, reason: reason, requestedBy: requestedBy,
            state: course.state, gatewayID: course.gatewayID, refusal: course.refusal, sentAt: course.sentAt,
            nextAt: course.nextAt, tries: course.tries, round: course.round, proof: course.proof,
            createdAt: createdAt, version: version)
    }.coder

    /// How far a refund has come at the gateway.
    private struct RefundCourse: Sendable {
        let state: RefundState
        let gatewayID: String?
        let refusal: String?
        let sentAt: Timestamp?
        let nextAt: Timestamp?
        let tries: Int
        let round: Int
        let proof: String?
    }

    private static let refundCourse = Shape<RefundCourse>(
        "RefundCourse",
        Field("state", WireCoder<RefundState>.choice) { $0.state },
        Field("gatewayID", WireCoder<String>.text(example: "cancellation-1").optional) { $0.gatewayID },
        Field("refusal", WireCoder<String>.text(example: "already-refunded").optional) { $0.refusal },
        Field("sentAt", WireCoder<Timestamp>.timestamp.optional) { $0.sentAt },
        Field("nextAt", WireCoder<Timestamp>.timestamp.optional) { $0.nextAt },
        Field("tries", .count) { $0.tries },
        Field("round", .count) { $0.round },
        Field("proof", WireCoder<String>.text(example: "2026-11/0042").optional) { $0.proof }
    ) { state, gatewayID, refusal, sentAt, nextAt, tries, round, proof in
        RefundCourse(
            state: state, gatewayID: gatewayID, refusal: refusal, sentAt: sentAt, nextAt: nextAt,
            tries: tries, round: round, proof: proof)
    }

    private static func refundCourse(of refund: Refund) -> RefundCourse {
        RefundCourse(
            state: refund.state, gatewayID: refund.gatewayID, refusal: refund.refusal, sentAt: refund.sentAt,
            nextAt: refund.nextAt, tries: refund.tries, round: refund.round, proof: refund.proof)
    }
}
