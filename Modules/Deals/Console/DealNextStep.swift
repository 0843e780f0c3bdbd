package import Deals
package import Terminal
package import Vocabulary

/// What comes next in a deal that is paid for, for one of its two.
package struct DealNextStep {
    let deal: Deal
    let side: DealSide
    let ways: DealWays
    let clock: (Timestamp) -> String

    /// The next step of the buyer, or of the seller. `clock` writes a moment as the person's clock shows it.
    package init(
        deal: Deal, side: DealSide, ways: DealWays, clock: @escaping (Timestamp) -> String
    ) {
        (self.deal, self.side, self.ways, self.clock) = (deal, side, ways, clock)
    }

    /// The sentences; nil where nothing comes next, and for a deal without payment.
    package var words: Phrase? {
        let sentences = [sentence] + (deal.payment == nil ? [] : [order])
        let known = sentences.compactMap { $0 }
        guard !known.isEmpty else { return nil }
        return Phrase { language in known.map { $0.text(in: language) }.joined(separator: " ") }
    }

    private var isBuyer: Bool { side == .buying }

    private var sentence: Phrase? {
        switch (deal.state, deal.payment?.state) {
        case (.requested, _): deal.isToPay && isBuyer ? name(.pay, Self.onceAccepted) : nil
        case (.accepted, nil): deal.isToPay ? toPay : nil
        case (.accepted, _): isBuyer ? paying : waiting
        case (.done, .paid): deal.isUnderWay ? (isBuyer ? receipt : handOver) : received
        case (.returned, _):
            Phrase(en: "The money went back to the buyer.", ko: "대금을 구매자에게 환불했습니다.")
        default: nil
        }
    }
}

/// Before it is paid.
extension DealNextStep {
    /// That the buyer can pay in that way once the seller has accepted.
    static func onceAccepted(_ pay: Phrase) -> Phrase {
        Phrase(en: "Once the seller accepts, pay with \(pay.en).", ko: "판매자가 수락하면 \(pay.ko)(으)로 결제하세요.")
    }

    private var toPay: Phrase? {
        let until = clock(deal.until)
        guard isBuyer else {
            return Phrase(en: "The buyer may pay until \(until).", ko: "구매자가 \(until)까지 결제할 수 있습니다.")
        }
        return name(.pay) { pay in
            Phrase(en: "Pay until \(until) with \(pay.en).", ko: "\(until)까지 \(pay.ko)(으)로 결제하세요.")
        }
    }

    private var paying: Phrase {
        let waits = Phrase(en: "The deal waits for your payment.", ko: "결제를 기다리고 있습니다.")
        let next = name(.pay) { pay in
            Phrase(en: " \(ways.verb) \(pay.en) to go on.", ko: " \(pay.ko)(으)로 이어서 결제하세요.")
        }
        return Phrase(en: waits.en + (next?.en ?? ""), ko: waits.ko + (next?.ko ?? ""))
    }

    private var waiting: Phrase {
        Phrase(
            en: "The buyer is paying. The item stays reserved until the order is paid or cancelled.",
            ko: "구매자의 결제를 기다리고 있습니다. 결제되거나 주문이 취소될 때까지 예약이 유지됩니다.")
    }
}

/// After it was paid.
extension DealNextStep {
    private var handOver: Phrase? {
        if deal.handedOverAt != nil {
            return Phrase(
                en: "The buyer was asked to confirm the receipt; then the money is yours.",
                ko: "구매자에게 확인을 요청했습니다. 구매가 확정되면 대금이 지급됩니다.")
        }
        return name(.handOver) { way in
            Phrase(
                en: "It is paid. Once it is handed over, \(ways.verb.lowercased()) \(way.en).",
                ko: "결제되었습니다. 전달한 뒤 \(way.ko)(으)로 알려 주세요.")
        }
    }

    private var receipt: Phrase? {
        let isHandedOver = deal.handedOverAt != nil
        return name(.receive) { way in
            let sofar =
                isHandedOver
                ? Phrase(en: "The seller has handed it over.", ko: "판매자가 전달했습니다.")
                : Phrase(
                    en: "It is paid; the seller gets the money once you confirm the receipt.",
                    ko: "결제되었습니다. 대금은 구매를 확정하면 판매자에게 지급됩니다.")
            return Phrase(
                en: "\(sofar.en) \(ways.verb) \(way.en) once you have it.",
                ko: "\(sofar.ko) 물건을 받으면 \(way.ko)(으)로 구매를 확정하세요.")
        }
    }

    private var received: Phrase? {
        isBuyer
            ? nil
            : Phrase(
                en: "The buyer has received it: the money is yours.", ko: "구매가 확정되었습니다. 이제 대금을 받을 수 있습니다.")
    }

    /// Where the order is seen.
    private var order: Phrase? {
        let wanted = shownByOrder
        return name(.order) { way in
            Phrase(
                en: "\(ways.verb) \(way.en) to see \(wanted.en).", ko: "\(way.ko)(으)로 \(wanted.ko) 확인하세요.")
        }
    }

    /// What the order shows of interest now.
    private var shownByOrder: Phrase {
        if deal.state == .returned { return Phrase(en: "the refund", ko: "환불을") }
        if isBuyer, deal.isUnderWay, deal.handedOverAt != nil {
            return Phrase(en: "until when you can report a problem", ko: "문제를 알릴 수 있는 기한을")
        }
        return Phrase(en: "the order", ko: "주문을")
    }

    private func name(_ step: DealWays.Step, _ words: (Phrase) -> Phrase) -> Phrase? {
        ways.name(step).map(words)
    }
}
