import Auth
import AuthConsole
import Terminal
import Vocabulary

extension AccountScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let account = state.account else { return frame }
        let parts = parts(account, around)
        frame.put(text(account, around), from: state.top, in: parts.text)
        if let part = parts.picture, let portrait = account.picture {
            let words = portrait.words(in: around.language)
            frame.put(portrait, words, caption: portrait.description, in: part, around)
        }
        return frame
    }

    /// The areas of the portrait and of the text beside it.
    func parts(_ account: Account, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: account.picture)
    }

    /// The screen's text.
    func text(_ account: Account, _ around: Surroundings) -> ReadingText {
        ReadingText(Details(account), in: parts(account, around), around)
    }
}
