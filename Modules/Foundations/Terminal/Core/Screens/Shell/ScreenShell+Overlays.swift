extension ScreenShell {
    /// Takes a key while something lies upon the screens.
    mutating func take(_ key: Key, on overlay: Overlay) -> [ShellCommand] {
        switch overlay {
        case .question(let question): return take(key, question)
        case .actions(let chooser): return take(key, chooser)
        }
    }

    private mutating func take(_ key: Key, _ question: Question) -> [ShellCommand] {
        for latin in [key] + key.onLatinLayout {
            if Question.yes.keys.contains(latin) { return decide(question, true) }
            if Question.no.keys.contains(latin) { return decide(question, false) }
        }
        return []
    }

    mutating func decide(_ question: Question, _ isYes: Bool) -> [ShellCommand] {
        overlay = nil
        if let late = question.yes as? Outgoing { return decide(late, isYes) }
        return isYes ? deliver(question.yes, to: question.layer) : []
    }

    private mutating func take(_ key: Key, _ chooser: ActionChooser) -> [ShellCommand] {
        var chooser = chooser
        switch key {
        case Key(.enter): return run(chooser)
        case Key(.escape):
            overlay = nil
            return []
        case Key(.up): chooser.move(by: -1)
        case Key(.down): chooser.move(by: 1)
        case Key(.pageUp): chooser.move(by: -10)
        case Key(.pageDown): chooser.move(by: 10)
        case Key(.tab): chooser.complete()
        default: chooser.take(key)
        }
        overlay = .actions(chooser)
        return []
    }

    mutating func run(_ chooser: ActionChooser) -> [ShellCommand] {
        guard let entry = chooser.selected else { return [] }
        overlay = nil
        return perform(entry.action, writing: chooser.text)
    }

    /// Does the action, and writes the text into the line that it opens on this screen; one that opens none
    /// is not done.
    mutating func perform(_ action: Action, writing text: String) -> [ShellCommand] {
        guard !text.isEmpty, let before = top, availability(of: action) == .possible else {
            return perform(action)
        }
        var after = self
        let commands = after.perform(action)
        guard !before.screen.isTyping, let upper = after.top, upper.number == before.number,
            upper.screen.isTyping
        else { return tell(Self.takesNoText(action)) }
        self = after
        return commands + write(text)
    }

    private static func takesNoText(_ action: Action) -> Phrase {
        Phrase(
            en: "'\(action.title.en)' takes no text.", ko: "'\(action.title.ko)'에는 글을 붙일 수 없습니다.")
    }
}

extension Question {
    /// Enter is not among the keys: it may have been meant for what was there before.
    static let yes = Action("yes", Phrase(en: "Yes", ko: "예"), [.text("y")])
    static let no = Action("no", Phrase(en: "No", ko: "아니요"), [.text("n"), Key(.escape)])
}
