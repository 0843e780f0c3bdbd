import ArgumentParser
import Commands
import Composition
import FoundationEssentials
import Glibc
import Settings
import Terminal
import Vocabulary

/// `madang`: a neighbourhood's market on the command line.
@main
struct Madang: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang", en: "Madang: a neighbourhood's market.", ko: "마당: 동네 장터.",
            version: "madang \(MadangVersion.text)",
            subcommands: Domain.all.flatMap(\.commands) + [
                More.self, Open.self, Use.self, SettingsCommand.self, API.self, DataCommand.self, Config.self,
                Doctor.self, Completions.self, Manual.self,
            ])
    }

    static func main() async {
        let program = Program(
            arguments: ProgramArguments.words,
            environment: ProcessInfo.processInfo.environment)
        let code = await program.run()
        Glibc.exit(code.rawValue)
    }
}
