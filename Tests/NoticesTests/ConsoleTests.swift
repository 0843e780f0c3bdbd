import Commands
import ContractKit
import Notices
import NoticesConsole
import NoticesContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of notices on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for the first identifier.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var isVisitor = false
        var isEmpty = false
        var isEnded = false
    }

    static let scenes = [
        Scene(name: "list", words: ["notices", "list"]),
        Scene(name: "list-more", words: ["notices", "list", "--unread", "--limit", "2"]),
        Scene(name: "list-page", words: ["notices", "list", "--page", "2", "--limit", "3"]),
        Scene(name: "list-nothing", words: ["notices", "list"], isEmpty: true),
        Scene(name: "list-all-read", words: ["notices", "list", "--unread"], isEmpty: true),
        Scene(name: "list-visitor", words: ["notices", "list"], isVisitor: true),
        Scene(name: "list-invalid", words: ["notices", "list", "--limit", "0"]),
        Scene(name: "unread", words: ["notices", "unread"]),
        Scene(name: "read", words: ["notices", "read", "{0}"]),
        Scene(name: "read-all", words: ["notices", "read", "--all"]),
        Scene(name: "read-through", words: ["notices", "read", "--through", "8"]),
        Scene(name: "read-unknown", words: ["notices", "read", "ntc_00000000000000000000000001"]),
        Scene(name: "read-nothing", words: ["notices", "read"]),
        Scene(name: "watch", words: ["watch", "--since", "0"], isEnded: true),
        Scene(name: "watch-visitor", words: ["watch"], isVisitor: true),
    ]

    static let folder = GoldenFolder("Notices")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang \(scene.words.joined(separator: " "))") { form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: NoticeError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let stage = NoticeStage()
        let first = scene.isEmpty ? nil : try await stage.furnish()
        let words = scene.words.map { $0 == "{0}" ? first.map { "\($0)" } ?? $0 : $0 }
        var services = Services()
        services.provide(NoticeWordings.self, NoticeStage.wordings)
        let principal = scene.isVisitor ? Principal.anonymous : stage.environment.members.owner
        let verbs = stage.service.repository(for: principal)
        services.provide(
            (any NoticeRepository).self,
            scene.isEnded ? try await EndingRepository.make(verbs, stage) : verbs)
        return await form.transcript(
            now: stage.environment.clock.now(), input: [], isTerminal: false, yes: true,
            reporting: { console, error in console.report(failure: error) }
        ) { [services, words] console in
            let context = CommandContext(console, services: services)
            if words.first == "watch" {
                try await context.run(WatchCommand.self, Array(words.dropFirst()))
            } else {
                try await context.run(NoticesCommand.self, Array(words.dropFirst()))
            }
        }
    }
}
