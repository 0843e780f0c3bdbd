import TestKit

@testable import Payments

extension MachineDrawing {
    /// The order, by its state and the step that is still to be taken; `points` are drawn in that order.
    static func order(_ points: [OrderTests.Point]) -> MachineDrawing {
        var drawing = MachineDrawing(points.map(\.node))
        for point in points {
            for event in OrderTests.Event.allCases {
                guard let next = OrderTests.table[point]?[event] else { continue }
                drawing.add(event.words, from: point.node, to: next.node)
            }
            let order = OrderSamples.order(point.state, point.step, end: point.end)
            let left = OrderTests.Point(order.erased(at: OrderSamples.later))
            if left != point { drawing.add("buyer or payee leaves", from: point.node, to: left.node) }
        }
        return drawing
    }

    /// The payment, by what the gateway answers when it is asked.
    static var payment: MachineDrawing {
        var drawing = MachineDrawing(PaymentState.allCases.map { Node(words: $0.rawValue) })
        for state in PaymentState.allCases {
            for answer in PaymentTests.Answer.allCases {
                guard let next = PaymentTests.table[state]?[answer]?.state else { continue }
                let (from, to) = (Node(words: state.rawValue), Node(words: next.rawValue))
                drawing.add(answer.words, from: from, to: to)
            }
        }
        return drawing
    }

    /// The refund.
    static var refund: MachineDrawing {
        var drawing = MachineDrawing(RefundState.allCases.map { Node(words: $0.rawValue) })
        for state in RefundState.allCases {
            for event in RefundTests.Event.allCases {
                guard let next = RefundTests.table[state]?[event] else { continue }
                let (from, to) = (Node(words: state.rawValue), Node(words: next.rawValue))
                drawing.add(event.words, from: from, to: to)
            }
        }
        return drawing
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
