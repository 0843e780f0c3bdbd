import UnicodeText

extension ScreenShell {
    /// From now on it is heard line by line, and told so what to do.
    mutating func goLinear() {
        linear = LinearMemory()
        around.size = Self.linearSize
        around.pictures = nil
    }

    /// Takes a typed line: the answer to a question, text for a field, or a command. An empty line repeats
    /// the whole screen.
    mutating func take(line: String) -> [ShellCommand] {
        var line = line
        while let last = line.last, last.isWhitespace { line.removeLast() }
        if line.isEmpty {
            linear?.wantsAll = true
            return []
        }
        if case .question(let question) = overlay { return take(line, for: question) }
        if line == "?" {
            say(help)
            return []
        }
        guard top?.screen.isTyping == true else { return obey(line.withoutColon) }
        if line.hasPrefix(":"), line != ":" { return obey(line.withoutColon) }
        return write(line.hasPrefix("\\") ? String(line.dropFirst()) : line)
    }

    /// Has these lines heard once.
    mutating func say(_ lines: [String]) { linear?.answers += lines }

    private mutating func take(_ line: String, for question: Question) -> [ShellCommand] {
        let word = line.folded
        for (answer, isYes) in [(Question.yes, true), (Question.no, false)] {
            if answer.names(word) || answer.keys.contains(where: { $0.isNamed(line) }) {
                return decide(question, isYes)
            }
        }
        return []
    }

    /// Puts the text in place of what stands in the field, and goes on as Enter does unless that is wrong.
    mutating func write(_ text: String) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        for key in [Key.control("e"), .control("u")] { commands += input(.typed(key)) ?? [] }
        if !text.isEmpty { commands += input(.pasted(text)) ?? type(text) }
        if linearView().field?.fault != nil { return commands }
        let enter = keys.action(of: Key(.enter), among: actions)
        return commands + (enter.map { perform($0) } ?? [])
    }

    /// Not every screen takes a text at once.
    private mutating func type(_ text: String) -> [ShellCommand] {
        text.prefix(Self.longestWords).unicodeScalars.reduce(into: []) {
            $0 += input(.typed(.text($1))) ?? []
        }
    }

    private mutating func obey(_ words: String) -> [ShellCommand] {
        if let number = Int(words) { return choose(number) }
        let found = words.count > Self.longestWords ? [] : actions(called: words)
        if let action = found.first, found.count == 1 { return perform(action) }
        if found.isEmpty, let action = sensible.first(where: { $0.text(in: words) != nil }) {
            return perform(action, writing: action.text(in: words) ?? "")
        }
        guard found.isEmpty else {
            let names = found.map { $0.title.text(in: around.language) }.joined(separator: ", ")
            return tell(Phrase(en: "Which one: \(names)?", ko: "어느 것인가요: \(names)?"))
        }
        let said = words.truncated(to: Self.longestWords)
        return tell(
            Phrase(
                en: "'\(said)' is nothing that can be done here. ? tells what is.",
                ko: "'\(said)'은(는) 여기서 할 수 없습니다. ?를 입력하면 할 수 있는 것을 들려줍니다."))
    }

    /// No action's name is longer, nor what screens take key by key.
    private static let longestWords = 200

    private mutating func choose(_ number: Int) -> [ShellCommand] {
        let view = linearView()
        guard let line = view.lines.first(where: { $0.number == number }) else {
            return tell(Phrase(en: "There is no \(number) here.", ko: "\(number)번이 없습니다."))
        }
        // To point at what is chosen already would open it.
        if line.isSelected {
            say([view.telling(of: line, around.language)])
            return []
        }
        return input(.chosen(number - 1)) ?? []
    }

    /// The actions that match a name, a part of a name, or a key.
    private func actions(called words: String) -> [Action] {
        let word = words.folded
        let possible = actions.filter { availability(of: $0) != .absent }
        let named = possible.filter { $0.names(word) }
        if !named.isEmpty { return Array(named.prefix(1)) }
        let typed = possible.filter { action in keys.keys(of: action).contains { $0.isNamed(words) } }
        if !typed.isEmpty { return Array(typed.prefix(1)) }
        return possible.filter { action in action.words.contains { $0.contains(word) } }
    }

    /// What can be done, each with the names by which it is done.
    var help: [String] {
        let language = around.language
        let lines = entries.map { entry in
            let refusal = entry.refusal.map { " (\($0.text(in: language)))" } ?? ""
            // A typed number chooses a row, so a section is opened by its name.
            let keys = section(of: entry.action) == nil ? entry.keys.prefix(1).map(\.name) : []
            let names = (keys + [entry.action.id.rawValue]).joined(separator: ", ")
            return "\(entry.action.title.text(in: language)): \(names)\(refusal)"
        }
        let isTyping = top?.screen.isTyping == true
        return (isTyping ? Self.typingHelp : Self.choosingHelp).map { $0.text(in: language) } + lines
    }

    private static let choosingHelp = [
        Phrase(
            en: "A number chooses. A name or a key of these does it. An empty line tells the screen again.",
            ko: "번호를 입력하면 고릅니다. 아래 이름이나 키를 입력하면 실행합니다. 빈 줄은 화면을 다시 들려줍니다.")
    ]
    private static let typingHelp = [
        Phrase(
            en: "What you type goes into the field. With a colon before it, a name, key or number does that:",
            ko: "입력한 글이 칸에 들어갑니다. 앞에 콜론을 붙인 이름, 키, 칸 번호는 실행합니다."),
        Phrase(
            en: "\\ before a text takes it as it is; \\ alone empties the field.",
            ko: "글 앞에 \\를 붙이면 그대로 들어가고, \\만 입력하면 칸을 비웁니다."),
    ]
}

extension Action {
    fileprivate func names(_ word: String) -> Bool { words.contains(word) }
}

extension Key {
    /// Whether the text names this key: `ctrl-s`, `^S`, or a letter in either layout.
    fileprivate func isNamed(_ text: String) -> Bool {
        if let key = Key(name: text) { return key == self || key.onLatinLayout == [self] }
        return text.folded == name.folded || text.folded == shown.folded
    }
}

extension String {
    fileprivate var withoutColon: String { hasPrefix(":") ? String(dropFirst()) : self }
}
