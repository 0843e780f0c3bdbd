import Commands
import ContractKit
import Crews
import CrewsConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of crews on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; names in braces stand for identifiers (`CrewNeighbours`).
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var person = CrewNeighbours.Person.owner
        /// The command before it, whose list the row numbers are of.
        var list: [String] = []
        var input: [String] = []
        /// How many hours after the neighbours' day has begun.
        var hours: Int64 = 0
        var isEmpty = false
    }

    static let folder = GoldenFolder("Crews")

    static let scenes =
        browsingScenes + foundingScenes + joiningScenes + managingScenes + meetingScenes + moneyScenes

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        let line = StyledText(scene.words.joined(separator: " ")).plain
        try await Self.folder.expectConsole(name, "madang crews \(line)") { form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: CrewError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test(arguments: WireTests.errors) func everyHintIsInItsLanguage(_ error: CrewError) {
        guard let hint = error.hint else { return }
        ErrorWording.expectWorded(hint, of: error.code)
    }

    static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let neighbours = try await CrewNeighbours(empty: scene.isEmpty)
        neighbours.environment.clock.advance(by: .seconds(scene.hours * 3600))
        let services = neighbours.services(of: scene.person)
        if !scene.list.isEmpty {
            let words = scene.list.map { neighbours.names[$0] ?? $0 }
            let console = Console.recording(now: neighbours.environment.clock.now()).console
            try await CommandContext(console, services: services).run(CrewsCommand.self, words)
        }
        let words = scene.words.map { neighbours.names[$0] ?? $0 }
        return await form.transcript(
            now: neighbours.environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { console in
            try await CommandContext(console, services: services).run(CrewsCommand.self, words)
        }
    }
}
