import PictureRenderer
import Pictures
import Terminal
import TerminalPictures
import TestKit
import Testing

/// Pictures from the real decoder to what a terminal gets.
@Suite(.enabled("madang-pictures decodes nothing here") { await RealDecoder.isWanted() })
struct PixelTests {
    @Test(arguments: ["baseline.jpg", "turned.jpg", "lossy.webp", "plain.png", "pic.gif", "pic.heic"])
    func decodesWithinBounds(_ name: String) async throws {
        let file = try SampleFile.bytes("Pictures/" + name)
        let pixels = try await RealDecoder.renderer.pixels(
            of: file, PictureHeader(of: file), within: PixelBounds(width: 40, height: 40))
        #expect(max(pixels.width, pixels.height) == 40)
        #expect(pixels.bytes.count == pixels.width * pixels.height * 3)
        #expect((pixels.width < pixels.height) == (name == "turned.jpg"))
    }

    @Test func isNotEnlarged() async throws {
        let file = try SampleFile.bytes("Pictures/turned.jpg")
        let pixels = try await RealDecoder.renderer.pixels(
            of: file, PictureHeader(of: file), within: PixelBounds(width: 1_024, height: 1_024))
        #expect([pixels.width, pixels.height] == [72, 96])
    }

    @Test func aBrokenPictureIsRefused() async throws {
        let file = try SampleFile.bytes("Pictures/baseline.jpg")
        let header = try PictureHeader(of: file)
        let bounds = PixelBounds(width: 40, height: 40)
        await #expect(throws: RenderingError.broken) {
            try await RealDecoder.renderer.pixels(of: Array(file.prefix(700)), header, within: bounds)
        }
    }
}

/// What libchafa makes of pixels.
@Suite(.enabled("libchafa is not installed", { PictureDrawer().canDraw }))
struct DrawingTests {
    /// Red on the left, blue on the right.
    private let pixels: [UInt8] = (0..<96).flatMap { _ in
        (0..<96).flatMap { column -> [UInt8] in column < 48 ? [255, 0, 0] : [0, 0, 255] }
    }

    private func drawn(
        _ mode: PictureMode, _ colours: PictureScreen.Colours = .all, cell: (Int, Int) = (8, 16)
    ) throws -> String {
        let pixels = try #require(PicturePixels(width: 96, height: 96, bytes: pixels))
        let screen = PictureScreen(mode, colours: colours, cellWidth: cell.0, cellHeight: cell.1)
        let terminal = Console.recording(outputIsTerminal: true)
        let drawing = try #require(PictureDrawer().drawing(of: pixels, columns: 8, rows: 4, on: screen))
        #expect(drawing.rows == 4)
        terminal.console.show(drawing)
        return terminal.output
    }

    @Test func halfBlocksAreLinesOfColouredCells() throws {
        let lines = try drawn(.blocks).split(separator: "\n")
        #expect(lines.count == 4)
        for line in lines {
            #expect(line.contains("255;0;0") && line.contains("0;0;255"))
            // Nothing but colours, blanks and blocks.
            let rest = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
            #expect(rest.allSatisfy { " ▀▄█".contains($0) }, "\(rest)")
        }
    }

    @Test("rows of any length are drawn straight", arguments: [93, 94, 95, 96])
    func rowsOfAnyLength(_ width: Int) throws {
        // Black, and white in the last columns: as a slant it would be grey.
        let bytes: [UInt8] = (0..<96).flatMap { _ in
            (0..<width).flatMap { column in Array(repeating: column < 72 ? 0 : UInt8(255), count: 3) }
        }
        let pixels = try #require(PicturePixels(width: width, height: 96, bytes: bytes))
        let screen = PictureScreen(.blocks)
        let drawing = try #require(PictureDrawer().drawing(of: pixels, columns: 4, rows: 4, on: screen))
        let terminal = Console.recording(outputIsTerminal: true)
        terminal.console.show(drawing)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.count == 4 && Set(lines.map { $0.hasSuffix("\u{1B}[0m") }).count == 1)
        #expect(Set(lines).count <= 2, "every line but the first and its start is the same: \(lines)")
    }

    @Test func fewColoursStayFew() throws {
        #expect(try drawn(.blocks, .some256).contains("38;5;") || drawn(.blocks, .some256).contains("48;5;"))
        for colours in [PictureScreen.Colours.some256, .few16] {
            #expect(try !drawn(.blocks, colours).contains("8;2;"))
        }
    }

    @Test func eachProtocolHasItsFrame() throws {
        #expect(try drawn(.sixel).hasPrefix("\u{1B}P"))
        #expect(try drawn(.sixel).contains("\u{1B}\\"))
        #expect(try drawn(.kitty).hasPrefix("\u{1B}_Ga=T,f=32,s=64,v=64,c=8,r=4"))
        #expect(try drawn(.iterm2).hasPrefix("\u{1B}]1337;File=inline=1;width=8;height=4"))
    }

    @Test func sixelsHaveAllColoursWhereTextHasFew() throws {
        #expect(try drawn(.sixel, .few16) == drawn(.sixel, .all))
    }

    /// Of large cells fewer pixels are sent: the terminal scales them.
    @Test func largeCellsMakeNoLargerDrawing() throws {
        #expect(try drawn(.kitty, cell: (30, 60)).contains("s=80,v=80,c=8,r=4"))
    }

    @Test func withoutTheLibraryNothingIsDrawn() throws {
        let drawer = PictureDrawer(library: "libnone.so.0")
        let pixels = try #require(PicturePixels(width: 96, height: 96, bytes: pixels))
        // Once loaded it stays; a program that has never loaded it has none.
        #expect(drawer.canDraw || drawer.drawing(of: pixels, columns: 8, rows: 4, on: .init(.blocks)) == nil)
    }
}
