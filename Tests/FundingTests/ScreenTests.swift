import ContractKit
import Funding
import FundingContract
import FundingScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Funding on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case list, nothing, detail, form, faults, question
    }

    static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

    /// The golden files of these tests.
    static let files = View.allCases.flatMap { view in
        Language.allCases.flatMap { language in sizes.map { file(view, language, $0) } }
    }

    private static func file(_ view: View, _ language: Language, _ size: Size) -> String {
        "screen-\(view.rawValue)-\(language)-\(size.columns)x\(size.rows).txt"
    }

    /// A member before what there is: one of their own, unless there shall be nothing.
    private static func stage(
        _ language: Language = .ko, _ size: Size = sizes[0], keys: KeyMap = KeyMap(), empty: Bool = false,
        asVisitor: Bool = false
    ) async throws -> ShellStage {
        let environment = ClauseEnvironment(.ascending)
        let (service, owner) = (environment.service(over: InMemoryCampaignStore()), environment.members.owner)
        if !empty { _ = try await service.repository(for: owner).add(CampaignDraft(title: "골목 끝 느티나무")) }
        var services = Services()
        let principal = asVisitor ? .anonymous : owner
        services.provide((any CampaignRepository).self, service.repository(for: principal))
        var stage = ShellStage(
            .funding(services), opening: .funding, size: size, language, member: principal.memberID,
            clock: environment.clock, keys: keys)
        await stage.settle()
        return stage
    }

    @Test(arguments: View.allCases, sizes) func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            var stage = try await Self.stage(language, size, empty: view == .nothing)
            if view == .detail || view == .question { stage.press("enter") }
            await stage.settle()
            if view == .question { stage.press("D") }
            if view == .form || view == .faults { stage.press("n") }
            if view == .faults {
                stage.type("단")
                stage.press("enter")
                await stage.settle()
            }
            let frame = stage.shell.frame()
            try GoldenFolder("Funding").expect(
                frame.text + "\n" + frame.roles, Self.file(view, language, size))
        }
    }

    @Test func oneIsAddedRenamedHiddenAndRemoved() async throws {
        var stage = try await Self.stage(empty: true)
        stage.press("n")
        stage.type("단\u{1111}\u{116E}\u{11BC}나무")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("항목 > 단풍나무") && stage.text.contains("추가했습니다."), "\(stage.text)")
        stage.press("e")
        await stage.settle()
        stage.type(" 두 그루")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("단풍나무 두 그루") && stage.text.contains("수정했습니다."), "\(stage.text)")
        stage.press("x")
        await stage.settle()
        #expect(stage.text.contains("숨김") && stage.text.contains("숨겼습니다."), "\(stage.text)")
        stage.press("x")
        #expect(stage.text.contains("이미 숨겼습니다."), "\(stage.text)")
        stage.press("D", "y")
        await stage.settle()
        #expect(stage.text.contains("아직 없습니다.") && stage.text.contains("삭제했습니다."), "\(stage.text)")
    }

    @Test func leavingAsksWhoHasTyped() async throws {
        var stage = try await Self.stage()
        stage.press("n", "escape")
        #expect(stage.text.contains("느티나무"), "\(stage.text)")
        stage.press("n")
        stage.type("단풍")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
        stage.press("y")
        #expect(stage.text.contains("느티나무"), "\(stage.text)")
    }

    @Test func aVisitorSeesAndIsLedToSignIn() async throws {
        var stage = try await Self.stage(asVisitor: true)
        stage.press("n")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        stage.press("enter")
        await stage.settle()
        #expect(!stage.text.contains("삭제"), "what only its owner may is no visitor's key: \(stage.text)")
    }

    @Test(arguments: ["", "enter", "n"], 0..<20)
    func nothingThatIsDoneBreaksIt(_ key: String, _ seed: UInt64) async throws {
        var stage = try await Self.stage()
        if !key.isEmpty { stage.press(key) }
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases, ["", "enter", "n"])
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ key: String) async throws {
        var stage = try await Self.stage(keys: KeyMap(preset))
        if !key.isEmpty { stage.press(key) }
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
