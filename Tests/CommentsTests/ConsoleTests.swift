import Commands
import Comments
import CommentsConsole
import CommentsContract
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of comments on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for the first identifier.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var isVisitor = false
        var input: [String] = []
        var isEmpty = false
    }

    static let scenes = [
        Scene(name: "browse", words: ["browse"], isVisitor: true),
        Scene(name: "browse-more", words: ["browse", "--limit", "1"], isVisitor: true),
        Scene(name: "browse-page", words: ["browse", "--page", "2", "--limit", "1"], isVisitor: true),
        Scene(name: "browse-nothing", words: ["browse"], isVisitor: true, isEmpty: true),
        Scene(name: "browse-invalid", words: ["browse", "--limit", "0"]),
        Scene(name: "show", words: ["show", "{0}"], isVisitor: true),
        Scene(name: "show-unknown", words: ["show", "com_00000000000000000000000001"]),
        Scene(name: "show-no-id", words: ["show", "느티나무"]),
        Scene(name: "add", words: ["add", "--title", "단풍나무"]),
        Scene(name: "add-invalid", words: ["add", "--title", "단"]),
        Scene(name: "add-visitor", words: ["add", "--title", "단풍나무"], isVisitor: true),
        Scene(name: "rename", words: ["rename", "{0}", "--title", "단풍나무"]),
        Scene(name: "hide", words: ["hide", "{0}"]),
        Scene(name: "remove", words: ["remove", "{0}"], input: ["remove"]),
        Scene(name: "remove-declined", words: ["remove", "{0}"], input: ["no"]),
    ]

    static let folder = GoldenFolder("Comments")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        var text = "$ madang comments \(scene.words.joined(separator: " "))\n\n"
        for form in ConsoleForm.all {
            let shown = try await Self.transcript(of: scene, form)
            text += shown
            for line in shown.split(separator: "\n").prefix(while: { $0 != "-- errors" }) {
                let width = StyledText(String(line)).displayWidth
                #expect(width <= 80 || form.name.hasPrefix("--"), "too wide in \(form.name): \(line)")
            }
        }
        try Self.folder.expect(text, "console-\(name).txt")
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: CommentError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let environment = ClauseEnvironment(.ascending)
        let (service, owner) = (environment.service(over: InMemoryCommentStore()), environment.members.owner)
        var words = scene.words
        if !scene.isEmpty {
            let verbs = service.repository(for: owner)
            let id = try await verbs.add(CommentDraft(title: "골목 끝 느티나무 아래")).comment.id
            environment.clock.advance(by: .seconds(3600))
            let long = "A title that is much longer than what fits beside the other columns of a table"
            _ = try await verbs.add(CommentDraft(title: long))
            words = words.map { $0 == "{0}" ? "\(id)" : $0 }
        }
        var services = Services()
        services.provide(
            (any CommentRepository).self, service.repository(for: scene.isVisitor ? .anonymous : owner))
        return await form.transcript(
            now: environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { [services, words] console in
            try await CommandContext(console, services: services).run(CommentsNoun.self, words)
        }
    }
}
