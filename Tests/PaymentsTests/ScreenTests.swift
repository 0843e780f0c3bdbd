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
    static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

    /// The golden files of these tests.
    static let files = ScreenScene.all.flatMap { scene in
        Language.allCases.flatMap { language in sizes.map { file(scene.name, language, $0) } }
    }

    private static func file(_ name: String, _ language: Language, _ size: Size) -> String {
        "screen-\(name)-\(language)-\(size.columns)x\(size.rows).txt"
    }

    @Test(arguments: ScreenScene.all.map(\.name), sizes)
    func looksAsItDid(_ name: String, _ size: Size) async throws {
        let scene = try #require(ScreenScene.named(name))
        for language in Language.allCases {
            let frame = try await scene.shell(language, size).shell.frame()
            try GoldenFolder("Payments").expect(
                frame.text + "\n" + frame.roles, Self.file(name, language, size))
        }
    }

    /// On each screen of an order of test money, at each size, wherever the text stands.
    @Test(
        arguments: ["open", "below", "sold-complained", "checkout", "terms", "refund-form", "balance"], sizes)
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
        var shell = try await #require(ScreenScene.named(name)).shell(.ko, Self.sizes[0])
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
