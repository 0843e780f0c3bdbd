import ArgumentParser
import Composition
import Terminal
import Vocabulary

/// One run of `madang`: reads the command line, does what it says, and reports what goes wrong.
struct Program {
    let arguments: [String]
    let environment: [String: String]

    /// Runs and answers the exit code.
    func run() async -> Terminal.ExitCode {
        let early = HelpLanguage.choice(arguments, environment)
        let format: OutputFormat =
            arguments.contains("--json") ? .json : arguments.contains("--plain") ? .plain : .human
        let isColourful = !arguments.contains("--no-color")
        let options = ConsoleOptions(format: format, language: early, allowsColour: isColourful)
        let console = Console.system(options, environment: environment)
        defer { console.flush() }
        do {
            guard let verb = try verb(console) else { return .ok }
            return try await run(verb, console)
        } catch {
            return Failure(error).report(to: console)
        }
    }

    /// The verb that the command line names; nil if all was said with help or the version.
    private func verb(_ console: Console) throws -> (any Verb)? {
        let language = console.language
        let words = CommandWords(arguments, in: CommandModel.tree(in: language))
        if let unknown = words.unknown { throw Self.noSuchCommand(unknown, words) }
        let isNoun = !words.command.children.isEmpty && words.command.defaultSubcommand == nil
        if isNoun, !words.wantsHelp, let stray = words.stray {
            throw Self.wrong("Unknown option '\(stray)'", words.command)
        }
        if words.wantsHelp || (isNoun && !words.arranged.contains("--version")) {
            show(words.command, console)
            return nil
        }
        do {
            return try HelpLanguage.speaking(language) { try Madang.parseAsRoot(words.arranged) } as? any Verb
        } catch {
            if Madang.exitCode(for: error) == .success {
                console.write(Madang.fullMessage(for: error))
                return nil
            }
            throw Self.wrong(Madang.message(for: error), words.command)
        }
    }

    private func run(_ verb: any Verb, _ early: Console) async throws -> Terminal.ExitCode {
        try verb.global.check()
        let settings = try verb.global.settings(environment)
        let language = verb.global.lang == nil ? settings.language.flatMap(Language.init(code:)) : nil
        let options = verb.global.console(language ?? early.language)
        let call = Call(
            console: .system(options, environment: environment), settings: settings, environment: environment)
        defer { call.console.flush() }
        do {
            try await verb.run(call)
            return .ok
        } catch {
            return Failure(error).report(to: call.console)
        }
    }

    private func show(_ command: CommandModel, _ console: Console) {
        let width = min(console.width, 100)
        console.paged { paged in
            for line in HelpPage(command: command, language: paged.language, width: width).lines {
                paged.print(line)
            }
        }
    }
}

extension Program {
    private static func noSuchCommand(_ word: String, _ words: CommandWords) -> HintedUsage {
        let (en, ko) =
            words.suggestion.map { ("Did you mean '\($0)'?", " '\($0)'을(를) 뜻했나요?") }
            ?? ("There are \(names(words)).", " 쓸 수 있는 명령: \(names(words))")
        let phrase = Phrase(en: "There is no command '\(word)'. \(en)", ko: "'\(word)' 명령은 없습니다.\(ko)")
        return HintedUsage(error: UsageError(phrase), hint: hint(words.command))
    }

    private static func names(_ words: CommandWords) -> String {
        words.command.children.map(\.commandName).joined(separator: ", ")
    }

    private static func wrong(_ message: String, _ command: CommandModel) -> HintedUsage {
        HintedUsage(error: UsageError(ParserWords.phrase(message)), hint: hint(command))
    }

    private static func hint(_ command: CommandModel) -> Phrase { Phrase("\(command.path) --help") }
}

/// A wrong command line and where to read how it is right.
struct HintedUsage: Error {
    let error: UsageError
    let hint: Phrase
}
