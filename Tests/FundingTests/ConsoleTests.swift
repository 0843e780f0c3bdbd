import Commands
import ContractKit
import Funding
import FundingConsole
import FundingContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of funding on the command line, in both languages and for programs.
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
        Scene(name: "show-unknown", words: ["show", "cam_00000000000000000000000001"]),
        Scene(name: "show-no-id", words: ["show", "느티나무"]),
        Scene(name: "add", words: ["add", "--title", "단풍나무"]),
        Scene(name: "add-invalid", words: ["add", "--title", "단"]),
        Scene(name: "add-visitor", words: ["add", "--title", "단풍나무"], isVisitor: true),
        Scene(name: "rename", words: ["rename", "{0}", "--title", "단풍나무"]),
        Scene(name: "hide", words: ["hide", "{0}"]),
        Scene(name: "remove", words: ["remove", "{0}"], input: ["remove"]),
        Scene(name: "remove-declined", words: ["remove", "{0}"], input: ["no"]),
    ]

    static let folder = GoldenFolder("Funding")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang funding \(scene.words.joined(separator: " "))") {
            form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: CampaignError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let environment = ClauseEnvironment(.ascending)
        let (service, owner) = (environment.service(over: InMemoryCampaignStore()), environment.members.owner)
        var words = scene.words
        if !scene.isEmpty {
            let verbs = service.repository(for: owner)
            let id = try await verbs.add(CampaignDraft(title: "골목 끝 느티나무 아래")).campaign.id
            environment.clock.advance(by: .seconds(3600))
            let long = "A title that is much longer than what fits beside the other columns of a table"
            _ = try await verbs.add(CampaignDraft(title: long))
            words = words.map { $0 == "{0}" ? "\(id)" : $0 }
        }
        var services = Services()
        services.provide(
            (any CampaignRepository).self, service.repository(for: scene.isVisitor ? .anonymous : owner))
        return await form.transcript(
            now: environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { [services, words] console in
            try await CommandContext(console, services: services).run(FundingCommand.self, words)
        }
    }
}
