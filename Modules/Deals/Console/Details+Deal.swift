import Commands
package import Deals
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a deal.
    package init(_ view: DealView) {
        self.init()
        let (deal, style) = (view.deal, view.deal.state.style)
        let price = Phrase { deal.goods.price.asPrice(in: $0) }
        add(Phrase(en: "Title", ko: "제목"), .words(Phrase { deal.title(in: $0) }, .bold), .heading)
        add(Phrase(en: "Price", ko: "가격"), .words(price))
        add(Phrase(en: "Quantity", ko: "수량"), .line("\(deal.quantity)"))
        addOnScreen(.words(Phrase { "\(price.text(in: $0)) × \(deal.quantity)" }), .line(.accent))
        add(Phrase(en: "State", ko: "상태"), .words(deal.state.words, style), .line(style.role))
        if deal.state == .requested {
            add(Phrase(en: "Answer by", ko: "수락 기한"), .moment(deal.until), .note)
        } else if deal.state == .accepted {
            add(Phrase(en: "Reserved until", ko: "예약 기한"), .moment(deal.until), .note)
        }
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

    /// A party; a screen shows the contact behind the name.
    private mutating func addParty(_ label: Phrase, _ card: MemberCard, _ contact: String) {
        if contact.isEmpty { return add(label, .member(card), .listed) }
        add(label, .member(card))
        add(Phrase(en: "\(label.en)'s contact", ko: "\(label.ko) 연락처"), .line(contact))
        addOnScreen(label, .words(Phrase { "\(card.name(in: $0)) (\(contact))" }), .listed)
    }
}
