/// Reads a shell line by line: a screen once in full, then its changes.
struct LinearTalk: Sendable {
    /// The shell as last read; nil before.
    private var told: ScreenShell?
    /// The content of its screen then.
    private(set) var view: LinearView?

    /// The lines to say now. Differences due only to the passing of time are left out.
    mutating func news(of shell: inout ScreenShell) -> [String] {
        let language = shell.around.language
        let now = shell.linearView()
        let isNew = view?.layer != now.layer || view?.title != now.title
        let isAll = isNew || shell.linear?.wantsAll == true || told?.around.language != language
        var before = told
        before?.around.now = shell.around.now
        var lines = isAll ? now.all(language) : now.changes(since: before?.linearView(), language)
        if shell.current != told?.current { lines = shell.spokenSections + lines }
        lines += shell.linear?.answers ?? []
        if let toast = shell.toast, toast.number != told?.toast?.number {
            lines.append(toast.text.text(in: language).safeLine + shell.spokenOffer(of: toast))
        }
        if case .question(let question) = shell.overlay { lines.append(question.text.text(in: language)) }
        shell.linear = LinearMemory(wantsAll: false)
        (told, view) = (shell, now)
        return lines
    }
}

extension LinearView {
    /// The whole screen.
    fileprivate func all(_ language: Language) -> [String] {
        let heading = language == .ko ? "화면: \(title)" : "Screen: \(title)"
        return [heading] + lines.map { telling(of: $0, language) } + more(language)
    }

    /// The new lines, and the selected one. A list that has become shorter counts as a new list.
    fileprivate func changes(since old: LinearView?, _ language: Language) -> [String] {
        let isShorter = field == nil && things.count < old?.things.count ?? 0
        var rest = isShorter ? [] : (old?.lines ?? []).map(\.words)
        var news: [String] = []
        for line in lines {
            if let place = rest.firstIndex(of: line.words) {
                rest.remove(at: place)
            } else if !isPrompted(line) {
                news.append(line.words)
            }
        }
        if next != old?.next, !news.isEmpty { news += more(language) }
        // A field's error is repeated when the person returns to the field.
        if let fault = lines.first(where: { $0.isSelected && field?.fault != nil }),
            !news.contains(fault.words)
        {
            news.append(fault.words)
        }
        if field == nil, let selected, selected.number != old?.selected?.number {
            news.append(telling(of: selected, language))
        }
        return news
    }

    private var things: [SpokenLine] { lines.filter { $0.number != nil } }

    /// Whether the prompt says everything that the line says.
    private func isPrompted(_ line: SpokenLine) -> Bool {
        line.isSelected && field != nil && field?.fault == nil
    }

    /// A line, marked if it is selected.
    func telling(of line: SpokenLine, _ language: Language) -> String {
        guard line.isSelected, line.number != nil, field == nil else { return line.words }
        return line.words + (language == .ko ? " (선택됨)" : " (chosen)")
    }

    private func more(_ language: Language) -> [String] {
        guard let next else { return [] }
        return [
            language == .ko
                ? "\(next)번부터 더 있습니다: page-down" : "There is more from \(next) on: page-down"
        ]
    }
}

extension SpokenLine {
    fileprivate var words: String { number.map { "\($0). \(text)" } ?? text }
}

extension ScreenShell {
    /// The section that is heard, and the names by which all are opened; nothing if there is no choice.
    fileprivate var spokenSections: [String] {
        guard let currentSection else { return [] }
        let language = around.language
        let all = sections.map { $0.title(in: language) }.joined(separator: ", ")
        let name = currentSection.title(in: language)
        return [language == .ko ? "메뉴: \(name) (\(all))" : "Section: \(name) (\(all))"]
    }

    /// The command that undoes or repeats what the toast reports.
    fileprivate func spokenOffer(of toast: Toast) -> String {
        guard toast.undo != nil, let key = keys.keys(of: ShellAction.undo).first?.name else { return "" }
        let name = top?.screen.isTyping == true ? ":\(key)" : key
        return toast.isRetry
            ? Phrase(en: " Again: \(name)", ko: " 다시 시도: \(name)").text(in: around.language)
            : Phrase(en: " Undo: \(name)", ko: " 되돌리기: \(name)").text(in: around.language)
    }

    /// The prompt for the next line, and whether its input is secret.
    func linearPrompt(_ view: LinearView?) -> (text: String, isSecret: Bool) {
        if case .question = overlay {
            let words = Phrase(en: "Yes or no (y, n): ", ko: "예 또는 아니요 (y, n): ")
            return (words.text(in: around.language), false)
        }
        if let field = view?.field { return (field.prompt(in: around.language), field.isSecret) }
        if top?.screen.isTyping == true {
            return (Phrase(en: "Text: ", ko: "글: ").text(in: around.language), false)
        }
        return (Phrase(en: "Command: ", ko: "명령: ").text(in: around.language), false)
    }
}
