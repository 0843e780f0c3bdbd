import Terminal

/// The manual page of a program or of a group of its commands in roff's man macros (man-pages(7),
/// groff_man(7)).
struct ManualPage {
    private let root: CommandModel
    private let command: CommandModel
    private let version: String
    private let texts: ManualTexts
    private let language: Language

    /// The page of that command, which is `root` or below it.
    init(
        _ command: CommandModel, of root: CommandModel, version: String, _ texts: ManualTexts,
        in language: Language
    ) {
        (self.root, self.command, self.version) = (root, command, version)
        (self.texts, self.language) = (texts, language)
    }

    /// The page.
    var text: String {
        let parts = [
            ".TH \(escaped(name.uppercased())) 1 \"\" \"\(version)\" \"Madang\"",
            section("NAME", "이름"), "\(escaped(name)) \\- \(escaped(command.abstract))",
            section("SYNOPSIS", "사용법"), synopsis,
        ]
        return (parts + description + commands + options + (isWhole ? further : []) + seeAlso)
            .joined(separator: "\n") + "\n"
    }

    private var isWhole: Bool { command.path == root.path }

    private var name: String { command.path.replacing(" ", with: "-") }

    private var synopsis: String {
        let words = command.isLeaf ? [] : isWhole ? ["COMMAND", "SUBCOMMAND"] : ["COMMAND"]
        let marked = words.map { "\\fI\($0)\\fR" } + ["[\\fIOPTIONS\\fR]"]
        return ([bold(escaped(command.path))] + marked).joined(separator: " ")
    }

    private var description: [String] {
        let words = isWhole ? texts.description.text(in: language) : command.abstract
        return [section("DESCRIPTION", "설명"), escaped(words)]
    }

    private var commands: [String] {
        command.isLeaf ? [] : [section("COMMANDS", "명령")] + command.leaves.map(described)
    }

    private func described(_ command: CommandModel) -> String {
        let usage = [".SS " + escaped(command.usage), escaped(command.abstract)]
        return (usage + (command.positionals + command.options).map(item)).joined(separator: "\n")
    }

    private var options: [String] {
        let own = command.isLeaf ? command.positionals + command.options : []
        return [section("OPTIONS", "옵션")] + (own + root.globals).map(item)
    }

    private var further: [String] {
        texts.sections.flatMap { section in
            [self.section(section.title.en, section.title.ko)]
                + section.entries.map { entry($0.0, $0.1.text(in: language)) }
        }
    }

    /// The pages of the groups, or that of the program.
    private var seeAlso: [String] {
        let groups = root.children.filter { !$0.isLeaf }
        let pages = isWhole ? groups.map { "\(name)-\($0.commandName)" } : [root.path]
        if pages.isEmpty { return [] }
        let names = pages.map { "\(bold(escaped($0)))(1)" }.joined(separator: ", ")
        return [section("SEE ALSO", "관련 항목"), names]
    }

    private func section(_ en: String, _ ko: String) -> String {
        ".SH \(escaped(Phrase(en: en, ko: ko).text(in: language)))"
    }

    private func item(_ argument: CommandModel.Argument) -> String {
        entry(argument.synopsis, argument.abstract ?? "")
    }

    private func entry(_ term: String, _ text: String) -> String {
        ".TP\n\(bold(escaped(term)))\n\(escaped(text))"
    }

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
