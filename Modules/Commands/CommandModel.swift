public import ArgumentParser
import FoundationEssentials
public import Terminal

/// A command as its configuration describes it: what help, the manual and suggestions are made from.
///
/// What may stand behind a command is asked of the parser when it is needed: it tells that as a JSON
/// document, and those of all commands take longer than everything else that a short command does.
public final class CommandModel {
    /// Its own name, without those of the commands above it.
    public let commandName: String
    /// What it does, in a sentence.
    public let abstract: String
    /// The command that is meant where none is named.
    public let defaultSubcommand: String?
    /// Command lines that show what it is for.
    public let examples: [String]
    /// The commands below this one, without the parser's own.
    public let children: [CommandModel]
    private let superCommands: [String]
    private let type: any ParsableCommand.Type
    private let language: Language

    // To ask the runtime what a type conforms to takes longer than to make the rest of a command.

    /// The name under which it is known without the noun above it.
    public private(set) lazy var shortcut: String? = (type as? any GlobalOptionsCommand.Type)?.shortcut

    /// More of what it does; nil where the sentence says all.
    public private(set) lazy var explanation: String? =
        (type as? any ExplainedCommand.Type)?.explanation.text(in: language)

    /// What may stand behind it; nothing behind a command that has others below it.
    public private(set) lazy var arguments: [Argument] = children.isEmpty ? dumped() : []

    /// The tree of all commands from the root on, in that language.
    public static func tree(of root: any ParsableCommand.Type, in language: Language) -> CommandModel {
        HelpLanguage.speaking(language) { CommandModel(root, below: [], language) }
    }

    private init(_ type: any ParsableCommand.Type, below superCommands: [String], _ language: Language) {
        let (name, configuration) = (type._commandName, type.configuration)
        commandName = name
        abstract = configuration.abstract
        examples = configuration.discussion.split(separator: "\n").map(String.init)
        defaultSubcommand = configuration.defaultSubcommand?.configuration.commandName
        children = configuration.subcommands.map {
            CommandModel($0, below: superCommands + [name], language)
        }
        self.superCommands = superCommands
        self.type = type
        self.language = language
    }

    /// What the parser's dump of help says (version 0); nothing if the parser has come to say it otherwise.
    private func dumped() -> [Argument] {
        let dump = HelpLanguage.speaking(language) { type._dumpHelp() }
        return (try? JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.arguments) ?? []
    }

    private struct Dump: Decodable {
        let command: Command

        struct Command: Decodable {
            let arguments: [Argument]?
        }
    }
}

extension CommandModel {
    /// An argument, option or flag.
    public struct Argument: Decodable {
        let kind: Kind
        let shouldDisplay: Bool
        let sectionTitle: String?
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        public let abstract: String?
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
}

extension CommandModel {
    /// The whole name: `madang listings browse`.
    public var path: String { (superCommands + [commandName]).joined(separator: " ") }

    /// What stands without a name on the command line.
    public var positionals: [Argument] { visible.filter { $0.kind == .positional } }

    /// What stands with a name on the command line, but for what every command has.
    public var options: [Argument] {
        visible.filter { $0.kind != .positional && $0.sectionTitle == nil && !$0.isOwn }
    }

    /// The options under a heading of their own: those that every command has, or many.
    public var globals: [Argument] { visible.filter { $0.sectionTitle != nil } }

    /// How it is called: `madang listings show <id>`.
    public var usage: String {
        if !children.isEmpty { return defaultSubcommand == nil ? "\(path) <command>" : "\(path) [<command>]" }
        let words = positionals.map { $0.isOptional ? "[<\($0.title)>]" : "<\($0.title)>" }
        let required = options.filter { $0.kind == .option && !$0.isOptional }.map(\.synopsis)
        return ([path] + words + required + ["[<options>]"]).joined(separator: " ")
    }

    /// Whether it does nothing but name the commands below it.
    public var isNoun: Bool { !children.isEmpty && defaultSubcommand == nil }

    /// The commands that do something, in the order of the tree.
    public var leaves: [CommandModel] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

    private var visible: [Argument] { arguments.filter(\.shouldDisplay) }
}

extension CommandModel.Argument {
    /// The name of its value.
    var title: String { valueName ?? "value" }

    /// How it is typed: `-k, --keyword <text>`.
    public var synopsis: String {
        if kind == .positional { return "<\(title)>" }
        // Shells' users look for the short name first.
        let sorted = (names ?? []).filter { $0.kind != "long" } + (names ?? []).filter { $0.kind == "long" }
        let words = sorted.map(\.text).joined(separator: ", ")
        return kind == .option ? "\(words) <\(title)>" : words
    }

    /// What it is for, and the value of an option that is not given.
    func words(in language: Language) -> String? {
        guard kind == .option, let abstract, let defaultValue else { return abstract }
        let start = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
        return Phrase(en: "\(start); default: \(defaultValue).", ko: "\(start). 기본값: \(defaultValue).")
            .text(in: language)
    }

    /// Whether a word of the command line names it.
    public func isNamed(_ word: String) -> Bool { names?.contains { $0.text == word } == true }

    /// Whether it is `--help` or `--version`, which the parser adds.
    var isOwn: Bool { isNamed("--help") || isNamed("--version") }
}
