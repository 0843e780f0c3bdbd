import Payments
import Vocabulary
import Wire

extension OrderWire {
    /// How far an order has come.
    struct Course: Sendable {
        let state: OrderState
        let step: OrderStep?
        let end: OrderEnd?
        let payBy: Timestamp
        let openedAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
    }

    static let course = Shape<Course>(
        "OrderCourse",
        Field("state", WireCoder<OrderState>.choice) { $0.state },
        Field("step", WireCoder<OrderStep>.choice.optional) { $0.step },
        Field("end", WireCoder<OrderEnd>.choice.optional) { $0.end },
        Field("payBy", .timestamp) { $0.payBy },
        Field("openedAt", .timestamp) { $0.openedAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { state, step, end, payBy, openedAt, updatedAt, version in
        Course(
            state: state, step: step, end: end, payBy: payBy, openedAt: openedAt, updatedAt: updatedAt,
            version: version)
    }

    static func course(of order: Order) -> Course {
        Course(
            state: order.state, step: order.step, end: order.end, payBy: order.payBy,
            openedAt: order.openedAt, updatedAt: order.updatedAt, version: order.version)
    }

    /// When silence releases the money, or what stopped that.
    struct Clock: Sendable {
        let releasedAt: Timestamp?
        let complaint: ComplaintView?
    }

    static let clock = Shape<Clock>(
        "OrderClock",
        Field("releasedAt", WireCoder<Timestamp>.timestamp.optional) { $0.releasedAt },
        Field("complaint", complaint.optional) { $0.complaint }
    ) { releasedAt, complaint in Clock(releasedAt: releasedAt, complaint: complaint) }

    private static let complaint: WireCoder<ComplaintView> = Shape<ComplaintView>(
        "OrderComplaint",
        Field("text", text) { $0.text },
        Field("since", .timestamp) { $0.since }
    ) { text, since in ComplaintView(text: text, since: since) }.coder

    /// The way of the goods.
    static let delivery: WireCoder<Delivery> = Shape<Delivery>(
        "Delivery",
        Field("handedOverAt", WireCoder<Timestamp>.timestamp.optional) { $0.handedOverAt },
        Field("toldAt", WireCoder<Timestamp>.timestamp.optional) { $0.toldAt },
        Field("told", WireCoder<DeliveryTelling>.choice.optional) { $0.told },
        Field("receivedAt", WireCoder<Timestamp>.timestamp.optional) { $0.receivedAt },
        Field("problem", WireCoder<DeliveryProblem>.choice.optional) { $0.problem }
    ) { handedOverAt, toldAt, told, receivedAt, problem in
        Delivery(
            handedOverAt: handedOverAt, toldAt: toldAt, told: told, receivedAt: receivedAt, problem: problem)
    }.coder
}
