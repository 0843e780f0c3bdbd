import Commands
package import Deals
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a deal.
    package init(_ view: DealView) {
        self.init()
        let (deal, style) = (view.deal, view.deal.style)
        let price = Phrase { deal.goods.price.asPrice(in: $0) }
        add(Phrase(en: "Title", ko: "제목"), .words(Phrase { deal.title(in: $0) }, .bold), .heading)
        add(Phrase(en: "Price", ko: "가격"), .words(price))
        add(Phrase(en: "Quantity", ko: "수량"), .line("\(deal.quantity)"))
        addOnScreen(.words(Phrase { "\(price.text(in: $0)) × \(deal.quantity)" }), .line(.accent))
        add(Phrase(en: "State", ko: "상태"), .words(deal.state.words, style), .line(style.role))
        if let deadline = deal.deadline {
            let isAsked = deal.state == .requested
            let label =
                isAsked
                ? Phrase(en: "Answer by", ko: "수락 기한") : Phrase(en: "Reserved until", ko: "예약 기한")
            add(label, .moment(deadline), .note)
        }
        addPayment(of: deal)
        if let member = deal.endedBy {
            let card = member == deal.seller ? view.seller : view.buyer
            add(Phrase(en: "Ended by", ko: "끝낸 사람"), .words(Phrase { card.name(in: $0) }))
        }
        addParty(Phrase(en: "Seller", ko: "판매자"), view.seller, deal.contacts.seller)
        addParty(Phrase(en: "Buyer", ko: "구매자"), view.buyer, deal.contacts.buyer)
        add(Phrase(en: "Requested", ko: "요청일"), .moment(deal.createdAt))
        add(Phrase(en: "Listing", ko: "물건"), .line("\(deal.goods.listing)"))
        add(Phrase("ID"), .line("\(deal.id)"))
    }

    /// How far the payment and the delivery have come.
    private mutating func addPayment(of deal: Deal) {
        let label = Phrase(en: "Payment", ko: "결제")
        if let payment = deal.payment {
            add(label, .words(payment.state.words), .note)
            add(Phrase(en: "Order", ko: "주문"), .line("\(payment.order)"))
        } else if deal.isToPay, deal.state.isOpen {
            add(label, .words(Phrase(en: "to be paid in Madang", ko: "마당에서 결제할 거래")), .note)
        }
        if let moment = deal.handedOverAt {
            add(Phrase(en: "Handed over", ko: "전달일"), .moment(moment), .note)
        }
        if let moment = deal.receivedAt {
            add(Phrase(en: "Received", ko: "구매 확정일"), .moment(moment), .note)
        }
    }

    /// A party; a screen shows the contact behind the name.
    private mutating func addParty(_ label: Phrase, _ card: MemberCard, _ contact: String) {
        if contact.isEmpty { return add(label, .member(card), .listed) }
        add(label, .member(card))
        add(Phrase(en: "\(label.en)'s contact", ko: "\(label.ko) 연락처"), .line(contact))
        addOnScreen(label, .words(Phrase { "\(card.name(in: $0)) (\(contact))" }), .listed)
    }
}
