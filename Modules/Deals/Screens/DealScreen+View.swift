import Commands
import Deals
import DealsConsole
import Terminal
import Vocabulary

extension DealScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard state.view != nil else { return frame }
        let (reading, writing) = frame.bounds.split(bottom: state.contact == nil ? 0 : 1)
        let text = text(state, around)
        frame.put(text, from: min(state.top, max(0, text.height - reading.size.rows)), in: reading)
        if let line = state.contact {
            frame.put(Self.contact.title.text(in: around.language), line, in: writing)
        }
        return frame
    }

    /// The full text of the screen: the state and the two parties.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        let language = around.language
        var text = ReadingText(columns: around.size.columns, language)
        guard let view = state.view else { return text }
        let deal = view.deal
        text.add(deal.title(in: language), .heading)
        text.add("\(deal.goods.price.asPrice(in: language)) × \(deal.quantity)", .accent)
        text.add(deal.state.words.text(in: language), deal.state.role)
        if deal.state.isOpen {
            let until = deal.until.relative(to: around.now, in: language)
            let label =
                deal.state == .requested
                ? Phrase(en: "Answer by", ko: "수락 기한") : Phrase(en: "Reserved until", ko: "예약 기한")
            text.add(label, until)
        }
        text.addBlank()
        add(Phrase(en: "Seller", ko: "판매자"), view.seller, deal.contacts.seller, to: &text, language)
        add(Phrase(en: "Buyer", ko: "구매자"), view.buyer, deal.contacts.buyer, to: &text, language)
        return text
    }

    private func add(
        _ label: Phrase, _ card: MemberCard, _ contact: String, to text: inout ReadingText,
        _ language: Language
    ) {
        let name = card.name(in: language)
        text.add(label, contact.isEmpty ? name : "\(name) (\(contact))")
    }
}
