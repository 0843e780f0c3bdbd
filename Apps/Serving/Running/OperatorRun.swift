import Commands
import Composition
import Settings
import Terminal
import TimeZones
import Vocabulary

/// A run of a domain's command for the operator, on the database itself.
struct OperatorRun {
    let command: any RunnableCommand
    let domains: [Domain]

    /// Runs the command with what the domains provide for it, and answers the exit status; a failure is
    /// reported on the console.
    func run() async -> ExitStatus {
        let console = Console.system(
            command.global.console(SpokenLanguage.current), zone: .ofThisMachine())
        do {
            try command.global.check()
            try await run(on: console)
            return console.finish(.ok)
        } catch let failure as ProgramFailure {
            console.flush()
            failure.report()
            return console.finish(failure.exitStatus)
        } catch {
            return console.finish(console.report(failure: error))
        }
    }

    private func run(on console: Console) async throws {
        let place = command.global.place
        let flags: [SettingKey: String?] = [.backend: place.backend]
        let settings = try Settings.read(
            flags: flags.compactMapValues { $0 }, configuration: place.config)
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let platform = try await LocalPlatform.open(
            settings, domains: domains, payments: try PaymentParts(settings))
        do {
            let services = platform.operatorServices
            let context = CommandContext(
                console, program: "madang-server", environment: Settings.processEnvironment
            ) { _, body in
                try await body(services)
            }
            try await command.run(context)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}
