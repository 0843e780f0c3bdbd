import ArgumentParser
import Commands
import Terminal
import TestKit
import Testing
import Vocabulary

/// A program's words on their way to a command.
@Suite struct CommandLineTests {
    struct Kennel: ParsableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "kennel", en: "A kennel.", ko: "개집.", version: "kennel 7",
                subcommands: [Feeding.self, DogsCommand.self])
        }
    }

    enum Food: String, CaseIterable, ExpressibleByArgument {
        case beef, cheese, chicken, duck, fish, lamb, rice
    }

    struct Feeding: ParsableCommand, ExplainedCommand {
        static var configuration: CommandConfiguration {
            .words(
                "feed", formerly: ["fodder"], en: "Feed them.", ko: "먹이를 줍니다.",
                examples: [Phrase("kennel feed fish --bowls 2")])
        }
        static let explanation = Phrase(en: "All dogs get the same.", ko: "모든 개에게 같은 것을 줍니다.")

        @Option(help: .words(en: "How many bowls.", ko: "그릇 수.", value: "count")) var bowls = 3
        @Argument(help: .words(en: "What they get.", ko: "먹이.", value: "food")) var food: Food
        @Argument(help: .words(en: "What else.", ko: "그 밖에.", value: "more")) var more: String?
        @OptionGroup(title: "Kitchen") var kitchen: Kitchen
        @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

        func validate() throws {
            try ValidationError.require(bowls, in: 1...9, "--bowls")
        }
    }

    struct Kitchen: ParsableArguments {
        @Option(
            name: .shortAndLong, help: .words(en: "Who cooks.", ko: "요리하는 사람.", value: "name"))
        var cook: String?
    }

    private func read(_ words: [String], _ language: Language) throws -> (Feeding?, String) {
        let recording = Console.recording(ConsoleOptions(language: language))
        let command = try recording.console.command(words, of: Kennel.self)
        return (command as? Feeding, recording.output)
    }

    @Test("Words that name a command give it, options before its name among them")
    func command() throws {
        let (feed, output) = try read(["--lang", "ko", "feed", "fish", "--bowls", "2", "-c", "민준"], .ko)
        #expect(feed?.kitchen.cook == "민준")
        #expect(feed?.bowls == 2 && feed?.food == .fish && feed?.language.lang == "ko" && output == "")
    }

    @Test("A name that a command had before works, and is shown nowhere")
    func formerName() throws {
        let (feed, _) = try read(["fodder", "fish", "--bowls", "2"], .en)
        #expect(feed?.bowls == 2 && feed?.food == .fish)
        for words in [["--help"], ["help", "fodder"], ["fodder", "--help"]] {
            let (_, output) = try read(words, .en)
            #expect(output.contains("feed") && !output.contains("fodder"), "\(output)")
        }
        let refusal = #expect(throws: UsageError.self) { try read(["foddr"], .en) }
        #expect(refusal?.phrase.en == "Unknown command 'foddr'. Commands: feed, dogs.")
    }

    @Test(
        "Help and the version are all that is said",
        arguments: [
            (["feed", "--help"], Language.en, "How many bowls; default: 3.\n"),
            (["feed", "--help"], .ko, "그릇 수. 기본값: 3.\n"), ([], .en, "kennel <command>\n"),
            ([], .ko, "사용법:\n"), (["--version"], .ko, "kennel 7\n"), (["help", "feed"], .ko, "먹이를 줍니다.\n"),
            (["feed", "--version"], .en, "kennel 7\n"), (["--version", "--help"], .en, "kennel <command>\n"),
        ])
    func help(_ words: [String], _ language: Language, _ says: String) throws {
        let (feed, output) = try read(words, language)
        #expect(feed == nil && output.contains(says), "\(output)")
    }

    @Test(
        "Help looks as it was reviewed: of all commands, of a noun, of a command",
        arguments: [[], ["dogs"], ["feed"]], Language.allCases)
    func looks(_ words: [String], _ language: Language) throws {
        let (_, output) = try read(words + ["--help"], language)
        try GoldenFolder("Commands").expect(
            output, "help-\(words.first ?? "kennel")-\(language.rawValue).txt")
    }

    @Test(
        "Wrong words are answered in the language, with the help that is nearest",
        arguments: [
            (["fed"], "Unknown command 'fed'. Did you mean 'feed'?", "'fed' 명령은 없습니다. 혹시 'feed'인가요?", ""),
            (["--bowls"], "Unknown option '--bowls'.", "'--bowls' 옵션은 없습니다.", ""),
            (["--lang"], "Missing value for '--lang <code>'.", "'--lang <code>'에 값이 필요합니다.", ""),
            (
                ["feed", "fish", "--generate-completion-script=zsh"],
                "Unknown option '--generate-completion-script'.",
                "'--generate-completion-script' 옵션은 없습니다.", " feed"
            ),
            (
                ["feed", "fish", "--bowls", "10"], "--bowls must be between 1 and 9.",
                "--bowls: 1 이상 9 이하여야 합니다.", " feed"
            ),
            (
                ["feed", "fish", "--lang", "fr"], "--lang must be ko or en, not 'fr'.",
                "--lang은 ko 또는 en이어야 합니다 ('fr').", " feed"
            ),
            (
                ["feed", "grass"],
                "The value 'grass' is invalid for '<food>'. Please provide one of 'beef', "
                    + "'cheese', 'chicken', 'duck', 'fish', 'lamb', 'rice'.",
                "'<food>'에 'grass' 값은 쓸 수 없습니다. 쓸 수 있는 값: beef, cheese, chicken, duck, fish, lamb, rice.",
                " feed"
            ),
        ])
    func wrong(_ words: [String], _ english: String, _ korean: String, _ command: String) {
        for (language, says) in [(Language.en, english), (.ko, korean)] {
            do {
                _ = try read(words, language)
                Issue.record("\(words) are taken")
            } catch let error as UsageError {
                #expect(error.phrase.text(in: language) == says)
                #expect(error.hint == Phrase("kennel\(command) --help"))
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test("--lang goes before MADANG_LANGUAGE, that before the configuration file, that before the locale")
    func choice() {
        let locale = ["LANG": "en_GB.UTF-8"]
        let variable = locale.merging(["MADANG_LANGUAGE": "en"]) { $1 }
        var file: String?
        func choice(_ words: [String], _ environment: [String: String], _ written: String?) -> Language {
            HelpLanguage.choice(words, environment) { path in
                file = path
                return written
            }
        }
        #expect(choice(["feed", "--lang=ko"], variable, "en") == .ko)
        #expect(choice(["--config", "여기.yaml", "feed"], variable, "ko") == .en && file == "여기.yaml")
        #expect(choice(["feed"], locale, "ko") == .ko && file == nil)
        #expect(choice(["feed"], locale, "auto") == .en)
        #expect(choice(["feed", "--", "--lang=en"], ["LANG": "ko_KR.UTF-8"], nil) == .ko)
    }
}
