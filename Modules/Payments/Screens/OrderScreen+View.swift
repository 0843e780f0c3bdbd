import Payments
import PaymentsConsole
import Terminal
import Vocabulary

extension OrderScreen {
    /// The parts of the screen: a mark of test money and what is waited for stand still around the text.
    func parts(_ state: State, _ around: Surroundings) -> (reading: Rect, waiting: Rect) {
        let isTest = state.view?.payment.isTest == true
        let below = Rect(around.size).split(top: isTest ? 1 : 0).rest
        let parts = below.split(bottom: state.view?.order.isWaiting == true ? 1 : 0)
        return (parts.rest, parts.bottom)
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        _ = frame.putTestMoney(view.payment.isTest, in: frame.bounds, around.language)
        let (reading, waiting) = parts(state, around)
        let text = text(state, around)
        frame.put(text, from: min(state.top, max(0, text.height - reading.size.rows)), in: reading)
        if let words = view.order.waitingWords(state.looks) {
            frame.put(line: words.text(in: around.language), in: waiting, .role(.faint))
        }
        return frame
    }

    /// The full text of the screen: what comes next, then everything about the order, then the mediator's
    /// notice.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        guard let view = state.view else { return ReadingText(columns: around.size.columns, around.language) }
        var text = ReadingText(columns: around.size.columns, around.language)
        let isBuyer = around.member == view.order.buyer
        let step = OrderNextStep(view: view, isBuyer: isBuyer, ways: .ofScreens) {
            $0.absolute(in: around.zone)
        }
        if let words = step.words {
            text.add(words.text(in: around.language), .accent)
            text.addBlank()
        }
        text.add(Details(view), around)
        text.add(notice, in: around.language)
        return text
    }
}
