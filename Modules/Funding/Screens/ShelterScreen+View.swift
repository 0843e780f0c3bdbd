import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension ShelterScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard state.view != nil else { return frame }
        let parts = around.parts(with: photos(state).first)
        frame.put(text(state, around), from: state.top, in: parts.text)
        if let photo = parts.picture { frame.put(photos(state), 0, in: photo, around) }
        return frame
    }

    /// Everything that the shelter says about itself.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        guard let view = state.view else { return ReadingText(columns: around.size.columns, around.language) }
        return ReadingText(Details(view), in: around.parts(with: photos(state).first), around)
    }
}
