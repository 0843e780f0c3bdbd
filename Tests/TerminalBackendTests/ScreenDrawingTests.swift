import TestKit
import Testing
import Vocabulary

@testable import Terminal
@testable import TerminalDriver

/// Pictures that the driver draws by the terminal's own means.
@Suite(.hangLimit) struct ScreenDrawingTests {
    private static let size = Size(columns: 40, rows: 6)

    /// A frame with a picture of 4 by 2 cells that these bytes draw.
    private static func frame(_ text: String, _ mode: PictureMode, _ sequence: String) -> Frame {
        let card = PictureCard(
            id: Identifier(RawIdentifier(high: 0, low: 1)), width: 800, height: 600, placeholder: "",
            description: "\u{1B}_Ga=d\u{1B}\\ \u{1B}[2J 의자")
        let screen = PictureScreen(mode)
        var frame = DriverStage.frame(text)
        frame.put(card, card.description, in: Rect(column: 2, row: 2, columns: 4, rows: 2), on: screen)
        guard let order = frame.places.first?.order else { return frame }
        var held = HeldPictures()
        _ = held.show([order])
        let pixels = Array(repeating: Pixel(red: 9, green: 9, blue: 9), count: order.size.count * 2)
        let drawing = Drawing(sequence + "\n", rows: order.size.rows)
        held.keep(PictureCells(order.size, pixels: pixels, drawing: drawing), for: order)
        frame.show(held)
        return frame
    }

    private static let kitty = "\u{1B}_Ga=T,f=32,s=1,v=1,c=4,r=2,m=1\u{1B}\\\u{1B}_Gm=0\u{1B}\\"
    private static let sixel = "\u{1B}P0;1;0q#0\u{1B}\\"

    @Test func aPictureIsSentOnceAndTakenBackAtTheEnd() throws {
        let stage = try DriverStage(DriverStage.xterm, .mode(.kitty), rest: .zero)
        stage.driver.show(Self.frame("하나", .kitty, Self.kitty))
        let first = stage.terminal.screen(until: "\u{10EEEE}")
        #expect(first.contains("하나") && first.contains("\u{1B}_Gq=2,U=1,i=1,a=T"))
        #expect(!first.contains("\u{1B}_Ga=d"), "no description is a command")
        stage.driver.show(Self.frame("둘", .kitty, Self.kitty))
        #expect(!stage.terminal.screen(until: "둘").contains("\u{1B}_G"))
        stage.driver.close()
        let left = stage.terminal.screen(until: "?1049l")
        let taken = left.firstRange(of: "\u{1B}\\\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\")
        #expect(taken.map { left[$0.upperBound...].contains("?1049l") } == true, "\(left.debugDescription)")
    }

    @Test func aPictureIsPaintedOnceFramesRest() throws {
        // Nothing rests while frames come: the first is never painted upon.
        let stage = try DriverStage(DriverStage.xterm, .mode(.sixel), rest: .seconds(60))
        stage.driver.show(Self.frame("하나", .sixel, Self.sixel))
        #expect(!stage.terminal.screen(until: "하나").contains("\u{1B}P"))
        stage.driver.show(DriverStage.frame("둘"))
        #expect(!stage.terminal.screen(until: "둘").contains("\u{1B}P"))
        let still = try DriverStage(DriverStage.xterm, .mode(.sixel), rest: .zero)
        still.driver.show(Self.frame("셋", .sixel, Self.sixel))
        #expect(still.terminal.screen(until: Self.sixel).contains("\u{1B}[3;3H" + Self.sixel))
        // Who has drawn over it has it painted again.
        still.driver.redraw()
        #expect(still.terminal.screen(until: Self.sixel).contains("셋"))
    }
}
