import ArgumentParser
import Commands
import Composition
import Glibc
import Settings
import Terminal
import Vocabulary

/// The server's program.
@main
struct MadangServer: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang-server", en: "Serves Madang over HTTP.", ko: "마당을 HTTP로 서비스합니다.",
            version: MadangVersion.text,
            subcommands: [
                Serve.self, Limits.self, Migrate.self, Check.self, BackUp.self, Restore.self, Vacuum.self,
                RotateKeys.self, Members.self, Pictures.self, FillSample.self, OpenAPI.self, Errors.self,
                Completions.self,
            ], fallback: Serve.self)
    }

    static func main() async {
        let console = Console.system(ConsoleOptions(language: SpokenLanguage.current))
        do {
            if var command = try console.command(ProgramArguments.words, of: Self.self) {
                // What the console has said is handed on before the command writes by itself.
                console.flush()
                try await run(&command)
            }
            // The console has said why, if the output could not be written.
            Glibc.exit(console.finish(.ok).rawValue)
        } catch {
            let failure = ProgramFailure(error) ?? .unknown(error)
            failure.report()
            Glibc.exit(failure.exitStatus.rawValue)
        }
    }

    private static func run(_ command: inout any ParsableCommand) async throws {
        if var waiting = command as? any AsyncParsableCommand {
            try await waiting.run()
        } else {
            try command.run()
        }
    }
}
