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
                RotateKeys.self, Members.self, OpenAPI.self, Errors.self,
            ], fallback: Serve.self)
    }

    static func main() async {
        do {
            guard var command = try command(ProgramArguments.words) else { return }
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

    /// The command that the command line names; nil if all was said with help or the version. Throws what is
    /// wrong with the words, or that help could not be written.
    private static func command(_ words: [String]) throws -> (any ParsableCommand)? {
        let language = SpokenLanguage.current
        let seen = CommandWords(words, in: .tree(of: Self.self, in: language))
        if seen.wantsHelp || seen.command.isNoun {
            show(seen.command, in: language)
            return nil
        }
        do {
            return try HelpLanguage.speaking(language) { try parseAsRoot(words) }
        } catch  where exitCode(for: error) == .success {
            try StandardOutput.write([fullMessage(for: error)])
            return nil
        } catch {
            throw ProgramFailure(wrong: message(for: error), seen.command)
        }
    }

    private static func show(_ command: CommandModel, in language: Language) {
        let console = Console.system(ConsoleOptions(language: language))
        let width = min(console.width, console.isOutputTerminal ? 100 : 80)
        for line in HelpPage(command, in: language, width: width).lines { console.print(line) }
        let status = console.finish(.ok)
        // The console has said why.
        if status != .ok { Glibc.exit(status.rawValue) }
    }
}

extension ProgramFailure {
    /// What the parser says is wrong with the words behind a command.
    fileprivate init(wrong message: String, _ command: CommandModel) {
        let words = ParserWords.phrase(message)
        self.init(
            Phrase(
                en: "\(words.text(in: .en)) See '\(command.path) --help'.",
                ko: "\(words.text(in: .ko)) 도움말: \(command.path) --help"), exitStatus: .usage)
    }
}
