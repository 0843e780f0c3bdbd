import Payments
import PaymentsConsole
import Terminal
import Vocabulary

extension PurchaseScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let below = frame.putTestMoney(isTest(state), in: frame.bounds, around.language)
        if let view = state.order, let checkout = state.checkout {
            draw(checkout, of: view, looks: state.looks, in: below, around, &frame)
        } else {
            let text = text(state, around)
            frame.put(text, from: min(state.top, max(0, text.height - below.size.rows)), in: below)
        }
        return frame
    }

    /// The part below the mark of test money.
    func reading(_ state: State, _ around: Surroundings) -> Rect {
        Rect(around.size).split(top: isTest(state) ? 1 : 0).rest
    }

    private func isTest(_ state: State) -> Bool {
        state.order?.payment.isTest ?? state.terms?.offer.isTest ?? false
    }

    /// What is read before there is an address to pay at, and once the order has ended.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        let language = around.language
        var text = ReadingText(columns: around.size.columns, language)
        if let refusal = state.refusal {
            text.add(refusal.text(in: language), .fault)
        } else if let view = state.order {
            if !view.order.state.isOpen { text.add(view.order.notBought.text(in: language), .fault) }
            if let words = view.order.waitingWords(state.looks) { text.add(words.text(in: language), .faint) }
            text.addBlank()
            text.add(Details(view), around)
        } else if let terms = state.terms {
            text.add(Details(terms.offer, seller: terms.seller), around)
            text.add(notice, in: language)
        }
        return text
    }

    /// The address, and its code for a camera beside or below it where there is room.
    private func draw(
        _ checkout: Checkout, of view: OrderView, looks: Int, in part: Rect, _ around: Surroundings,
        _ frame: inout Frame
    ) {
        let code = QRCode(checkout.address)
        if let code, code.rows <= part.size.rows, code.columns + 24 <= part.size.columns {
            let (left, right) = part.split(left: part.size.columns - code.columns)
            let text = text(of: checkout, view, looks, columns: left.size.columns - 2, around)
            frame.put(text, from: 0, in: left)
            return frame.put(code, at: right.origin, around)
        }
        var text = text(of: checkout, view, looks, columns: part.size.columns, around)
        let below = part.split(top: text.height).rest
        if let code, code.rows <= below.size.rows, code.columns <= below.size.columns {
            frame.put(text, from: 0, in: part)
            return frame.put(code, at: below.origin, around)
        }
        if code != nil { text.add(Phrase.noRoomForCode.text(in: around.language), .faint) }
        frame.put(text, from: 0, in: part)
    }

    private func text(
        of checkout: Checkout, _ view: OrderView, _ looks: Int, columns: Int, _ around: Surroundings
    ) -> ReadingText {
        let language = around.language
        var text = ReadingText(columns: columns, language)
        let until = checkout.until.absolute(in: around.zone)
        text.add(Phrase.payAt(until: until).text(in: language))
        text.add(checkout.address, .accent)
        if view.payment.state == .failed {
            let words = Phrase(
                en: "The payment was declined. You may try again.", ko: "결제가 거절되었습니다. 다시 시도할 수 있습니다.")
            text.add(words.text(in: language), .fault)
        }
        if let words = view.order.waitingWords(looks) { text.add(words.text(in: language), .faint) }
        text.add(view.order.title(in: language), .heading)
        text.add(view.order.price.total.text(in: language), .accent)
        return text
    }
}
