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

    /// The full text of the screen.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        ReadingText(state.view.map { Details($0) } ?? Details(), around)
    }
}
