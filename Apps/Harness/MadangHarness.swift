import ArgumentParser
import Commands
import Composition
import Glibc
import Settings

/// The harness: tools for operators and for those who work on Madang.
@main
struct MadangHarness: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "madang-harness",
        abstract: "Fills and examines Madang's backends. / 마당 점검 도구",
        version: MadangVersion.text,
        subcommands: [
            Seed.self, Drill.self, ContractCommand.self, FuzzCommand.self, Fill.self, ServeConstant.self,
            ServeTests.self,
        ])

    static func main() async {
        do {
            var command = try parseAsRoot(ProgramArguments.words)
            if var waiting = command as? any AsyncParsableCommand {
                try await waiting.run()
            } else {
                try command.run()
            }
        } catch {
            Glibc.exit(exitStatus(saying: error))
        }
    }
}
