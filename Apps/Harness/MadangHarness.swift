import ArgumentParser
import Commands
import Composition
import Glibc
import Settings
import Terminal
import TimeZones
import Vocabulary

/// The harness: tools for operators and for those who work on Madang.
@main
struct MadangHarness: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang-harness", en: "Fills and examines Madang's backends.", ko: "마당의 데이터베이스와 서버를 채우고 점검합니다.",
            version: MadangVersion.text,
            subcommands: [
                Seed.self, Drill.self, ContractCommand.self, FuzzCommand.self, Fill.self, ServeConstant.self,
                ServePages.self, ServePortOne.self, ServeTests.self, Completions.self, Manual.self,
            ])
    }

    static func main() async {
        let words = ProgramArguments.words
        let language = HelpLanguage.choice(words, Settings.processEnvironment) { file in
            (try? Settings.read(configuration: file))?.language
        }
        Glibc.exit(await run(words, in: language))
    }

    /// Answers with what the program ends.
    private static func run(_ words: [String], in language: Language) async -> Int32 {
        var console = Console.system(ConsoleOptions(language: language), zone: .ofThisMachine())
        do {
            if let command = try console.command(words, of: Self.self) as? any HarnessCommand {
                var options = command.consoleOptions
                options.language = language
                console = Console.system(options, zone: .ofThisMachine())
                try await command.run(on: console)
            }
            return console.finish(.ok).rawValue
        } catch let status as ExitCode {
            console.flush()
            return status.rawValue
        } catch {
            return console.finish(console.report(failure: error)).rawValue
        }
    }
}
