import Commands
import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import PaymentsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Payments on a whole screen.
@Suite struct ScreenTests {
    /// The golden files of these tests.
    static let files = GoldenFolder.screens(ScreenScene.all.map(\.name))

    @Test(arguments: ScreenScene.all.map(\.name), ShellStage.sizes)
    func looksAsItDid(_ name: String, _ size: Size) async throws {
        let scene = try #require(ScreenScene.named(name))
        for language in Language.allCases {
            try await GoldenFolder("Payments").expectScreen(name, scene.shell(language, size))
        }
    }

    /// On each screen of an order of test money, at each size, wherever the text stands.
    @Test(
        arguments: ["open", "below", "sold-complained", "checkout", "terms", "refund-form", "balance"],
        ShellStage.sizes)
    func testMoneyIsAlwaysMarked(_ name: String, _ size: Size) async throws {
        let shell = try await #require(ScreenScene.named(name)).shell(.ko, size)
        #expect(shell.text.contains("테스트 결제: 실제 돈이 오가지 않습니다."), "\(shell.text)")
    }

    @Test func aTitleOfEscapeCodesIsHarmless() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.open, "\u{1B}[31m빨간\u{202E} 의자")
        for place in [.orders, .order(id)] as [Destination] {
            let shell = await stage.shell(at: place)
            let isUnsafe = shell.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }
            #expect(!isUnsafe && shell.text.contains("의자"), "controls are shown as such: \(shell.text)")
        }
    }

    @Test(
        arguments: ["list", "open", "sold-complained", "checkout", "refund-form", "balance", "problem"],
        0..<30)
    func nothingThatIsDoneBreaksIt(_ name: String, _ seed: UInt64) async throws {
        var shell = try await #require(ScreenScene.named(name)).shell(.ko, ShellStage.sizes[0])
        #expect(await shell.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases)
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async throws {
        let stage = ScreenStage()
        let places: [(ScreenStage.Person, Destination)] = [
            (.buyer, .orders), (.buyer, .balance), (.buyer, .purchase(of: try stage.offer())),
            (.operator, ScreenStage.problems), (.buyer, .order(try await stage.order(.handedOver))),
            (.seller, .order(try await stage.order(.fulfilled))),
        ]
        for (person, place) in places {
            let shell = await stage.shell(of: person, at: place, keys: KeyMap(preset))
            #expect(!shell.text.isEmpty && shell.shell.conflicts.isEmpty, "\(shell.shell.conflicts)")
        }
    }
}
