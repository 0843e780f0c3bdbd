import ArgumentParser
import Commands
import Composition
import Glibc
import Settings
import Vocabulary

/// The server's program.
@main
struct MadangServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "madang-server",
        abstract: "Serves Madang over HTTP. / 마당 서버",
        version: MadangVersion.text,
        subcommands: [
            Serve.self, Limits.self, Migrate.self, Check.self, BackUp.self, Restore.self, Vacuum.self,
            RotateKeys.self, Members.self, OpenAPI.self, Errors.self,
        ],
        defaultSubcommand: Serve.self)

    static func main() async {
        do {
            var command = try parseAsRoot(ProgramArguments.words)
            if var waiting = command as? any AsyncParsableCommand {
                try await waiting.run()
            } else {
                try command.run()
            }
        } catch {
            guard let failure = ProgramFailure(error) else { Glibc.exit(exitStatus(saying: error)) }
            failure.report()
            Glibc.exit(failure.exitStatus.rawValue)
        }
    }
}
