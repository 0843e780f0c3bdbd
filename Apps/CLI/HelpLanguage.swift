import ArgumentParser
import AuthConsole
import ListingsConsole
import Terminal

/// The language of help texts.
enum HelpLanguage {
    @TaskLocal private static var chosen: Language = .en

    /// The language in which help is built now.
    static var current: Language { chosen }

    /// Builds what the body asks for, the options of all domains included, in that language.
    static func speaking<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result {
        try $chosen.withValue(language) {
            try AuthHelp.$language.withValue(language) {
                try ListingHelp.$language.withValue(language, operation: body)
            }
        }
    }

    /// The language that the command line, the environment or the locale ask for; what the configuration file
    /// says is not known yet.
    static func choice(_ arguments: [String], _ environment: [String: String]) -> Language {
        var flag: String?
        for (index, word) in arguments.enumerated() {
            if word == "--" { break }
            if word == "--lang", index + 1 < arguments.count { flag = arguments[index + 1] }
            if word.hasPrefix("--lang=") { flag = String(word.dropFirst("--lang=".count)) }
        }
        return flag.flatMap(Language.init(code:))
            ?? environment["MADANG_LANGUAGE"].flatMap(Language.init(code:))
            ?? .detect(environment: environment)
    }
}

extension ArgumentHelp {
    /// The help in the language that is in force, perhaps with a name for the value.
    static func words(en: String, ko: String, value: String? = nil) -> ArgumentHelp {
        var help = ArgumentHelp(stringLiteral: Phrase(en: en, ko: ko).text(in: HelpLanguage.current))
        if let value { help.valueName = value }
        return help
    }
}

extension CommandConfiguration {
    /// The description of a command in the language that is in force. It is named outright: to ask the parser
    /// for the names that types have takes a fifth of the time of a short command.
    static func words(
        _ name: String, en: String, ko: String, version: String = "",
        subcommands: [any ParsableCommand.Type] = [], fallback: (any ParsableCommand.Type)? = nil
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: name, abstract: Phrase(en: en, ko: ko).text(in: HelpLanguage.current),
            version: version,
            subcommands: subcommands, defaultSubcommand: fallback)
    }
}
