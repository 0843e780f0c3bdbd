import Commands
import Terminal

/// What `--help` shows of a command.
struct HelpPage {
    let command: CommandModel
    let language: Language
    let width: Int

    /// The page's lines.
    var lines: [StyledText] {
        var lines = command.abstract.wrapped(to: width).map { StyledText($0) }
        lines += ["", heading(Phrase(en: "Usage", ko: "사용법")), StyledText("  " + command.usage)]
        if let shortcut = command.shortcut {
            let words = Phrase(en: "or madang \(shortcut)", ko: "또는 madang \(shortcut)")
            lines.append(StyledText("  " + words.text(in: language)))
        }
        lines += section(
            Phrase(en: "Commands", ko: "명령"), command.children.map { ($0.commandName, $0.abstract) })
        lines += section(Phrase(en: "Arguments", ko: "인자"), rows(command.positionals))
        lines += section(Phrase(en: "Options", ko: "옵션"), rows(command.options))
        if let globals = command.leaves.first?.globals {
            lines += section(Phrase(GlobalOptions.titles.text(in: language)), rows(globals) + own)
        }
        if !command.examples.isEmpty {
            lines +=
                ["", heading(Phrase(en: "Examples", ko: "예"))]
                + command.examples.map { StyledText("  " + $0) }
        }
        return lines + [""] + footer.wrapped(to: width).map { StyledText($0, .dim) }
    }

    private var own: [(String, String?)] {
        let help = Phrase(en: "Show this help.", ko: "이 도움말을 봅니다.").text(in: language)
        let version = Phrase(en: "Show the version.", ko: "버전을 봅니다.").text(in: language)
        return [("-h, --help", help), ("--version", version)]
    }

    private var footer: String {
        if command.children.isEmpty {
            return Phrase(
                en: "'madang manual | man -l -' shows the whole manual.",
                ko: "설명서 전체: madang manual | man -l -"
            ).text(in: language)
        }
        return Phrase(
            en: "'\(command.path) <command> --help' tells more about a command.",
            ko: "명령마다 자세한 도움말: \(command.path) <command> --help"
        ).text(in: language)
    }

    private func rows(_ arguments: [CommandModel.Argument]) -> [(String, String?)] {
        arguments.map { ($0.synopsis, $0.abstract) }
    }

    private func heading(_ title: Phrase) -> StyledText { StyledText(title.text(in: language) + ":", .bold) }

    private func section(_ title: Phrase, _ rows: [(String, String?)]) -> [StyledText] {
        if rows.isEmpty { return [] }
        var fields = Fields()
        for (label, text) in rows { fields.add(Phrase(label), StyledText(text ?? "")) }
        return ["", heading(title)] + fields.lines(width: width - 2, in: language).map { "  " + $0 }
    }
}
