package import Payments
package import Terminal
package import Vocabulary

/// What comes next for one of the two of an order, in a sentence with the way to do it.
package struct OrderNextStep {
    let view: OrderView
    let isBuyer: Bool
    let ways: OrderWays
    let clock: (Timestamp) -> String

    /// The next step of the buyer, or of the payee. `clock` writes a moment as the person's clock shows it.
    package init(
        view: OrderView, isBuyer: Bool, ways: OrderWays, clock: @escaping (Timestamp) -> String
    ) {
        (self.view, self.isBuyer, self.ways, self.clock) = (view, isBuyer, ways, clock)
    }

    private var order: Order { view.order }

    /// The sentence; nil where nothing comes next.
    package var words: Phrase? {
        switch order.state {
        case .opening:
            Phrase(
                en: "The order is being prepared. \(ways.verb) \(ways.name(.show).en) in a moment.",
                ko: "주문을 준비하고 있습니다. 잠시 뒤 \(ways.name(.show).ko)(으)로 확인하세요.")
        case .open: isBuyer ? toPay : notPaidYet
        case .paid:
            Phrase(
                en: "It is paid; the purchase is being completed.", ko: "결제되었고, 구매를 마무리하고 있습니다.")
        case .fulfilled: order.isTakenBack || order.earning != .afterReceipt ? nil : delivery
        case .refunding:
            isBuyer
                ? Phrase(en: "Your money is on its way back.", ko: "결제한 금액을 환불하고 있습니다.")
                : Phrase(en: "The buyer's money is on its way back.", ko: "구매자에게 환불하고 있습니다.")
        case .refunded, .closed: nil
        }
    }

    private var toPay: Phrase {
        let (until, pay, cancel) = (clock(order.payBy), ways.name(.pay), ways.name(.cancel))
        return Phrase(
            en: "Pay until \(until) with \(pay.en), or cancel it with \(cancel.en).",
            ko: "\(until)까지 \(pay.ko)(으)로 결제하거나 \(cancel.ko)(으)로 취소하세요.")
    }

    private var notPaidYet: Phrase {
        let until = clock(order.payBy)
        return Phrase(
            en: "The buyer may pay until \(until).", ko: "구매자가 \(until)까지 결제할 수 있습니다.")
    }
}

extension OrderNextStep {
    /// While the money waits for the goods.
    private var delivery: Phrase? {
        let delivery = order.delivery
        if delivery.receivedAt != nil {
            let balance = ways.name(.balance)
            let words = Phrase(
                en: "The money is yours. \(ways.verb) \(balance.en) to see it.",
                ko: "구매가 확정되었습니다. 대금은 \(balance.ko)(으)로 확인하세요.")
            return isBuyer ? nil : words
        }
        if delivery.problem != nil { return problem }
        return delivery.handedOverAt == nil ? handOver : receipt
    }

    private var problem: Phrase {
        if isBuyer {
            return Phrase(
                en: "The seller is not paid until an operator has settled the problem, or you confirm the "
                    + "receipt.",
                ko: "운영자가 문제를 조정하거나 직접 구매를 확정할 때까지 대금은 판매자에게 지급되지 않습니다.")
        }
        let refund = ways.name(.refund)
        return Phrase(
            en: "You are not paid until the problem is settled. \(ways.verb) \(refund.en) to give the money "
                + "back; otherwise an operator settles it.",
            ko: "문제가 해결될 때까지 대금이 지급되지 않습니다. \(refund.ko)(으)로 환불하거나 운영자의 조정을 기다리세요.")
    }

    private var handOver: Phrase {
        let (confirm, handOver) = (ways.name(.confirm), ways.name(.handOver))
        if isBuyer {
            return Phrase(
                en: "The seller is not paid until you confirm the receipt with \(confirm.en).",
                ko: "물건을 받은 뒤 \(confirm.ko)(으)로 구매를 확정할 때까지 대금은 판매자에게 지급되지 않습니다.")
        }
        return Phrase(
            en: "Once it is handed over, \(ways.verb.lowercased()) \(handOver.en).",
            ko: "전달한 뒤 \(handOver.ko)(으)로 알려 주세요.")
    }

    private var receipt: Phrase {
        let released = view.releasedAt.map(clock) ?? ""
        let (confirm, problem) = (ways.name(.confirm), ways.name(.problem))
        if isBuyer {
            return Phrase(
                en: "\(ways.verb) \(confirm.en) once you have it, or \(problem.en) to report a problem. "
                    + "If you do not respond, the money goes to the seller on \(released).",
                ko: "받았으면 \(confirm.ko)(으)로 구매를 확정하고, 문제가 있으면 \(problem.ko)(으)로 알려 주세요. "
                    + "응답이 없으면 \(released)에 판매자에게 대금이 지급됩니다.")
        }
        return Phrase(
            en: "The buyer was asked to confirm it. If they do not respond, the money is yours on "
                + "\(released).",
            ko: "구매자에게 확인을 요청했습니다. 응답이 없으면 \(released)에 대금이 지급됩니다.")
    }
}
