import ArgumentParser
import Composition
import FoundationEssentials
import Glibc
import Terminal

/// `madang`: a neighbourhood's market on the command line.
@main
struct Madang: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang", en: "Madang: a neighbourhood's market.", ko: "마당: 동네 장터.",
            version: "madang \(MadangVersion.text)",
            subcommands: [
                AuthNoun.self, ProfileNoun.self, ListingsNoun.self, DataNoun.self, Config.self,
                Doctor.self, Completions.self, Manual.self,
            ])
    }

    static func main() async {
        let program = Program(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment)
        let code = await program.run()
        Glibc.exit(code.rawValue)
    }
}
