import ArgumentParser
import Commands
import Composition
import Terminal

/// The commands of the server's program.
struct ServerProgram: ParsableCommand {
    /// The domains that add commands to it while a command line is read.
    @TaskLocal static var domains = Domain.all

    static var configuration: CommandConfiguration {
        .words(
            "madang-server", en: "Serves Madang over HTTP.", ko: "마당을 HTTP로 서비스합니다.",
            version: MadangVersion.text,
            subcommands: [
                Serve.self, Limits.self, Migrate.self, Check.self, BackUp.self, Restore.self, Vacuum.self,
                RotateKeys.self, Members.self, Pictures.self,
            ] + domains.flatMap(\.serverCommands) + [
                FillSample.self, OpenAPI.self, Errors.self, Completions.self, Manual.self,
            ], fallback: Serve.self)
    }
}
