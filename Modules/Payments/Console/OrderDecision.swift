public import Payments
public import Terminal
public import Vocabulary

/// The decisions of one of the two about an order that need no more than the order.
public enum OrderDecision: CaseIterable, Sendable {
    /// The buyer's: let it go unpaid, withdraw by the terms, confirm the receipt.
    case cancel, withdraw, confirm
    /// The payee's: the goods are handed over.
    case handOver

    /// The question before it, since it cannot be undone.
    public func question(about view: OrderView, at now: Timestamp) -> Phrase {
        let title = view.order.titleWords
        switch self {
        case .cancel:
            return Phrase(en: "Cancel the order for '\(title.en)'?", ko: "'\(title.ko)' 주문을 취소할까요?")
        case .withdraw:
            let amount = view.order.refunds.refund(of: view.returnable, at: now)
            let words = Phrase { amount.text(in: $0) }
            return Phrase(
                en: "Withdraw from '\(title.en)'? You get \(words.en) back.",
                ko: "'\(title.ko)' 구매를 철회할까요? \(words.ko)을(를) 돌려받습니다.")
        case .confirm:
            return Phrase(
                en: "Have you received '\(title.en)'? The money then goes to the seller for good.",
                ko: "'\(title.ko)'을(를) 받으셨나요? 구매를 확정하면 대금이 판매자에게 지급됩니다.")
        case .handOver:
            return Phrase(
                en: "Have you handed over '\(title.en)'? The buyer is asked to confirm it.",
                ko: "'\(title.ko)'을(를) 전달하셨나요? 구매자에게 확인을 요청합니다.")
        }
    }

    /// That it was done.
    public var words: Phrase {
        switch self {
        case .cancel: Phrase(en: "Cancelled", ko: "주문을 취소했습니다")
        case .withdraw: Phrase(en: "Withdrawn", ko: "구매를 철회했습니다")
        case .confirm: Phrase(en: "Confirmed", ko: "구매를 확정했습니다")
        case .handOver: Phrase(en: "Handed over", ko: "전달했습니다")
        }
    }

    /// Does it. Throws the errors of its verb.
    public func made(_ id: OrderID, _ orders: any OrderRepository) async throws(OrderError) -> OrderView {
        switch self {
        case .cancel: try await orders.cancel(id)
        case .withdraw: try await orders.withdraw(id)
        case .confirm: try await orders.confirm(id)
        case .handOver: try await orders.handOver(id)
        }
    }
}
