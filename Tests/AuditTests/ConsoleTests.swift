import Audit
import AuditConsole
import AuditContract
import Commands
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of the audit log on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var isModerator = false
        var isEmpty = false
    }

    static let scenes = [
        Scene(name: "list", words: ["list"]),
        Scene(name: "list-more", words: ["list", "--actor", "machine", "--limit", "1"]),
        Scene(name: "list-page", words: ["list", "--page", "2", "--limit", "2"]),
        Scene(name: "list-nothing", words: ["list"], isEmpty: true),
        Scene(name: "list-invalid", words: ["list", "--actor", "운영자", "--verb", " "]),
        Scene(name: "list-moderator", words: ["list"], isModerator: true),
    ]

    static let folder = GoldenFolder("Audit")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang audit \(scene.words.joined(separator: " "))") {
            form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: AuditError) {
        let phrase = error.phrase
        #expect(phrase.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "no Korean")
        #expect(!phrase.en.unicodeScalars.contains { $0.value > 0x2FF }, "Korean in English")
        #expect(phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "not a sentence: \(error.code)")
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let story = WireStory()
        if !scene.isEmpty {
            try await story.recorded()
            story.environment.clock.advance(by: .seconds(3600))
            let second = AuditEvent(
                id: story.environment.ids.next(), by: .machine, "auth.changeRole",
                "\(story.environment.ids.next() as MemberID)", affecting: nil,
                at: story.environment.clock.now(),
                reason: "a reason \u{1B}[31mthat is much longer than what fits beside the other columns")
            try await story.service.log.record(second)
        }
        let members = story.environment.members
        var services = Services()
        services.provide(
            (any AuditRepository).self,
            story.service.repository(for: scene.isModerator ? members.moderator : members.operator))
        services.provide(
            ActWords.self, ActWords(["listings.hide": Phrase(en: "hidden", ko: "물건 숨김")]))
        return await form.transcript(
            now: story.environment.clock.now(), input: [], isTerminal: false, yes: true,
            reporting: { console, error in console.report(failure: error) }
        ) { [services] console in
            try await CommandContext(console, services: services).run(AuditCommand.self, scene.words)
        }
    }
}
