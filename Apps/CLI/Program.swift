import ArgumentParser
import Commands
import Operations
import Settings
import Terminal
import Vocabulary

/// One run of `madang`: reads the command line, does what it says, and reports what goes wrong.
struct Program {
    let arguments: [String]
    let environment: [String: String]

    /// Runs and answers the exit code.
    func run() async -> ExitStatus {
        let early = EarlyOptions(arguments)
        let remembered = await Remembered(early, environment)
        return await CurrencyForm.$current.withValue(remembered.currencyForm) { await run(remembered, early) }
    }

    private func run(_ remembered: Remembered, _ early: EarlyOptions) async -> ExitStatus {
        let language = HelpLanguage.choice(early, environment, remembered: remembered.language)
        let format: OutputFormat =
            arguments.contains("--json") ? .json : arguments.contains("--plain") ? .plain : .human
        let isColourful = !arguments.contains("--no-color")
        let options = ConsoleOptions(format: format, language: language, allowsColour: isColourful)
        let console = Console.system(options, environment: environment)
        do {
            guard let command = try command(console) else { return console.finish(.ok) }
            return try await run(command, console, remembered)
        } catch {
            return console.finish(console.report(failure: error, hint: \.hint))
        }
    }

    /// The command that the command line names; nil if all was said with help or the version.
    private func command(_ console: Console) throws -> (any GlobalOptionsCommand)? {
        let language = console.language
        let words = CommandWords(arguments, in: CommandModel.tree(of: Madang.self, in: language))
        if let unknown = words.unknown { throw Self.noSuchCommand(unknown, words) }
        let isNoun = words.command.isNoun
        if isNoun, !words.wantsHelp, let stray = words.stray {
            throw Self.wrong("Unknown option '\(stray)'", words.command)
        }
        if words.wantsHelp || (isNoun && !words.arranged.contains("--version")) {
            show(words.command, console)
            return nil
        }
        do {
            return try HelpLanguage.speaking(language) { try Madang.parseAsRoot(words.arranged) }
                as? any GlobalOptionsCommand
        } catch {
            if Madang.exitCode(for: error) == .success {
                console.write(Madang.fullMessage(for: error))
                return nil
            }
            throw Self.wrong(Madang.message(for: error), words.command)
        }
    }

    private func run(
        _ command: any GlobalOptionsCommand, _ early: Console, _ remembered: Remembered
    ) async throws -> ExitStatus {
        try command.global.check()
        let settings = try await remembered.settings(command.global)
        let language = command.global.lang == nil ? settings.language.flatMap(Language.init(code:)) : nil
        let options = command.global.console(language ?? early.language)
        let console = Console.system(options, environment: environment)
        let installation = Installation(settings, environment: environment)
        do {
            switch command {
            case let command as any InstallationCommand: try await command.run(installation, on: console)
            case let command as any RunnableCommand: try await command.run(installation.context(on: console))
            default: throw ServiceFailure.internal("\(type(of: command)) does nothing")
            }
            return console.finish(.ok)
        } catch {
            return console.finish(console.report(failure: error, hint: \.hint))
        }
    }

    private func show(_ command: CommandModel, _ console: Console) {
        let width = min(console.width, console.isOutputTerminal ? 100 : 80)
        console.paged { paged in
            let page = HelpPage(command, in: paged.language, width: width, closing: Self.manual)
            for line in page.lines { paged.print(line) }
        }
    }
}

extension Program {
    private static let manual = Phrase(
        en: "'madang manual | man -l -' shows the whole manual.", ko: "설명서 전체: madang manual | man -l -")

    private static func noSuchCommand(_ word: String, _ words: CommandWords) -> UsageError {
        let near = words.suggestions.map { "'\($0)'" }
        let (en, ko) =
            near.isEmpty
            ? ("Commands: \(names(words)).", " 쓸 수 있는 명령: \(names(words))")
            : (
                "Did you mean \(near.joined(separator: " or "))?",
                " 혹시 \(near.joined(separator: "이나 "))인가요?"
            )
        let phrase = Phrase(en: "Unknown command '\(word)'. \(en)", ko: "'\(word)' 명령은 없습니다.\(ko)")
        return UsageError(phrase, hint: hint(words.command))
    }

    private static func names(_ words: CommandWords) -> String {
        words.command.children.map(\.commandName).joined(separator: ", ")
    }

    private static func wrong(_ message: String, _ command: CommandModel) -> UsageError {
        UsageError(ParserWords.phrase(message), hint: hint(command))
    }

    private static func hint(_ command: CommandModel) -> Phrase { Phrase("\(command.path) --help") }
}
