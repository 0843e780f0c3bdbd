import ArgumentParser
import Terminal
import Testing

@testable import Commands

/// What is offered where somebody presses Tab.
@Suite struct CompletionTests {
    private struct Root: ParsableCommand {
        static var configuration: CommandConfiguration {
            .words("shelter", en: "A shelter.", ko: "쉼터.", subcommands: [DogsCommand.self, Walk.self])
        }
    }

    private struct Walk: RunnableCommand {
        static var configuration: CommandConfiguration { .words("walk", en: "Walk them.", ko: "산책합니다.") }
        static var shortcut: String? { "go" }
        @Argument(help: .words(en: "Where.", ko: "장소."), completion: .list(["park", "pond"])) var place:
            String
        @Argument(completion: .file(extensions: ["gpx", "kml"])) var tracks: [String] = []
        @Option(completion: .list(["slow", "fast"])) var pace: String?
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {}
    }

    private static func words(_ typed: [String], _ language: Language = .en) -> [String] {
        guard
            case .words(let offers) = Completion.answer(typed, in: .tree(of: Root.self, in: language))
        else { return [":files"] }
        return offers.map(\.word)
    }

    @Test(arguments: [
        ([""], ["dogs", "walk", "go"]), (["d"], ["dogs"]), (["x"], []), (["dogs", ""], ["call", "list"]),
        (["dogs", "l"], ["list"]), (["walk", ""], ["park", "pond"]), (["walk", "po"], ["pond"]),
        (["go", "pa"], ["park"]), (["walk", "--p"], ["--pace", "--plain"]),
        (["walk", "--pace", ""], ["slow", "fast"]), (["walk", "--pace=s"], ["--pace=slow"]),
        (["walk", "--pace", "slow", "pa"], ["park"]), (["walk", "--pace", "slow", "--pa"], []),
        (["walk", "--lang", ""], ["ko", "en"]), (["--lang", "ko", "do"], ["dogs"]), (["--la"], ["--lang"]),
        (["nothing", ""], []), (["walk", "--", "--"], []), (["help", "do"], ["dogs"]),
        (["walk", "park", ""], [":files"]), (["walk", "park", "a.gpx", ""], [":files"]),
        (["walk", "--config", ""], [":files"]), ([], ["dogs", "walk", "go"]),
        (["dogs", "su"], []), (["dogs", "summon", "--pl"], ["--plain"]),
    ])
    func whatMayStandThereIsOffered(typed: [String], offered: [String]) {
        #expect(Self.words(typed) == offered)
    }

    @Test func whatIsOfferedIsExplainedInBothLanguages() {
        for (language, words) in [(Language.en, "walk\tWalk them.\n"), (.ko, "walk\t산책합니다.\n")] {
            #expect(Completion.answer(["w"], in: .tree(of: Root.self, in: language)).text == words)
        }
        let files = Completion.answer(["walk", "park", ""], in: .tree(of: Root.self, in: .en))
        #expect(files.text == ":files gpx kml\t\n")
        let config = Completion.answer(["walk", "--config=a"], in: .tree(of: Root.self, in: .en))
        #expect(config.text == ":files\t--config=\n")
    }

    @Test func everyProgramAnswersAShell() throws {
        let recording = Console.recording()
        #expect(try recording.console.command(["__complete", "dogs", "c"], of: Root.self) == nil)
        #expect(recording.output == "call\tCall it.\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func aScriptIsOfOneProgram(_ shell: String) throws {
        let script = try CompletionScript.text(for: "madang-server", shell: shell)
        #expect(script.contains("_madang_server") && script.contains("__complete"))
        #expect(!script.contains("PROGRAM") && !script.contains("FUNCTION"))
    }
}
