import Commands
import Community
import CommunityContract
import CommunityScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The board on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case list, search, empty, detail, scrolled, history, form, text, faults, question
    }

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(View.allCases.map(\.rawValue))

    static let longText = """
        토요일 오전 10시, 느티나무 앞에서 모입니다. 빗자루와 장갑은 준비되어 있어요.

        끝나고 같이 국수 먹어요. 비가 오면 일요일로 미룹니다. Everybody is welcome, with or without a broom; \
        children too.
        """

    /// A member before what there is: two posts of their own, unless there shall be nothing.
    private static func stage(
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0], keys: KeyMap = KeyMap(),
        empty: Bool = false, asVisitor: Bool = false, drafts: KeptDrafts = KeptDrafts()
    ) async throws -> ShellStage {
        let environment = ClauseEnvironment(.ascending)
        let (service, owner) = (environment.service(over: InMemoryPostStore()), environment.members.owner)
        _ = try await service.repository(for: environment.members.operator).setCategory(
            PostCategory(slug: "meetup", korean: "모임", english: "Meetups", position: 1))
        if !empty { try await write(service.repository(for: owner), environment) }
        var services = Services()
        let principal = asVisitor ? .anonymous : owner
        services.provide((any PostRepository).self, service.repository(for: principal))
        var stage = ShellStage(
            .community(services), opening: .board, size: size, language, member: principal.memberID,
            clock: environment.clock, keys: keys, drafts: drafts)
        await stage.settle()
        return stage
    }

    private static func write(_ verbs: any PostRepository, _ environment: ClauseEnvironment) async throws {
        let author = try expectValue(environment.members.owner.memberID, "a member")
        let card = environment.pictures.add(by: author, "느티나무 그늘")
        let first = try await verbs.publish(
            PostDraft(category: "general", title: "골목 청소", text: "토요일", photos: [card.id]))
        environment.clock.advance(by: .seconds(3600))
        _ = try await verbs.edit(
            first.post.id,
            PostDraft(category: "general", title: "골목 청소해요", text: longText, photos: [card.id]),
            expecting: nil)
        environment.comments.set(AnyIdentifier(first.post.id), 3)
        _ = try await verbs.publish(
            PostDraft(category: "meetup", title: "Running on Wednesdays", text: "7:30"))
    }

    private static func arrange(_ view: View, _ stage: inout ShellStage) async {
        switch view {
        case .list, .empty: break
        case .search:
            stage.press("/")
            stage.type("청소")
            stage.press("enter")
        case .detail: stage.press("down", "enter")
        case .scrolled:
            stage.press("down", "enter")
            await stage.settle()
            stage.press("down", "down")
        case .history:
            stage.press("down", "enter")
            await stage.settle()
            stage.press("t")
        case .form, .text, .faults: stage.press("n")
        case .question:
            stage.press("enter")
            await stage.settle()
            stage.press("D")
        }
        await stage.settle()
        if view == .text {
            stage.type("단풍나무")
            stage.press("enter")
            stage.type("첫 줄")
            stage.press("enter")
            stage.type("둘째 줄")
        }
        if view == .faults {
            stage.type("단")
            stage.press("ctrl-s")
            await stage.settle()
        }
    }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            var stage = try await Self.stage(language, size, empty: view == .empty)
            await Self.arrange(view, &stage)
            try GoldenFolder("Community").expectScreen(view.rawValue, stage)
        }
    }

    @Test func oneIsWrittenEditedAndRemoved() async throws {
        var stage = try await Self.stage(empty: true)
        stage.press("n")
        await stage.settle()
        stage.type("단\u{1111}\u{116E}\u{11BC}나무")
        stage.press("enter")
        stage.type("첫 줄")
        stage.press("enter")
        stage.type("둘째 줄")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("게시판 > 단풍나무") && stage.text.contains("등록했습니다."), "\(stage.text)")
        #expect(stage.text.contains("첫 줄\n") || stage.text.contains("둘째 줄"), "\(stage.text)")
        stage.press("e")
        await stage.settle()
        stage.type(" 두 그루")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("단풍나무 두 그루") && stage.text.contains("수정했습니다."), "\(stage.text)")
        stage.press("D", "y")
        await stage.settle()
        #expect(stage.text.contains("아직 글이 없습니다.") && stage.text.contains("삭제했습니다."), "\(stage.text)")
    }

    @Test func aCategoryIsChosenInTheListAndInTheForm() async throws {
        var stage = try await Self.stage()
        stage.press("c", "c")
        await stage.settle()
        #expect(stage.text.contains("모임") && !stage.text.contains("골목 청소해요"), "\(stage.text)")
        stage.press("n")
        await stage.settle()
        stage.press("up", "space")
        #expect(stage.text.contains("모임"), "\(stage.text)")
    }

    @Test func leavingAsksWhoHasTyped() async throws {
        var stage = try await Self.stage()
        stage.press("n")
        await stage.settle()
        stage.press("escape")
        #expect(stage.text.contains("골목 청소해요"), "\(stage.text)")
        stage.press("n")
        await stage.settle()
        stage.type("단풍")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
        stage.press("y")
        #expect(stage.text.contains("골목 청소해요"), "\(stage.text)")
    }

    @Test func whatWasTypedIsThereAgain() async throws {
        var stage = try await Self.stage()
        stage.press("n")
        await stage.settle()
        stage.type("단풍나무")
        stage.press("enter")
        stage.type("첫 줄")
        let kept = stage.kept
        #expect(kept.drafts.count == 1)
        stage = try await Self.stage(drafts: kept)
        stage.press("n")
        await stage.settle()
        #expect(stage.text.contains("단풍나무") && stage.text.contains("첫 줄"), "\(stage.text)")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("등록했습니다.") && stage.kept.drafts.isEmpty, "\(stage.text)")
    }

    @Test func aVisitorSeesAndIsLedToSignIn() async throws {
        var stage = try await Self.stage(asVisitor: true)
        stage.press("n")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        stage.press("enter")
        await stage.settle()
        #expect(!stage.text.contains("삭제"), "what only its author may is no visitor's key: \(stage.text)")
    }

    @Test(arguments: ["", "enter", "n", "m"], 0..<200)
    func nothingThatIsDoneBreaksIt(_ key: String, _ seed: UInt64) async throws {
        var stage = try await Self.stage(asVisitor: key.isEmpty && seed.isMultiple(of: 5))
        if !key.isEmpty { stage.press(key) }
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases, ["", "enter", "n"])
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ key: String) async throws {
        var stage = try await Self.stage(keys: KeyMap(preset))
        if !key.isEmpty { stage.press(key) }
        await stage.settle()
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
