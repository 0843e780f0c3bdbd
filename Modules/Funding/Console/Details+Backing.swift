package import Funding
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a backing to its backer, the treasurer and operators.
    package init(_ view: BackingView) {
        self.init()
        let backing = view.backing
        add(Phrase(en: "Campaign", ko: "펀딩"), .words(view.titleWords, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(backing.state.words, backing.state.style), .fact)
        add(Phrase(en: "Amount", ko: "금액"), .words(Phrase { backing.amount.text(in: $0) }), .fact)
        add(Phrase(en: "Backer", ko: "후원자"), .member(view.backer), .listed)
        add(Phrase(en: "Shown as", ko: "공개"), .words(backing.nameWords), .listed)
        for line in backing.lines { add(Phrase(en: "Item", ko: "물품"), .words(line.words), .listed) }
        if !backing.message.isEmpty { add(Phrase(en: "Message", ko: "메시지"), .line(backing.message), .listed) }
        for choice in backing.choices {
            add(Phrase(en: "Cannot be had", ko: "구할 수 없는 물품"), .words(choice.words), .note)
        }
        if backing.returned.minorUnits > 0 {
            add(
                Phrase(en: "Given back", ko: "돌려준 금액"), .words(Phrase { backing.returned.text(in: $0) }),
                .note)
        }
        if let refund = backing.refund {
            add(Phrase(en: "Refund", ko: "환불"), .words(refund.reason.words), .note)
        }
        if let terms = view.terms {
            add(Phrase(en: "Refunds", ko: "환불 기준"), .words(Phrase(en: terms.english, ko: terms.korean)))
        }
        if let until = backing.until { add(Phrase(en: "Pay by", ko: "결제 기한"), .moment(until), .listed) }
        if let backedAt = backing.backedAt { add(Phrase(en: "Paid", ko: "결제"), .moment(backedAt), .listed) }
        if let receipt = view.receipt { add(Phrase(en: "Receipt", ko: "영수증"), .line("\(receipt)")) }
        if let order = backing.order { add(Phrase(en: "Order", ko: "주문"), .line("\(order)")) }
        add(Phrase("ID"), .line("\(backing.id)"))
    }
}

extension BackingView {
    /// The title of the campaign, or a note that it is out of sight.
    package var titleWords: Phrase {
        campaignTitle.isEmpty ? Phrase(en: "(hidden campaign)", ko: "(숨긴 펀딩)") : Phrase(campaignTitle)
    }
}

extension Backing {
    /// Whether the backer is named.
    package var nameWords: Phrase {
        isAnonymous ? Phrase(en: "anonymous", ko: "익명") : Phrase(en: "named", ko: "이름 공개")
    }
}

extension BackingLine {
    /// `item 2: 3 × ₩15,000`
    package var words: Phrase {
        let price = Phrase { unitPrice.text(in: $0) }
        return Phrase(
            en: "item \(item): \(quantity) × \(price.en)", ko: "\(item)번 \(quantity)개 × \(price.ko)")
    }
}

extension ItemChoice {
    /// `item 2: refund`
    package var words: Phrase {
        Phrase(en: "item \(item): \(answer.words.en)", ko: "\(item)번: \(answer.words.ko)")
    }
}
