public import Terminal

/// What `--help` shows of a command.
public struct HelpPage {
    private let command: CommandModel
    private let language: Language
    private let width: Int
    private let closing: Phrase?

    /// The page of that command, in the language of its tree, `width` columns wide; below a command that has
    /// none below itself stands `closing`.
    public init(_ command: CommandModel, in language: Language, width: Int, closing: Phrase? = nil) {
        self.command = command
        self.language = language
        self.width = width
        self.closing = closing
    }

    /// The page's lines.
    public var lines: [StyledText] {
        var lines = command.abstract.wrapped(to: width).map { StyledText($0) }
        if let explanation = command.explanation {
            lines += [""] + explanation.wrapped(to: width).map { StyledText($0) }
        }
        lines += ["", heading(Phrase(en: "Usage", ko: "사용법")), StyledText("  " + command.usage)]
        if let shortcut = command.shortcut {
            let words = Phrase(en: "or madang \(shortcut)", ko: "또는 madang \(shortcut)")
            lines.append(StyledText("  " + words.text(in: language)))
        }
        lines += section(Phrase(en: "To begin with", ko: "처음이라면"), shortcuts)
        lines += section(
            Phrase(en: "Commands", ko: "명령"), command.children.map { ($0.commandName, $0.abstract) })
        lines += section(Phrase(en: "Arguments", ko: "인자"), rows(command.positionals))
        lines += section(Phrase(en: "Options", ko: "옵션"), rows(command.options))
        lines += underHeadings
        if !command.examples.isEmpty {
            lines +=
                ["", heading(Phrase(en: "Examples", ko: "예"))]
                + command.examples.map { StyledText("  " + $0) }
        }
        guard let footer else { return lines }
        return lines + [""] + footer.wrapped(to: width).map { StyledText($0, .dim) }
    }

    /// The options that stand under headings, the program's own behind the last of them.
    private var underHeadings: [StyledText] {
        let globals = command.globals
        let titles = globals.compactMap(\.sectionTitle).reduce(into: [String]()) { titles, title in
            if !titles.contains(title) { titles.append(title) }
        }
        return titles.flatMap { title in
            let isLast = title == titles.last
            let options = globals.filter { $0.sectionTitle == title }
            return section(Phrase(title), rows(options) + (isLast ? own : []))
        }
    }

    /// Of a program, the commands that have a name without a noun: what members do first and most often.
    private var shortcuts: [(String, String?)] {
        guard command.wordsBehindProgram.isEmpty, !command.isLeaf else { return [] }
        return command.leaves.compactMap { leaf in leaf.shortcut.map { ($0, leaf.abstract) } }
    }

    private var own: [(String, String?)] {
        let help = Phrase(en: "Show this help.", ko: "이 도움말을 봅니다.").text(in: language)
        let version = Phrase(en: "Show the version.", ko: "버전을 봅니다.").text(in: language)
        return [("-h, --help", help), ("-v, --version", version)]
    }

    private var footer: String? {
        if command.isLeaf { return closing?.text(in: language) }
        return Phrase(
            en: "'\(command.path) <command> --help' tells more about a command.",
            ko: "명령마다 자세한 도움말: \(command.path) <command> --help"
        ).text(in: language)
    }

    private func rows(_ arguments: [CommandModel.Argument]) -> [(String, String?)] {
        arguments.map { ($0.synopsis, $0.words(in: language)) }
    }

    private func heading(_ title: Phrase) -> StyledText { StyledText(title.text(in: language) + ":", .bold) }

    private func section(_ title: Phrase, _ rows: [(String, String?)]) -> [StyledText] {
        if rows.isEmpty { return [] }
        var fields = Fields()
        for (label, text) in rows { fields.add(Phrase(label), StyledText(text ?? "")) }
        return ["", heading(title)] + fields.lines(width: width - 2, in: language).map { "  " + $0 }
    }
}
