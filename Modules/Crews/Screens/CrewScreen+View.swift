import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let parts = parts(state, around)
        frame.put(text(state, around), from: state.top, in: parts.text)
        if let picture = parts.picture { frame.put(coverOf: view.crew, in: picture, around) }
        return frame
    }

    /// A column for the cover, drawn where there is none, and the part for the text beside it.
    func parts(_ state: State, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        guard around.pictures != nil, around.size.columns >= 60, around.size.rows >= 8 else {
            return (nil, Rect(around.size))
        }
        let (picture, rest) = Rect(around.size).split(left: min(80, around.size.columns * 2 / 5))
        return (picture, rest.split(left: 2).rest)
    }

    /// The full text: what comes next for the person, then everything about the crew.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        var text = ReadingText(columns: parts(state, around).text.size.columns, around.language)
        guard let view = state.view else { return text }
        if let words = nextStep(view, around)?.words {
            text.add(words.text(in: around.language), .accent)
            text.addBlank()
        }
        text.add(Details(view, at: around.now), around)
        return text
    }

    private func nextStep(_ view: CrewView, _ around: Surroundings) -> MembershipNextStep? {
        guard let own = view.membership else { return nil }
        let zone = around.zone
        return MembershipNextStep(of: own, ways) { $0.absolute(in: zone) }
    }

    /// By the keys of this screen.
    private var ways: CrewWays {
        let mayPay = payment != nil
        return .keys { step in
            let action: Action? =
                switch step {
                case .pay: mayPay ? Self.pay : nil
                case .takeUp: CrewChange.takeUp.action
                case .letGo: CrewChange.leave.action
                case .back: CrewChange.comeBack.action
                case .dues: Self.dues
                // A tab has its name, and no key.
                case .meetings: nil
                }
            return action?.keys.first?.shown
        }
    }
}
