import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// What one of the two of an order can do about it on its screen.
enum OrderAction: ActionCase {
    case pay, confirm, handOver, problem, refund, withdraw, cancel

    var action: Action {
        switch self {
        case .pay: Action("orders.pay", Phrase(en: "Pay", ko: "결제"), [.text("p")], isShown: true)
        case .confirm:
            Action("orders.confirm", Phrase(en: "Confirm receipt", ko: "구매 확정"), [.text("d")], isShown: true)
        case .handOver:
            Action("orders.hand-over", Phrase(en: "Handed over", ko: "전달함"), [.text("a")], isShown: true)
        case .problem:
            Action("orders.problem", Phrase(en: "Problem", ko: "문제 알리기"), [.text("x")], isShown: true)
        case .refund:
            Action("orders.refund", Phrase(en: "Refund", ko: "환불"), [.text("b")], isShown: true)
        case .withdraw:
            Action("orders.withdraw", Phrase(en: "Withdraw", ko: "구매 철회"), [.text("w")], isShown: true)
        case .cancel:
            Action("orders.cancel", Phrase(en: "Cancel order", ko: "주문 취소"), [.text("c")], isShown: true)
        }
    }

    /// The decision that it is; nil for one that has a screen of its own.
    var decision: OrderDecision? {
        switch self {
        case .confirm: .confirm
        case .handOver: .handOver
        case .withdraw: .withdraw
        case .cancel: .cancel
        case .pay, .problem, .refund: nil
        }
    }

    /// Whether the member can do it now; the actions of the other side are absent.
    func availability(_ view: OrderView, of member: MemberID?, at now: Timestamp) -> Availability {
        let (order, isBuyer) = (view.order, member == view.order.buyer)
        let isPayee = member.map { AnyIdentifier($0) } == order.payee
        let isPossible =
            switch self {
            case .pay: isBuyer && order.state == .open
            case .cancel: isBuyer && order.state.isOpen
            case .confirm, .problem: isBuyer && order.waitsForReceipt
            case .handOver: isPayee && order.waitsForReceipt && order.delivery.handedOverAt == nil
            case .withdraw: isBuyer && order.state == .fulfilled && !order.isTakenBack
            case .refund:
                isPayee && (order.state == .paid || order.state == .fulfilled)
                    && view.returnable.minorUnits > 0
            }
        guard isPossible else { return .absent }
        return refusal(view, at: now).map { .refused($0) } ?? .possible
    }

    /// Why money cannot go back now; nil if it can, and for what gives no money back.
    private func refusal(_ view: OrderView, at now: Timestamp) -> Phrase? {
        guard self == .withdraw || self == .refund else { return nil }
        if view.payment.isDisputed { return OrderError.disputed.phrase }
        let amount = view.order.refunds.refund(of: view.returnable, at: now)
        guard self == .withdraw, amount.minorUnits < 1 else { return nil }
        return Phrase(
            en: "By the refund terms nothing comes back now.", ko: "환불 조건에 따라 지금은 돌려받을 금액이 없습니다.")
    }
}

extension OrderWays {
    /// By the keys of these screens.
    static let ofScreens = keys { step in
        let action =
            switch step {
            case .show: OrderListScreen.refresh
            case .pay: OrderAction.pay.action
            case .cancel: OrderAction.cancel.action
            case .confirm: OrderAction.confirm.action
            case .problem: OrderAction.problem.action
            case .refund: OrderAction.refund.action
            case .handOver: OrderAction.handOver.action
            case .balance: BalanceScreen.show
            }
        return action.keys.first?.shown ?? ""
    }
}

extension Order {
    /// Whether the money waits for the receipt of the goods.
    fileprivate var waitsForReceipt: Bool {
        state == .fulfilled && !isTakenBack && earning == .afterReceipt && delivery.receivedAt == nil
    }
}
