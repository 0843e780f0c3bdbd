/// What a terminal has answered to `PictureTerminal.questions` (xterm's ctlseqs; kitty's graphics protocol).
package struct TerminalAnswers {
    private(set) var showsSixel = false
    private(set) var speaksKitty = false
    package private(set) var cell: (width: Int, height: Int)?
    /// Whether nothing more comes.
    package private(set) var isComplete = false

    /// Reads what has come so far. Whatever else is in it, what somebody has typed for example, is passed
    /// over.
    package init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: "\u{1B}", omittingEmptySubsequences: true) {
            if part.hasPrefix("_Gi=31"), part.hasSuffix(";OK") { speaksKitty = true }
            if part.hasPrefix("[?"), let end = part.firstIndex(of: "c") { readAttributes(part[..<end]) }
            if part.hasPrefix("[6;"), let end = part.firstIndex(of: "t") { readCell(part[..<end]) }
        }
    }

    /// `[?64;4;6`: 4 stands for sixel.
    private mutating func readAttributes(_ text: Substring) {
        let numbers = text.dropFirst(2).split(separator: ";").map { Int($0) }
        guard !numbers.contains(nil) else { return }
        isComplete = true
        showsSixel = numbers.dropFirst().contains(4)
    }

    /// `[6;16;8`: height and width of a cell in pixels.
    private mutating func readCell(_ text: Substring) {
        let numbers = text.dropFirst(3).split(separator: ";").compactMap { Int($0) }
        if numbers.count == 2 { cell = (width: numbers[1], height: numbers[0]) }
    }

    /// What it shows pictures by.
    package var mode: PictureMode { speaksKitty ? .kitty : showsSixel ? .sixel : .blocks }
}
