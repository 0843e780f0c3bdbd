import ContractKit
import Feed
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// How the feed looks on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case lines, column, grid, following, nothing, tag, tagged, week, wearing, own
        case detail, photo, history, question, form, faults, member, followers
    }

    /// The golden files of these tests.
    static let files =
        GoldenFolder.screens(View.allCases.map(\.rawValue)) + Language.allCases.map { linearFile($0) }

    private static func linearFile(_ language: Language) -> String { "screen-linear-\(language).txt" }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            var shell = try await Self.shell(view, language, size)
            await Self.arrange(view, &shell)
            if view.draws { shell.makePictures() }
            try GoldenFolder("Feed").expectScreen(view.rawValue, shell)
        }
    }

    private static func shell(_ view: View, _ language: Language, _ size: Size) async throws -> ShellStage {
        let stage = try await ScreenStage(empty: view == .nothing)
        let members = stage.members
        let (principal, place): (Principal, Destination) =
            switch view {
            case .following: (members.moderator, .feed)
            case .own: (members.owner, .feed)
            case .wearing: (members.owner, ScreenStage.page(of: stage.feed.listing))
            case .member, .followers: (members.buyer, try stage.page(of: members.owner))
            default: (members.buyer, .feed)
            }
        return await stage.shell(of: principal, at: place, language, size, drawing: view.draws)
    }

    private static func arrange(_ view: View, _ shell: inout ShellStage) async {
        switch view {
        case .lines, .column, .nothing, .member: break
        case .grid: await shell.go("v")
        case .following: await shell.go("o", "o")
        case .tag, .tagged:
            await shell.go("#")
            shell.type("오늘의코디")
            if view == .tagged { await shell.go("enter") }
        case .week: await shell.go("t")
        case .wearing: await shell.go("tab")
        case .own: await shell.go("m")
        case .detail, .photo: await shell.go("end", "enter")
        case .history: await shell.go("end", "up", "enter", "t")
        case .question: await shell.go("end", "up", "enter", "D")
        case .form: await shell.go("n")
        case .faults: await shell.go("n", "ctrl-s")
        case .followers: await shell.go("tab", "tab")
        }
    }

    /// The lines that a person types who hears the screens.
    private static let spoken: [Language: [String]] = [
        .ko: [
            "팔로잉", "최신", "4", "열기", "착용한 물건", "뒤로", "해시태그 보기", "2", "열기", "뒤로", "뒤로", "뒤로", "2", "열기",
            "글쓴이", "팔로우", "뒤로", "뒤로", "해시태그 오늘의코디", "뒤로", "이번 주 해시태그", "뒤로", "올리기", ":뒤로", "끝내기",
        ],
        .en: [
            "following", "newest", "4", "open", "the worn listing", "back", "its hashtags", "2", "open",
            "back", "back", "back", "2", "open", "the author", "follow", "back", "back",
            "hashtag 오늘의코디", "back", "hashtags of the week", "back", "post", ":back", "quit",
        ],
    ]

    @Test(arguments: Language.allCases) func everythingIsToldLineByLine(_ language: Language) async throws {
        let stage = try await ScreenStage()
        let (buyer, clock) = (stage.members.buyer, stage.feed.environment.clock)
        let router = stage.router(of: buyer)
        let recording = Console.recording(input: Self.spoken[language, default: []], echoesInput: true)
        let around = Surroundings(
            size: ScreenShell.linearSize, now: clock.now(), language: language, member: buyer.memberID)
        var loop = ShellLoop(SilentDisplay(), time: clock) { (router, buyer.memberID) }
        await loop.talk(
            ScreenShell(router, around: around), opening: .feed, on: recording.console,
            patience: .seconds(600))
        #expect(!recording.output.contains("\u{1B}"), "an escape code is told: print safe text")
        try GoldenFolder("Feed").expect(recording.output, Self.linearFile(language))
    }

    /// What a person does before anything is tried: a list, a post, a form, hashtags and pages.
    private static let ways: [[String]] = [
        [], ["v"], ["enter"], ["end", "up", "enter"], ["n"], ["t"], ["#"], ["m"], ["F"], ["o", "o"],
        ["end", "enter", "a"], ["end", "enter", "a", "tab", "tab"],
    ]

    @Test(arguments: ways, 0..<60)
    func nothingThatIsDoneBreaksIt(_ way: [String], _ seed: UInt64) async throws {
        let stage = try await ScreenStage(empty: seed % 7 == 0)
        let member = seed % 5 == 0 ? Principal.anonymous : stage.members.buyer
        var shell = await stage.shell(of: member, drawing: seed % 2 == 0)
        for key in way { await shell.go(key) }
        #expect(await shell.live(through: 50, seed: seed) == nil)
        // To the sides one goes by keys that open and leave elsewhere.
        let others = shell.shell.conflicts.filter { !$0.contains(": feed.grid-") }
        #expect(others.isEmpty, "\(others)")
    }

    @Test(arguments: KeyMap.Preset.allCases, ways)
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ way: [String]) async throws {
        let stage = try await ScreenStage()
        for member in [stage.members.owner, stage.members.buyer] {
            var shell = await stage.shell(of: member, keys: KeyMap(preset))
            for key in way { await shell.go(key) }
            #expect(!shell.text.isEmpty && shell.shell.conflicts.isEmpty, "\(shell.shell.conflicts)")
        }
    }
}

extension ScreenTests.View {
    /// Whether the terminal draws pictures.
    fileprivate var draws: Bool { [.column, .grid, .photo].contains(self) }
}
