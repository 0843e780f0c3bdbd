import Commands
import Community
import CommunityConsole
import CommunityContract
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of the board on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for the first identifier.
    struct Scene: Sendable {
        enum Actor: Sendable { case author, visitor, moderator, keeper }

        let name: String
        let words: [String]
        var actor: Actor = .author
        var input: [String] = []
        var isEmpty = false
    }

    static let scenes = [
        Scene(name: "list", words: ["list"], actor: .visitor),
        Scene(name: "list-more", words: ["list", "--limit", "1", "--category", "이야기"], actor: .visitor),
        Scene(name: "list-page", words: ["list", "--page", "2", "--limit", "1"], actor: .visitor),
        Scene(name: "list-nothing", words: ["list"], actor: .visitor, isEmpty: true),
        Scene(name: "list-not-found", words: ["list", "--keyword", "단풍"]),
        Scene(name: "list-invalid", words: ["list", "--limit", "0", "--author", "수연"]),
        Scene(name: "list-unknown-category", words: ["list", "--category", "장터"]),
        Scene(name: "show", words: ["show", "{0}"], actor: .visitor),
        Scene(name: "show-hidden", words: ["show", "{2}"]),
        Scene(name: "show-unknown", words: ["show", "pst_00000000000000000000000001"]),
        Scene(name: "show-no-id", words: ["show", "느티나무"]),
        Scene(name: "write", words: ["write", "--title", "단풍나무", "--text", "가을입니다."]),
        Scene(name: "write-asked", words: ["write"], input: ["단풍나무", "첫 줄", "둘째 줄", "", "y"]),
        Scene(name: "write-declined", words: ["write"], input: ["단", "단풍나무", "한 줄", "", "n"]),
        Scene(name: "write-invalid", words: ["write", "--title", "단", "--text", " "]),
        Scene(name: "write-visitor", words: ["write", "--title", "단풍나무", "--text", "글"], actor: .visitor),
        Scene(name: "edit", words: ["edit", "{0}", "--title", "단풍나무"]),
        Scene(name: "edit-asked", words: ["edit", "{0}"], input: ["새 제목", "y", "새 글", ""]),
        Scene(name: "edit-no-photo", words: ["edit", "{0}", "--remove-photo", "2"]),
        Scene(name: "edit-both-texts", words: ["edit", "{0}", "--text", "글", "--text-file", "a"]),
        Scene(name: "history", words: ["history", "{1}"], actor: .visitor),
        Scene(name: "history-none", words: ["history", "{0}"], actor: .visitor),
        Scene(name: "mine", words: ["mine"]),
        Scene(name: "mine-hidden", words: ["mine", "--state", "숨김"]),
        Scene(name: "mine-invalid", words: ["mine", "--state", "새것"]),
        Scene(name: "remove", words: ["remove", "{0}"], input: ["remove"]),
        Scene(name: "remove-declined", words: ["remove", "{0}"], input: ["no"]),
        Scene(name: "hide", words: ["hide", "{0}", "--reason", "전화번호를 적었습니다"], actor: .moderator),
        Scene(name: "hide-member", words: ["hide", "{0}", "--reason", "이유"]),
        Scene(name: "restore", words: ["restore", "{2}"], actor: .moderator),
        Scene(name: "restore-shown", words: ["restore", "{0}"], actor: .moderator),
        Scene(name: "categories", words: ["categories"], actor: .visitor),
        Scene(
            name: "set-category", words: ["set-category", "market", "--korean", "장터", "--english", "Market"],
            actor: .keeper),
        Scene(name: "set-category-closed", words: ["set-category", "general", "--closed"], actor: .keeper),
        Scene(
            name: "set-category-invalid",
            words: ["set-category", "장터", "--korean", "장터", "--english", " "], actor: .keeper),
    ]

    static let folder = GoldenFolder("Community")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang board \(scene.words.joined(separator: " "))") {
            form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: PostError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let environment = ClauseEnvironment(.ascending)
        let service = environment.service(over: InMemoryPostStore())
        var words = scene.words
        if !scene.isEmpty {
            let ids = try await posts(service, environment)
            for (number, id) in ids.enumerated() {
                words = words.map { $0 == "{\(number)}" ? "\(id)" : $0 }
            }
        }
        let members = environment.members
        let actor: Principal =
            switch scene.actor {
            case .author: members.owner
            case .visitor: .anonymous
            case .moderator: members.moderator
            case .keeper: members.operator
            }
        var services = Services()
        services.provide((any PostRepository).self, service.repository(for: actor))
        return await form.transcript(
            now: environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { [services, words] console in
            try await CommandContext(console, services: services).run(CommunityCommand.self, words)
        }
    }

    /// One with photos, one that was edited twice, one that a moderator has hidden.
    private static func posts(
        _ service: PostService, _ environment: ClauseEnvironment
    ) async throws -> [PostID] {
        let owner = environment.members.owner
        let (verbs, author) = (service.repository(for: owner), try expectValue(owner.memberID, "a member"))
        let card = environment.pictures.add(by: author, "느티나무 그늘")
        let first = try await verbs.publish(
            PostDraft(
                category: "general", title: "골목 끝 느티나무 아래", text: "토요일 10시에 모여요.\n\n빗자루를 가져오세요.",
                photos: [card.id]))
        environment.comments.set(AnyIdentifier(first.post.id), 12)
        environment.clock.advance(by: .seconds(3600))
        let long = "A title that is much longer than what fits beside the other columns of a table"
        let second = try await verbs.publish(PostDraft(category: "general", title: "두 번째", text: "처음"))
        environment.clock.advance(by: .seconds(60))
        for text in ["다음", "마지막\n글"] {
            _ = try await verbs.edit(
                second.post.id, PostDraft(category: "general", title: long, text: text), expecting: nil)
        }
        let third = try await verbs.publish(PostDraft(category: "general", title: "광고입니다", text: "사세요"))
        _ = try await service.repository(for: environment.members.moderator)
            .moderate(third.post.id, .hide, reason: "광고를 되풀이했습니다")
        return [first.post.id, second.post.id, third.post.id]
    }
}
