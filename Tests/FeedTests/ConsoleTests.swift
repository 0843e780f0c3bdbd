import Commands
import ContractKit
import Feed
import FeedConsole
import FeedContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of the feed on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    static let folder = GoldenFolder("Feed")

    @Test(arguments: ConsoleScene.all.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(ConsoleScene.all.first { $0.name == name })
        try await Self.folder.expectConsole(name, scene.line.replacing("\u{1B}", with: "^[")) { form in
            let shown = try await Self.transcript(of: scene, form)
            #expect(!shown.contains("\u{1B}"), "an escape code reaches the terminal: print safe text")
            #expect(!shown.contains("\u{9B}") && !shown.contains("\u{202E}"), "print safe text")
            return shown
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            ConsoleScene.all.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test func namesAreUnique() {
        #expect(Set(ConsoleScene.all.map(\.name)).count == ConsoleScene.all.count)
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: FeedError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
        if let hint = error.hint { ErrorWording.expectWorded(hint, of: error.code) }
    }

    @Test("A row of a list of posts stands for the post, and for its author where a member is wanted")
    func rows() async throws {
        let stage = try await ConsoleStage()
        let owner = stage.environment.members.owner
        _ = try await Self.output(of: stage, .feed, ["list"], as: owner)
        let followed = try await Self.output(of: stage, .follow, ["2"], as: owner)
        #expect(followed.contains("지나^[[1m가는�이 님을 팔로우합니다. 팔로워 1명."), "\(followed)")
        let author = try await Self.output(of: stage, .feed, ["list", "--member", "4"], as: owner)
        #expect(author.contains("A first line"), "\(author)")
        let shown = try await Self.output(of: stage, .feed, ["show", "1"], as: owner)
        #expect(shown.contains("\(stage.posts[1])"), "\(shown)")
        _ = try await Self.output(of: stage, .following, [], as: owner)
        let unfollowed = try await Self.output(of: stage, .unfollow, ["1"], as: owner)
        #expect(unfollowed.contains("님의 팔로우를 해제했습니다. 팔로워 0명."), "\(unfollowed)")
        await #expect(throws: UsageError.self, "a member is no post") {
            try await stage.run(.feed, ["show", "1"], as: owner, on: Console.recording().console)
        }
    }

    @Test("The pages that hints lead to hold every post once", arguments: [[], ["--popular"]])
    func pages(_ options: [String]) async throws {
        let stage = try await ConsoleStage()
        var (seen, words) = ([String](), options + ["--limit", "2"])
        for _ in 0..<5 {
            let recording = Console.recording()
            try await stage.run(.feed, ["list"] + words, as: .anonymous, on: recording.console)
            seen += recording.output.split(separator: "\n").dropFirst().map { String($0.suffix(6)) }
            let hint = recording.errors.split(separator: "\n").first { $0.hasPrefix("More: ") }
            guard let hint else { break }
            words = hint.dropFirst("More: madang feed list ".count).split(separator: " ").map(String.init)
        }
        let shown = stage.posts.indices.filter { $0 != 2 }.map { String("\(stage.posts[$0])".suffix(6)) }
        #expect(seen.count == shown.count && Set(seen) == Set(shown))
    }

    @Test("A text comes from the standard input")
    func standardInput() async throws {
        let stage = try await ConsoleStage(empty: true)
        let words = ["post", "-", "--photo", "/etc/os-release"]
        let recording = Console.recording(
            ConsoleOptions(language: .ko),
            input: ["첫 줄 #\u{1103}\u{1161}\u{11AB}\u{1111}\u{116E}\u{11BC}", "둘째 줄"],
            inputIsTerminal: false)
        try await stage.run(.feed, words, as: stage.environment.members.owner, on: recording.console)
        #expect(recording.output.contains("올렸습니다: 첫 줄 #단풍"), "\(recording.output)")
        let found = try await stage.service.repository(for: .anonymous)
            .posts(.tagged(#require(Hashtag("단풍"))), .first)
        #expect(found.items.map(\.post.content.text) == ["첫 줄 #단풍\n둘째 줄"])
    }

    @Test("What moderators do is worded for the audit log, in both languages")
    func acts() {
        #expect(Set(FeedCommand.acts.keys) == Set(SubjectAct.allCases.map { "feed.\($0.rawValue)" }))
        #expect(FeedCommand.acts.values.allSatisfy { $0.en != $0.ko })
    }

    @Test func everyFieldHasAName() {
        for field in ["photos", "worn", "tag", "member", "state", "reason", "limit", "after", "page"] {
            let name = FeedError.fieldName(field)
            #expect(
                name?.en.contains("--") == true && name?.ko.contains("--") == true, "no flag for \(field)")
        }
        #expect(FeedError.fieldName("text")?.ko == "내용")
        #expect(FeedError.fieldName("hashtags")?.ko == "해시태그 수")
        #expect(FeedError.fieldName("photos.0") == Phrase(en: "photo 1", ko: "사진 1"))
        #expect(FeedError.fieldName("colour") == nil)
    }
}

extension ConsoleTests {
    private static func output(
        of stage: ConsoleStage, _ command: ConsoleStage.Command, _ words: [String], as principal: Principal
    ) async throws -> String {
        let recording = Console.recording(
            ConsoleOptions(language: .ko), now: stage.environment.clock.now())
        try await stage.run(command, words, as: principal, on: recording.console)
        return recording.output
    }

    private static func transcript(of scene: ConsoleScene, _ form: ConsoleForm) async throws -> String {
        let stage = try await ConsoleStage(empty: scene.isEmpty)
        let members = stage.environment.members
        let actor: Principal =
            switch scene.actor {
            case .owner: members.owner
            case .buyer: members.buyer
            case .stranger: members.stranger
            case .visitor: .anonymous
            case .moderator: members.moderator
            }
        return await form.transcript(
            now: stage.environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { console in
            try await stage.run(scene.command, scene.words, as: actor, on: console)
        }
    }
}
