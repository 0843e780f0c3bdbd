import ContractKit
import Moderation
import ModerationContract
import ModerationScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Moderation on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case queue, nothing, detail, reason, reports, form
    }

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(View.allCases.map(\.rawValue))

    /// Somebody before a screen.
    private static func stage(
        _ view: View = .queue, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0],
        keys: KeyMap = KeyMap()
    ) async throws -> ShellStage {
        let place = try await ModerationStage(empty: view == .nothing)
        let isMember = view == .reports || view == .form
        let principal = isMember ? place.environment.members.stranger : place.environment.members.moderator
        let opening: Destination =
            switch view {
            case .reports: .ownReports
            case .form: .reporting(place.things[2])
            default: .moderationQueue
            }
        var stage = ShellStage(
            .moderation(place.services(principal), ModerationStage.kinds), opening: opening, size: size,
            language,
            member: principal.memberID, clock: place.environment.clock, keys: keys)
        await stage.settle()
        if view == .detail || view == .reason {
            stage.press("enter")
            await stage.settle()
        }
        if view == .reason { stage.press("x") }
        return stage
    }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            let stage = try await Self.stage(view, language, size)
            try GoldenFolder("Moderation").expectScreen(view.rawValue, stage)
        }
    }

    @Test func aCaseIsHiddenWithAReasonAndTheActUndone() async throws {
        var stage = try await Self.stage(.reason)
        stage.type("전화번호를 적었습니다")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("숨겼습니다"), "\(stage.text)")
        stage.press("U", "y")
        await stage.settle()
        #expect(stage.text.contains("되돌렸습니다"), "\(stage.text)")
    }

    @Test func whatWasReportedIsReportedAgain() async throws {
        var stage = try await Self.stage(.reports)
        // The newest is decided already.
        stage.press("down", "enter")
        await stage.settle()
        stage.press("down", "enter", "enter")
        await stage.settle()
        #expect(stage.text.contains("신고했습니다"), "\(stage.text)")
    }

    @Test func aReasonIsChosenFromAListAndDetailsStayWhenItIsChanged() async throws {
        var stage = try await Self.stage(.reports)
        // The newest is decided already.
        stage.press("down", "enter")
        await stage.settle()
        #expect(stage.text.contains("광고·도배\n사기\n"), "\(stage.text)")
        stage.press("down", "enter")
        stage.type("입금 후 연락이 없습니다")
        #expect(stage.text.contains("사유: 사기"), "\(stage.text)")
        stage.press("escape", "down", "enter")
        #expect(stage.text.contains("사유: 욕설·괴롭힘"), "\(stage.text)")
        #expect(stage.text.contains("입금 후 연락이 없습니다"), "\(stage.text)")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("신고했습니다"), "\(stage.text)")
    }

    @Test(arguments: View.allCases, 0..<10)
    func nothingThatIsDoneBreaksIt(_ view: View, _ seed: UInt64) async throws {
        var stage = try await Self.stage(view)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases, View.allCases)
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ view: View) async throws {
        let stage = try await Self.stage(view, keys: KeyMap(preset))
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
