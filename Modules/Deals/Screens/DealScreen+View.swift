import Deals
import DealsConsole
import Terminal

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

    /// The full text of the screen: what comes next in a deal that is paid for, then everything about it.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        var text = ReadingText(columns: around.size.columns, around.language)
        guard let view = state.view else { return text }
        if let words = nextStep(of: view.deal, around)?.words {
            text.add(words.text(in: around.language), .accent)
            text.addBlank()
        }
        text.add(Details(view), around)
        return text
    }

    private func nextStep(of deal: Deal, _ around: Surroundings) -> DealNextStep? {
        guard let member = around.member, deal.isBetween(member) else { return nil }
        return DealNextStep(
            deal: deal, side: member == deal.seller ? .selling : .buying, ways: ways(of: deal)
        ) { $0.absolute(in: around.zone) }
    }

    /// By the keys of this screen.
    private func ways(of deal: Deal) -> DealWays {
        .keys { step in
            let action: Action? =
                switch step {
                case .pay: payment == nil ? nil : Self.pay
                case .order: orderPlace(of: deal) == nil ? nil : Self.order
                case .handOver: DealChange.handOver.action
                case .receive: DealChange.receive.action
                }
            return action?.keys.first?.shown
        }
    }
}
