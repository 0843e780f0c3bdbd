import Commands
import Deals
import Terminal
import Vocabulary

extension Fields {
    /// Everything there is to know of a deal.
    init(_ view: DealView, on console: Console) {
        self.init()
        let (deal, language) = (view.deal, console.language)
        add(Phrase(en: "Title", ko: "제목"), StyledText(deal.title(in: language), .bold))
        add(Phrase(en: "Price", ko: "가격"), StyledText(deal.goods.price.asPrice(in: language)))
        add(Phrase(en: "Quantity", ko: "수량"), StyledText("\(deal.quantity)"))
        add(
            Phrase(en: "State", ko: "상태"),
            StyledText(deal.state.words.text(in: language), deal.state.style))
        if deal.state == .requested {
            add(Phrase(en: "Answer by", ko: "수락 기한"), console.both(deal.until))
        } else if deal.state == .accepted {
            add(Phrase(en: "Reserved until", ko: "예약 기한"), console.both(deal.until))
        }
        if let member = deal.endedBy {
            let card = member == deal.seller ? view.seller : view.buyer
            add(Phrase(en: "Ended by", ko: "끝낸 사람"), StyledText(card.name(in: language)))
        }
        addParty(Phrase(en: "Seller", ko: "판매자"), view.seller, deal.contacts.seller, language)
        addParty(Phrase(en: "Buyer", ko: "구매자"), view.buyer, deal.contacts.buyer, language)
        add(Phrase(en: "Requested", ko: "요청일"), console.both(deal.createdAt))
        add(Phrase(en: "Listing", ko: "물건"), StyledText("\(deal.goods.listing)"))
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(deal.id)"))
    }

    private mutating func addParty(
        _ label: Phrase, _ card: MemberCard, _ contact: String, _ language: Language
    ) {
        add(label, StyledText("\(card.name(in: language)) (\(card.id))"))
        if contact.isEmpty { return }
        add(
            Phrase(en: "\(label.en)'s contact", ko: "\(label.ko) 연락처"), StyledText(contact))
    }
}
