import Commands
import ContractKit
import Listings
import Terminal
import Testing
import Vocabulary

/// Covers in the terminal.
@Suite struct DrawnPhotoTests {
    /// Draws a line that says what it was asked for.
    private struct Drawer: PictureDrawing {
        let asked = LockedValue<[PictureCard]>([])

        func drawing(
            of picture: PictureCard, columns: Int, rows: Int, on screen: PictureScreen
        ) async -> Drawing? {
            asked.withLock { $0.append(picture) }
            return Drawing("▀▀ \(columns)x\(rows) \(screen.mode)\n", rows: 1)
        }

        func cells(for order: PictureOrder) async -> PictureCells? { nil }
    }

    private let drawer = Drawer()

    private func show(
        _ words: [String] = [], _ options: ConsoleOptions = ConsoleOptions(language: .ko),
        isTerminal: Bool = true, hasPhotos: Bool = true
    ) async throws -> String {
        let shop = try await ConsoleShop()
        if hasPhotos { try await shop.addPhotos(to: shop.ids[0]) }
        let terminal = Console.recording(options, outputIsTerminal: isTerminal)
        try await shop.run(["show", "\(shop.ids[0])"] + words, on: terminal.console) {
            $0.provide((any PictureDrawing).self, drawer)
        }
        return terminal.output
    }

    @Test func theCoverIsDrawnAboveWhatIsKnown() async throws {
        let shown = try await show()
        #expect(shown.hasPrefix("▀▀ 79x15 blocks\n"))
        #expect(shown.contains("앞면. 등번호 20번"), "the description stands beside the drawing")
        #expect(drawer.asked.now.map(\.description.isEmpty) == [false])
    }

    @Test func aChoiceCountsBeforeTheDevicesSetting() async throws {
        var options = ConsoleOptions(language: .ko)
        options.pictures = .never
        #expect(try await show([], options).hasPrefix("▀▀") == false)
        #expect(try await show(["--pictures", "sixel"], options).hasPrefix("▀▀ 79x15 sixel"))
        #expect(try await show(["--pictures", "none"]).hasPrefix("▀▀") == false)
        #expect(drawer.asked.now.count == 1)
    }

    @Test func nobodyIsAskedWhereNothingIsDrawn() async throws {
        let forced = ["--pictures", "kitty"]
        _ = try await show(forced, isTerminal: false)
        _ = try await show(forced, ConsoleOptions(format: .json))
        _ = try await show(forced, ConsoleOptions(format: .plain))
        _ = try await show([], ConsoleOptions(allowsColour: false))
        _ = try await show(forced, hasPhotos: false)
        #expect(drawer.asked.now.isEmpty)
    }

    @Test func aWrongChoiceIsRefused() async throws {
        await #expect(throws: UsageError.self) { try await show(["--pictures", "사진"]) }
    }
}
