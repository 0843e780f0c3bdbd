import ArgumentParser
import AuthConsole
import Commands
import Composition
import Glibc
import Guests
import Operations
import Settings
import Terminal
import TimeZones
import Vocabulary

/// `own-client`: the guest book's commands, and those of Madang by which members join and sign in.
@main
struct OwnClient: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "own-client", en: "A guest book beside Madang.", ko: "마당과 함께 쓰는 방명록.",
            subcommands: Domain.guests.commands + [AuthCommand.self])
    }

    static func main() async {
        let environment = Settings.processEnvironment
        let early = EarlyOptions(ProgramArguments.words)
        let language = HelpLanguage.choice(early, environment, remembered: nil)
        let console = Console.system(
            ConsoleOptions(language: language), zone: .ofThisMachine(environment), environment: environment)
        Glibc.exit(await run(on: console, environment).rawValue)
    }

    /// Reads the command line, and runs what it names on a console as its options say.
    private static func run(on early: Console, _ environment: [String: String]) async -> ExitStatus {
        var console = early
        do {
            let command = try early.command(ProgramArguments.words, of: Self.self)
            guard let command = command as? any RunnableCommand else { return early.finish(.ok) }
            try command.global.check()
            console = Console.system(
                command.global.console(early.language), zone: early.zone, environment: environment)
            let place = command.global.place
            let settings = try Settings.read(
                flags: place.backend.map { [.backend: $0] } ?? [:], configuration: place.config,
                environment: environment)
            let installation = Installation(
                settings, environment: environment, domains: Domain.all + [.guests])
            try await command.run(context(of: installation, on: console))
            return console.finish(.ok)
        } catch {
            return console.finish(console.report(failure: error))
        }
    }

    /// Opens the database, or connects to the server, when a command asks for services. Members are signed in
    /// where they are for `madang`, too: both keep sessions in the same place.
    private static func context(of installation: Installation, on console: Console) -> CommandContext {
        CommandContext(console, program: "own-client", environment: installation.environment) { actor, body in
            let isVisitor = actor == .visitor || actor == .newcomer
            try await installation.withPlatform { platform, session in
                var services = try await platform.services(for: isVisitor ? nil : session)
                let place = SigningPlace(session, emails: NoEmails(), device: "own-client")
                services.provide(SigningPlace.self, place)
                try await body(services)
            }
        }
    }
}

/// Remembers no email between runs.
private struct NoEmails: EmailMemory {
    func recall() -> String? { nil }
    func remember(_ email: String) {}
}
