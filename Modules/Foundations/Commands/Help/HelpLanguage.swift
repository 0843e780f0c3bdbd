public import ArgumentParser
public import Terminal

/// The language of help texts.
///
/// The parser builds help from types, not from values, so the language travels beside the call.
public enum HelpLanguage {
    /// The language in which help is built now; English unless `speaking` says otherwise.
    @TaskLocal public static var current: Language = .en

    /// Does what the body says, all help texts being built in that language.
    public static func speaking<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result
    {
        try $current.withValue(language, operation: body)
    }
}

extension ArgumentHelp {
    /// The help in the language that is in force, perhaps with a name for the value.
    public static func words(en: String, ko: String, value: String? = nil) -> ArgumentHelp {
        var help = ArgumentHelp(stringLiteral: Phrase(en: en, ko: ko).text(in: HelpLanguage.current))
        if let value { help.valueName = value }
        return help
    }
}

extension CommandConfiguration {
    /// The description of a command in the current language. The name is passed explicitly: deriving it from
    /// the type's name takes the parser a fifth of the time of a short command.
    ///
    /// `formerly` are names that it had before: they still work, but neither help nor completions show them.
    /// `examples` are command lines for the help.
    public static func words(
        _ name: String, formerly: [String] = [], en: String, ko: String, version: String = "",
        examples: [Phrase] = [], subcommands: [any ParsableCommand.Type] = [],
        fallback: (any ParsableCommand.Type)? = nil
    ) -> CommandConfiguration {
        // Below another name, whichever it is: the parser then does not look in every command line for an
        // option of its own that writes completions of that one command.
        CommandConfiguration(
            commandName: name, _superCommandName: "",
            abstract: Phrase(en: en, ko: ko).text(in: HelpLanguage.current),
            discussion: examples.map { $0.text(in: HelpLanguage.current) }.joined(separator: "\n"),
            version: version, subcommands: subcommands, defaultSubcommand: fallback, aliases: formerly)
    }
}
