import TestKit

@testable import Payments

extension MachineDrawing {
    /// The order, by its state and the step that is still to be taken; `points` are drawn in that order.
    static func order(_ points: [OrderTests.Point]) -> MachineDrawing {
        var drawing = MachineDrawing(points, OrderTests.table, naming: \.node.words, telling: \.words)
        for point in points {
            let order = OrderSamples.order(point.state, point.step, end: point.end)
            let left = OrderTests.Point(order.erased(at: OrderSamples.later))
            if left != point { drawing.add("buyer or payee leaves", from: point.node, to: left.node) }
        }
        return drawing
    }

    /// The payment, by what the gateway answers when it is asked.
    static var payment: MachineDrawing {
        let table = PaymentTests.table.mapValues { $0.mapValues(\.state) }
        return MachineDrawing(PaymentState.allCases, table, naming: \.rawValue, telling: \.words)
    }

    /// The refund.
    static var refund: MachineDrawing {
        MachineDrawing(RefundState.allCases, RefundTests.table, naming: \.rawValue, telling: \.words)
    }
}

extension OrderTests.Point {
    /// The state in the drawing. Why an order has ended is left out, except that the buyer has withdrawn from
    /// one that stays fulfilled.
    fileprivate var node: MachineDrawing.Node {
        let end = state == .fulfilled && end != nil ? ", withdrawn from" : ""
        return MachineDrawing.Node(words: state.rawValue + end + (step.map { ", to \($0.rawValue)" } ?? ""))
    }
}

extension OrderTests.Event {
    fileprivate var words: String {
        switch self {
        case .held: "held"
        case .notHeld: "cannot be held"
        case .closed: "cancelled, expired or paid otherwise"
        case .paid: "paid"
        case .fulfilled: "fulfilled"
        case .notFulfilled: "cannot be fulfilled"
        case .returned: "taken back"
        case .withdrawn: "withdrawn from for a part"
        case .released: "released"
        case .partRefunded: "a part is back"
        case .allRefunded: "all is back"
        }
    }
}

extension PaymentTests.Answer {
    fileprivate var words: String {
        switch self {
        case .silence: "nothing known"
        case .opened: "window opened"
        case .later: "approved later"
        case .unknown: "unknown status"
        case .declined: "declined"
        case .taken: "taken"
        case .takenAndPartBack: "a part is back"
        case .takenAndAllBack: "all is back"
        case .otherAmount: "taken otherwise"
        }
    }
}

extension RefundTests.Event {
    fileprivate var words: String {
        switch self {
        case .sending: "about to be asked for"
        case .willGiveBack: "gateway will"
        case .gaveBack: "gateway has"
        case .couldNot: "gateway could not"
        case .saysOther: "unknown status"
        case .refused: "gateway refuses"
        case .notSent: "gateway has not got it"
        case .shutOut: "gateway does not let us in"
        case .again: "once more (operator)"
        case .byHand: "by hand (operator)"
        case .dropped: "money went back otherwise"
        }
    }
}
