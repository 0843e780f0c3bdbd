import Commands
import Synchronization
import Terminal
import Testing
import Vocabulary

/// A command run on services that were made by hand.
@Suite struct CommandRunTests {
    static let id = "dog_00000000000000000000000001"

    @Test func oneVerbIsSwapped() async {
        var dogs = Dogs()
        dogs.call = { _ throws(DogError) in throw .asleep }
        let shown = await CommandRecording(DogsCommand.self, ["call", Self.id], services: Services(dogs))
        #expect(shown.errors == "error: The dog is asleep.\nhint: Wake it.\n")
        #expect(shown.status == .retry)
    }

    @Test(arguments: [
        ([], "It says 멍.\n"), (["--lang", "ko"], "멍!\n"), (["--plain"], "멍\n"),
        (["--json"], "{\n  \"said\": \"멍\"\n}\n"),
    ])
    func theAnswerIsInTheWantedForm(_ words: [String], _ output: String) async {
        let services = Services(Dogs())
        let shown = await CommandRecording(DogsCommand.self, ["call", Self.id] + words, services: services)
        #expect(shown.output == output)
        #expect(shown.errors == "" && shown.status == .ok)
    }

    @Test func jsonIsSafeOnATerminal() async {
        var dogs = Dogs()
        dogs.call = { _ throws(DogError) in "\u{1B}[31m\u{202E}\u{1112}\u{1161}\u{11AB}" }
        let shown = await CommandRecording(
            DogsCommand.self, ["call", Self.id, "--json"], services: Services(dogs))
        let safe = #"{\#n  "said": "\u001B[31m\u202E\#u{1112}\#u{1161}\#u{11AB}"\#n}\#n"#
        #expect(shown.output.lowercased().utf8.elementsEqual(safe.lowercased().utf8))
    }

    @Test(arguments: [
        (
            ["call", "유기견"],
            "error: '유기견' is not a dog ID. Use a row number or part of an ID from the last list, or the "
                + "whole ID: dog_ followed by 26 characters.\n"
        ),
        (
            ["call", "유기견", "--lang", "ko"],
            "오류: '유기견'은 개 ID가 아닙니다. 마지막 목록의 행 번호나 ID 일부, 또는 dog_로 시작하는 ID 전체를 입력하세요.\n"
        ),
        (["call", id, "--json", "--plain"], "error: --json and --plain cannot be used together.\n"),
        (["call", id, "--unwelcome"], "error: Unknown option '--unwelcome'.\n"),
        (["call"], "error: Missing expected argument '<id>'.\n"),
    ])
    func aWrongCommandLineIsAUsageError(_ words: [String], _ errors: String) async {
        let shown = await CommandRecording(DogsCommand.self, words, services: Services(Dogs()))
        if !words.contains("--json") { #expect(shown.errors == errors) }
        #expect(shown.output == "" && shown.status == .usage)
    }

    @Test func aNounAloneIsAUsageError() async {
        let shown = await CommandRecording(DogsCommand.self, [], services: Services(Dogs()))
        #expect(shown.status == .usage && shown.errors.contains("dogs"))
    }

    @Test func servicesThatWereNotProvidedAreNamed() async {
        let shown = await CommandRecording(DogsCommand.self, ["call", Self.id], services: Services())
        #expect(shown.status == .internal && shown.errors.contains("Dogs"))
    }

    @Test func servicesAreOpenedForTheActorOfTheCommand() async throws {
        let actors = Mutex<[CommandActor]>([])
        let context = CommandContext(Console.recording().console) { actor, body in
            actors.withLock { $0.append(actor) }
            try await body(Services(Dogs()))
        }
        try await context.run(DogsCommand.self, ["call", Self.id])
        try await context.run(DogsCommand.self, ["list"])
        #expect(actors.withLock { $0 } == [.signedIn, .visitor])
    }
}
