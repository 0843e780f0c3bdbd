import Commands
import Composition
import Terminal

/// The manual page of all commands in roff's man macros (man-pages(7), groff_man(7)).
struct ManualPage {
    private let root: CommandModel
    private let language: Language

    init(_ root: CommandModel, _ language: Language) {
        self.root = root
        self.language = language
    }

    /// The page.
    var text: String {
        let name = "madang \\- " + escaped(root.abstract)
        let parts = [
            ".TH MADANG 1 \"\" \"madang \(MadangVersion.text)\" \"Madang\"",
            section("NAME", "이름"), name, section("SYNOPSIS", "사용법"), synopsis,
            section("DESCRIPTION", "설명"), paragraph(ManualTexts.description), section("COMMANDS", "명령"),
            root.leaves.map(command).joined(separator: "\n"), section("OPTIONS", "옵션"),
            root.globals.map(item).joined(separator: "\n"),
            section("EXIT STATUS", "종료 상태"), items(ManualTexts.exitCodes), section("ENVIRONMENT", "환경 변수"),
            items(ManualTexts.variables), section("FILES", "파일"), items(ManualTexts.files),
            section("EXAMPLES", "예"), items(ManualTexts.examples),
        ]
        return parts.joined(separator: "\n") + "\n"
    }

    private func section(_ en: String, _ ko: String) -> String {
        ".SH \(escaped(Phrase(en: en, ko: ko).text(in: language)))"
    }

    private var synopsis: String { "\\fBmadang\\fR \\fICOMMAND\\fR \\fISUBCOMMAND\\fR [\\fIOPTIONS\\fR]" }

    private func command(_ command: CommandModel) -> String {
        let usage = ([".SS " + escaped(command.usage), escaped(command.abstract)])
        return (usage + (command.positionals + command.options).map(item)).joined(separator: "\n")
    }

    private func item(_ argument: CommandModel.Argument) -> String {
        entry(argument.synopsis, argument.abstract ?? "")
    }

    private func items(_ entries: [(String, Phrase)]) -> String {
        entries.map { entry($0.0, $0.1.text(in: language)) }.joined(separator: "\n")
    }

    private func entry(_ term: String, _ text: String) -> String {
        ".TP\n\(bold(escaped(term)))\n\(escaped(text))"
    }

    private func paragraph(_ phrase: Phrase) -> String { escaped(phrase.text(in: language)) }

    private func bold(_ text: String) -> String { "\\fB\(text)\\fR" }

    /// The text as roff shows it unchanged: no escapes, no requests at the start of the line, hyphens that
    /// can be copied, quotes that stay straight.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") ? "\\&" + result : result
    }
}
