import CChafa
import Glibc
public import Pictures
public import Terminal

/// Draws pixels in terminals with libchafa, loaded on first use.
public struct PictureDrawer: Sendable {
    private let library: String

    /// Draws with the library of that file name.
    public init(library: String = "libchafa.so.0") {
        self.library = library
    }

    /// Whether this machine has the library; loads it.
    public var canDraw: Bool { cchafa_load(library) }

    /// The pixels needed for a drawing of that many cells.
    public static func bounds(columns: Int, rows: Int, on screen: PictureScreen) -> PixelBounds {
        let cell = cell(of: screen)
        return PixelBounds(width: columns * cell.width, height: rows * cell.height)
    }

    /// Draws the pixels over that many cells; nil if the library is missing.
    ///
    /// The drawing is made from pixel values alone, so no bytes of a picture file reach the terminal.
    public func drawing(
        of pixels: PicturePixels, columns: Int, rows: Int, on screen: PictureScreen
    ) -> Drawing? {
        guard canDraw, columns > 0, rows > 0 else { return nil }
        let cell = Self.cell(of: screen)
        // Only half blocks are limited to the terminal's text colours; picture protocols have all.
        let colours = screen.mode == .blocks ? screen.colours : .all
        var area = cchafa_area(
            mode: screen.mode.number, colours: colours.number, columns: Int32(clamping: columns),
            rows: Int32(clamping: rows), cell_width: Int32(clamping: cell.width),
            cell_height: Int32(clamping: cell.height))
        var count = 0
        let drawn = cchafa_draw(
            &area, pixels.bytes, Int32(clamping: pixels.width), Int32(clamping: pixels.height), &count)
        guard let drawn else { return nil }
        defer { free(drawn) }
        let bytes = UnsafeBufferPointer(start: drawn, count: count).map { UInt8(bitPattern: $0) }
        // Every protocol leaves the cursor in the last line of the drawing.
        return Drawing(String(decoding: bytes, as: UTF8.self) + "\n", rows: rows)
    }

    /// The pixels drawn per cell. Half blocks need just enough to find their two colours. Terminals scale
    /// pictures of kitty's and iTerm2's protocols, so fewer pixels are sent for large cells; sixels are the
    /// terminal's own pixels.
    private static func cell(of screen: PictureScreen) -> (width: Int, height: Int) {
        if screen.mode == .blocks { return (4, 8) }
        let (width, height) = (screen.cellWidth, screen.cellHeight)
        guard screen.mode != .sixel, width > 10 else { return (width, height) }
        return (10, max(1, height * 10 / width))
    }
}

extension PictureMode {
    fileprivate var number: Int32 {
        switch self {
        case .blocks: Int32(cchafa_blocks.rawValue)
        case .sixel: Int32(cchafa_sixel.rawValue)
        case .kitty: Int32(cchafa_kitty.rawValue)
        case .iterm2: Int32(cchafa_iterm2.rawValue)
        }
    }
}

extension PictureScreen.Colours {
    fileprivate var number: Int32 {
        switch self {
        case .all: Int32(cchafa_true_colour.rawValue)
        case .some256: Int32(cchafa_256_colours.rawValue)
        case .few16: Int32(cchafa_16_colours.rawValue)
        }
    }
}
