public import ArgumentParser
import Terminal

/// A command with the global options.
public protocol GlobalOptionsCommand: ParsableCommand {
    /// The global options.
    var global: GlobalOptions { get }
    /// A short name without the noun above it, such as `login`; nil if there is none.
    static var shortcut: String? { get }
    /// The kind of record that it shows, so that `show` finds it, if its name is another; nil for all others.
    static var shows: (any NamedSubject.Type)? { get }
}

/// A noun whose commands take records of its own, so that it may be left out: `madang show 8`.
public protocol RecordGroup: ParsableCommand {
    /// The kinds of these records.
    static var records: [any NamedSubject.Type] { get }
}

extension GlobalOptionsCommand {
    /// None.
    public static var shortcut: String? { nil }
    /// None.
    public static var shows: (any NamedSubject.Type)? { nil }
}

/// A leaf of the command tree, which does something.
///
///     struct Like: RunnableCommand {
///         static var configuration: CommandConfiguration { .words("like", en: "Like it.", ko: "좋아요.") }
///         @OptionGroup var options: IdentifierArgument<ListingSubject>
///         @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
///
///         func run(_ context: CommandContext) async throws { … }
///     }
public protocol RunnableCommand: GlobalOptionsCommand {
    /// Runs the command and writes the result to the context's console. Throws the failure for the program to
    /// report, preferably a `CommandError`.
    func run(_ context: CommandContext) async throws
}

extension CommandContext {
    /// Parses a command line against the command tree below `root` and runs the command. The global options
    /// are checked but not applied: the caller made the console.
    ///
    /// Throws a usage error for words that name no such command, and what the command throws.
    public func run(_ root: any ParsableCommand.Type, _ words: [String]) async throws {
        let command = try Self.command(words, of: root, in: console.language)
        try command.global.check()
        try await command.run(self)
    }

    static func command(
        _ words: [String], of root: any ParsableCommand.Type, in language: Language
    ) throws(UsageError) -> any RunnableCommand {
        let parsed: any ParsableCommand
        do {
            parsed = try HelpLanguage.speaking(language) { try root.parseAsRoot(words) }
        } catch {
            throw UsageError(ParserWords.phrase(root.message(for: error)))
        }
        guard let command = parsed as? any RunnableCommand else {
            throw UsageError(ParserWords.phrase("A command is missing behind '\(root._commandName)'"))
        }
        return command
    }
}
