public import ArgumentParser
public import Terminal
import Vocabulary
import Wire

/// A command as its configuration describes it: what help, the manual and suggestions are made from.
///
/// Whatever is not needed for every command is asked for when it is needed: to describe all commands, to ask
/// the runtime what a type conforms to, and above all to have the parser tell (as a JSON document) what may
/// stand behind a command, each takes longer than the rest of a short command.
public final class CommandModel {
    /// Its own name, without those of the commands above it.
    public let commandName: String
    /// What it does, in a sentence.
    public let abstract: String
    /// The command that is meant where none is named.
    public let defaultSubcommand: String?
    /// Command lines that show what it is for.
    public let examples: [String]
    private let formerNames: [String]
    private let superCommands: [String]
    private let subcommands: [any ParsableCommand.Type]
    let language: Language
    /// What the parser makes it from.
    let type: any ParsableCommand.Type

    /// The commands below this one, without the parser's own.
    public private(set) lazy var children: [CommandModel] = HelpLanguage.speaking(language) {
        subcommands.map { CommandModel($0, below: superCommands + [commandName], language) }
    }

    /// The name under which it is known without the noun above it.
    public private(set) lazy var shortcut: String? =
        isLeaf ? (type as? any GlobalOptionsCommand.Type)?.shortcut : nil

    /// The prefixes of the records that the commands below it take.
    private(set) lazy var recordPrefixes: [String] =
        ((type as? any RecordGroup.Type)?.records ?? []).map { $0.prefix }

    /// The prefix of the records that it shows, where its name does not say that it shows any.
    private(set) lazy var shownPrefix: String? =
        (type as? any GlobalOptionsCommand.Type)?.shows.map { $0.prefix }

    /// More of what it does; nil where the sentence says all.
    public private(set) lazy var explanation: String? =
        isLeaf ? (type as? any ExplainedCommand.Type)?.explanation.text(in: language) : nil

    /// What may stand behind it; nothing behind a command that has others below it.
    public private(set) lazy var arguments: [Argument] = isLeaf ? dumped(type) : []

    /// The options under a heading of their own: those that every command has, or many. Of a command with
    /// others below it, those that every one of them has.
    public private(set) lazy var globals: [Argument] =
        isLeaf ? visible.filter { $0.sectionTitle != nil } : firstLeaf.ofEveryCommand

    /// The tree of all commands from the root on, in that language.
    public static func tree(of root: any ParsableCommand.Type, in language: Language) -> CommandModel {
        HelpLanguage.speaking(language) { CommandModel(root, below: [], language) }
    }

    private init(_ type: any ParsableCommand.Type, below superCommands: [String], _ language: Language) {
        let configuration = type.configuration
        commandName = configuration.commandName ?? type._commandName
        abstract = configuration.abstract
        examples = configuration.discussion.split(separator: "\n").map(String.init)
        formerNames = configuration.aliases
        defaultSubcommand = configuration.defaultSubcommand?.configuration.commandName
        subcommands = configuration.subcommands
        self.superCommands = superCommands
        self.type = type
        self.language = language
    }

    private var ofEveryCommand: [Argument] {
        let title = GlobalOptions.titles.text(in: language)
        // One without options of its own tells the same sooner.
        let all = type is any GlobalOptionsCommand.Type ? dumped(PlainCommand.self) : globals
        return all.filter { $0.sectionTitle == title }
    }

    /// What the parser's dump of help says (version 0); nothing if the parser has come to say it otherwise.
    private func dumped(_ type: any ParsableCommand.Type) -> [Argument] {
        let dump = HelpLanguage.speaking(language) { type._dumpHelp() }
        guard case .object(let whole)? = try? JSONReader.read(Array(dump.utf8)),
            case .object(let command)? = whole["command"], case .array(let arguments)? = command["arguments"]
        else { return [] }
        return arguments.compactMap(Argument.init)
    }

    private struct PlainCommand: ParsableCommand {
        static var configuration: CommandConfiguration { .words("plain", en: "", ko: "") }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
    }
}

extension CommandModel {
    /// The whole name: `madang listings browse`.
    public var path: String { (superCommands + [commandName]).joined(separator: " ") }

    /// The command below this one with that name, or that had it before.
    func child(named word: String) -> CommandModel? {
        children.first { $0.commandName == word || $0.formerNames.contains(word) }
    }

    /// What stands without a name on the command line.
    public var positionals: [Argument] { visible.filter { $0.kind == .positional } }

    /// What stands with a name on the command line, but for what every command has.
    public var options: [Argument] {
        visible.filter { $0.kind != .positional && $0.sectionTitle == nil && !$0.isOwn }
    }

    /// How it is called: `madang listings show <id>`.
    public var usage: String {
        if !isLeaf { return defaultSubcommand == nil ? "\(path) <command>" : "\(path) [<command>]" }
        let words = positionals.map { $0.isOptional ? "[<\($0.title)>]" : "<\($0.title)>" }
        let required = options.filter { $0.kind == .option && !$0.isOptional }.map(\.synopsis)
        return ([path] + words + required + ["[<options>]"]).joined(separator: " ")
    }

    /// Whether it does nothing but name the commands below it.
    public var isNoun: Bool { !isLeaf && defaultSubcommand == nil }

    /// Whether it has no others below it.
    public var isLeaf: Bool { subcommands.isEmpty }

    /// The commands that do something, in the order of the tree.
    public var leaves: [CommandModel] { isLeaf ? [self] : children.flatMap(\.leaves) }

    private var firstLeaf: CommandModel { children.first?.firstLeaf ?? self }

    private var visible: [Argument] { arguments.filter(\.shouldDisplay) }
}
