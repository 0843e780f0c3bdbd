import ArgumentParser
import FoundationEssentials
import Terminal

/// A command as the parser describes it (its dump of help, version 0): what help, the manual and suggestions
/// are made from.
struct CommandModel: Decodable {
    let commandName: String
    let superCommands: [String]?
    let abstract: String?
    let defaultSubcommand: String?
    let subcommands: [CommandModel]?
    let arguments: [Argument]?

    struct Argument: Decodable {
        let kind: Kind
        let shouldDisplay: Bool
        let sectionTitle: String?
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let abstract: String?
    }

    enum Kind: String, Decodable {
        case positional, option, flag
    }

    struct Name: Decodable {
        let kind: String
        let name: String

        /// As it is typed: `--keyword`, `-k`.
        var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    private struct Dump: Decodable {
        let command: CommandModel
    }

    /// The tree of all commands, in that language. Throws what a changed parser would lead to.
    static func tree(in language: Language) throws -> CommandModel {
        let dump = HelpLanguage.speaking(language) { Madang._dumpHelp() }
        return try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    }
}

extension CommandModel {
    /// The commands below this one, without the parser's own.
    var children: [CommandModel] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// The whole name: `madang listings browse`.
    var path: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

    /// What stands without a name on the command line.
    var positionals: [Argument] { visible.filter { $0.kind == .positional } }

    /// What stands with a name on the command line, but for what every command has.
    var options: [Argument] {
        visible.filter { $0.kind != .positional && $0.sectionTitle == nil && !$0.isOwn }
    }

    /// The options that every command has.
    var globals: [Argument] { visible.filter { $0.sectionTitle != nil } }

    /// How it is called: `madang listings show <id>`.
    var usage: String {
        if !children.isEmpty { return defaultSubcommand == nil ? "\(path) <command>" : "\(path) [<command>]" }
        let words = positionals.map { $0.isOptional ? "[<\($0.title)>]" : "<\($0.title)>" }
        let required = options.filter { $0.kind == .option && !$0.isOptional }.map(\.synopsis)
        return ([path] + words + required + ["[<options>]"]).joined(separator: " ")
    }

    /// The commands that do something, in the order of the tree.
    var leaves: [CommandModel] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

    private var visible: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
}

extension CommandModel.Argument {
    /// The name of its value.
    var title: String { valueName ?? "value" }

    /// How it is typed: `-k, --keyword <text>`.
    var synopsis: String {
        if kind == .positional { return "<\(title)>" }
        // Shells' users look for the short name first.
        let sorted = (names ?? []).filter { $0.kind != "long" } + (names ?? []).filter { $0.kind == "long" }
        let words = sorted.map(\.text).joined(separator: ", ")
        return kind == .option ? "\(words) <\(title)>" : words
    }

    /// Whether a word of the command line names it.
    func isNamed(_ word: String) -> Bool { names?.contains { $0.text == word } == true }

    /// Whether it is `--help` or `--version`, which the parser adds.
    var isOwn: Bool { isNamed("--help") || isNamed("--version") }
}
