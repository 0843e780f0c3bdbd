import ArgumentParser
import AuthConsole
import Commands
import Composition
import FoundationEssentials
import Glibc
import ListingsConsole
import Terminal
import Vocabulary

/// `madang`: a neighbourhood's market on the command line.
@main
struct Madang: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang", en: "Madang: a neighbourhood's market.", ko: "마당: 동네 장터.",
            version: "madang \(MadangVersion.text)",
            subcommands: domainCommands + [
                DataNoun.self, Config.self, Doctor.self, Completions.self, Manual.self,
            ])
    }

    /// The commands of the domains, in the order in which help shows them: the one list that a domain joins.
    static let domainCommands: [any ParsableCommand.Type] = [
        AuthNoun.self, ProfileNoun.self, ListingsNoun.self,
    ]

    static func main() async {
        let program = Program(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment)
        let code = await program.run()
        Glibc.exit(code.rawValue)
    }
}
