import ContractKit
import Notices
import NoticesContract
import NoticesScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Notices on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case list, nothing
    }

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(View.allCases.map(\.rawValue))

    private static func stage(
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0], keys: KeyMap = KeyMap(),
        empty: Bool = false
    ) async throws -> (ShellStage, NoticeStage) {
        let place = NoticeStage()
        if !empty { _ = try await place.furnish() }
        var services = Services()
        services.provide((any NoticeRepository).self, place.owner)
        var stage = ShellStage(
            .notices(services, NoticeStage.wordings), opening: .notices, size: size, language,
            member: place.recipient, clock: place.environment.clock, keys: keys)
        await stage.settle()
        return (stage, place)
    }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            let (stage, _) = try await Self.stage(language, size, empty: view == .nothing)
            try GoldenFolder("Notices").expectScreen(view.rawValue, stage)
        }
    }

    @Test func whatIsOpenedIsRead() async throws {
        var (stage, place) = try await Self.stage()
        let before = try await place.owner.unread()
        stage.press("enter")
        await stage.settle()
        #expect(try await place.owner.unread() == before - 1)
        stage.press("A")
        await stage.settle()
        #expect(try await place.owner.unread() == 0)
        #expect(!stage.text.contains("새 알림"), "\(stage.text)")
    }

    @Test(arguments: 0..<20) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        var (stage, _) = try await Self.stage()
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async throws
    {
        let (stage, _) = try await Self.stage(keys: KeyMap(preset))
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
