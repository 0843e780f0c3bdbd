import ArgumentParser
import Commands
import DeviceState
import Operations
import Settings
import Terminal
import TimeZones
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
        let console = Console.system(
            options, zone: .ofThisMachine(environment), environment: environment)
        do {
            let command = try await command(console, remembered, early)
            guard let command = command as? any GlobalOptionsCommand else { return console.finish(.ok) }
            return try await run(command, console, remembered)
        } catch {
            return console.finish(console.report(failure: error, hint: \.hint))
        }
    }

    /// The command of the command line; that of a verb without its noun (`madang show 8`) by the record.
    private func command(
        _ console: Console, _ remembered: Remembered, _ early: EarlyOptions
    ) async throws -> (any ParsableCommand)? {
        do {
            return try console.command(arguments, of: Madang.self, closing: Self.manual)
        } catch {
            let place = early.place
            let whole = try await console.wholeCommand(arguments, of: Madang.self) { text in
                let settings = try await remembered.settings(place)
                return try await record(text, Installation(settings, environment: environment), console)
            }
            guard let whole else { throw error }
            return try console.command(whole, of: Madang.self, closing: Self.manual)
        }
    }

    /// The record that a text names: an ID, part of it, or a row of the last list. Nil if it names none.
    private func record(
        _ text: String, _ installation: Installation, _ console: Console
    ) async throws -> AnyIdentifier? {
        if let id = AnyIdentifier(text.lowercased()) { return id }
        var found: AnyIdentifier?
        try await installation.context(on: console).withServices(for: .anyone) { services in
            found = try services.lastLists.record(typed: text)
        }
        return found
    }

    private func run(
        _ command: some GlobalOptionsCommand, _ early: Console, _ remembered: Remembered
    ) async throws -> ExitStatus {
        try command.global.check()
        let (settings, fault) = try await self.settings(of: command, remembered)
        let language = command.global.lang == nil ? settings.language.flatMap(Language.init(code:)) : nil
        var options = command.global.console(language ?? early.language)
        options.pictures = remembered.pictures
        options.nextPage = FileNextPage(settings).nextPage
        let form = try ResumableForm(command, FileFormAnswers(settings, now: early.now).memory)
        options.answers = form?.answers
        let console = Console.system(
            options, zone: .ofThisMachine(environment), environment: environment)
        let installation = Installation(settings, fault: fault, environment: environment)
        do {
            switch command {
            case let command as any RunnableCommand: try await command.run(installation.context(on: console))
            case let command as any InstallationCommand: try await command.run(installation, on: console)
            default: throw ServiceFailure.internal("\(type(of: command)) does nothing")
            }
            form?.succeed()
            return console.finish(.ok)
        } catch {
            let status = console.report(failure: error, hint: \.hint)
            form?.fail(with: error, ["madang"] + arguments, on: console)
            return console.finish(status)
        }
    }

    private static let manual = Phrase(
        en: "'madang manual | man -l -' shows the whole manual.", ko: "설명서 전체: madang manual | man -l -")
}
