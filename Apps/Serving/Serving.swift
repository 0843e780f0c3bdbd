import ArgumentParser
import Commands
public import Composition
import Glibc
import Settings
import Terminal
import TimeZones
import Vocabulary

/// What the program of a server does, as `madang-server` does it: it serves domains over HTTP, and looks
/// after their database (migrations, checks, backups, restores) and their members.
public enum Serving {
    /// Runs the command that the words of this process's command line name, `serve` if they name none, for a
    /// server of these domains. Then ends the process with the command's exit status; a failure is reported
    /// on the standard error. To be called once, by the program's `main`.
    public static func run(domains: [Domain] = Domain.all) async -> Never {
        let console = Console.system(
            ConsoleOptions(language: SpokenLanguage.current), zone: .ofThisMachine())
        do {
            let parsed = try ServerProgram.$domains.withValue(domains) {
                try console.command(ProgramArguments.words, of: ServerProgram.self)
            }
            if let command = parsed {
                // What the console has said is handed on before the command writes by itself.
                console.flush()
                if let command = command as? any RunnableCommand {
                    Glibc.exit(await OperatorRun(command: command, domains: domains).run().rawValue)
                }
                guard let command = command as? any ServerCommand else {
                    throw ServiceFailure.internal("\(type(of: command)) does nothing")
                }
                try await command.run(serving: domains)
            }
            // The console has said why, if the output could not be written.
            Glibc.exit(console.finish(.ok).rawValue)
        } catch {
            let failure = ProgramFailure(error) ?? .unknown(error)
            failure.report()
            Glibc.exit(failure.exitStatus.rawValue)
        }
    }
}
