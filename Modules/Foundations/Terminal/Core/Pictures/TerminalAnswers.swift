/// What a terminal has answered to the questions of `PictureTerminal` (xterm's ctlseqs; kitty's graphics
/// protocol).
package struct TerminalAnswers {
    private(set) var showsSixel = false
    private(set) var speaksKitty = false
    private(set) var knowsPlaceholders = false
    package private(set) var cell: (width: Int, height: Int)?
    /// The size of what it shows text on, in pixels.
    package private(set) var window: (width: Int, height: Int)?
    /// Whether nothing more comes.
    package private(set) var isComplete = false

    /// Parses the bytes received so far. Other input among them, such as typed keys, is skipped.
    package init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: "\u{1B}", omittingEmptySubsequences: true) {
            if part.hasPrefix("_Gi=31"), part.hasSuffix(";OK") { speaksKitty = true }
            if part.hasPrefix("[?"), let end = part.firstIndex(of: "c") { readAttributes(part[..<end]) }
            if part.hasPrefix("P>|") { readName(part.dropFirst(3)) }
            guard let end = part.firstIndex(of: "t") else { continue }
            if part.hasPrefix("[6;") { cell = Self.size(part[..<end]) }
            if part.hasPrefix("[4;") { window = Self.size(part[..<end]) }
        }
    }

    /// `[?64;4;6`: 4 stands for sixel.
    private mutating func readAttributes(_ text: Substring) {
        let numbers = text.dropFirst(2).split(separator: ";").map { Int($0) }
        guard !numbers.contains(nil) else { return }
        isComplete = true
        showsSixel = numbers.dropFirst().contains(4)
    }

    /// `[6;16;8`: height and width in pixels.
    private static func size(_ text: Substring) -> (width: Int, height: Int)? {
        let numbers = text.dropFirst(3).split(separator: ";").compactMap { Int($0) }
        return numbers.count == 2 ? (width: numbers[1], height: numbers[0]) : nil
    }

    /// `kitty(0.35.2)`, `ghostty 1.1.3`: kitty has placeholders since 0.28, Ghostty had them from the first.
    private mutating func readName(_ name: Substring) {
        if name.hasPrefix("ghostty") { knowsPlaceholders = true }
        guard name.hasPrefix("kitty(") else { return }
        let version = name.dropFirst(6).split { !$0.isNumber }.map { Int($0) ?? 0 }
        knowsPlaceholders = version.count > 1 && (version[0] > 0 || version[1] >= 28)
    }

    /// What it shows pictures by.
    package var mode: PictureMode { speaksKitty ? .kitty : showsSixel ? .sixel : .blocks }

    /// What it shows pictures by that scroll, and are written over, as cells are. Kitty's protocol without
    /// placeholders (Konsole, WezTerm) would leave them where they are; both know sixel.
    package var modeAmongCells: PictureMode {
        speaksKitty && knowsPlaceholders ? .kitty : showsSixel ? .sixel : .blocks
    }
}
