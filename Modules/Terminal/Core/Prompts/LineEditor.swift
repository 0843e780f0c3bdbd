import UnicodeText

/// A line while it is typed: what stands in it, where the cursor is, and how that looks.
///
/// It moves and erases by what people see as one character: a Hangul syllable, composed or not, or an emoji.
struct LineEditor {
    enum Outcome: Hashable {
        case goesOn
        case entered(String)
        /// Ctrl-D in an empty line.
        case ended
        case interrupted
    }

    /// Cells in a line of the terminal.
    var width: Int
    private let prompt: String
    private var left = ""
    private var right = ""
    private var keys = KeyReader()

    init(prompt: String, width: Int) {
        self.prompt = prompt.safeLine
        self.width = width
    }

    /// Takes what the terminal sent.
    mutating func take(_ byte: UInt8) -> Outcome {
        switch keys.take(byte) {
        case nil: break
        case .enter: return .entered(left + right)
        case .interrupt: return .interrupted
        case .endOfInput:
            if left.isEmpty, right.isEmpty { return .ended }
            erase(.delete)
        case .text(let scalar): left.unicodeScalars.append(scalar)
        case .left: moveLeft()
        case .right: moveRight()
        case .wordLeft: repeat { moveLeft() } while left.last.map { $0 != " " } == true
        case .wordRight: repeat { moveRight() } while right.first.map { $0 != " " } == true
        case .start: (left, right) = ("", left + right)
        case .end: (left, right) = (left + right, "")
        case let key?: erase(key)
        }
        return .goesOn
    }

    private mutating func moveLeft() {
        if let character = left.popLast() { right = String(character) + right }
    }

    private mutating func moveRight() {
        if !right.isEmpty { left.append(right.removeFirst()) }
    }

    private mutating func erase(_ key: Key) {
        switch key {
        case .backspace: left = String(left.dropLast())
        case .delete: right = String(right.dropFirst())
        case .eraseToStart: left = ""
        case .eraseToEnd: right = ""
        case .eraseWord:
            while left.last == " " { left.removeLast() }
            while let last = left.last, last != " " { left.removeLast() }
        default: break
        }
    }

    /// A prompt as lines, the last of which leaves a third of the terminal's width to type in.
    static func lines(of prompt: String, width: Int) -> [String] {
        var lines = prompt.wrapped(to: width * 2 / 3 - 1)
        if prompt.hasSuffix(" "), let last = lines.last, !last.hasSuffix(" ") {
            lines[lines.count - 1] = last + " "
        }
        return lines
    }

    /// What shows the line as it is: it is written anew from its start (ECMA-48, EL and CUF). Of a line that
    /// is longer than the terminal the part around the cursor is seen.
    var frame: String {
        let shownPrompt = prompt.truncated(to: max(0, width * 2 / 3))
        let room = max(2, width - shownPrompt.displayWidth - 1)
        let before = Self.part(of: left.reversed(), cells: right.isEmpty ? room : room * 3 / 4)
        let behind = Self.part(of: Array(right), cells: room - before.cells)
        let column = shownPrompt.displayWidth + before.cells
        let text = before.text.reversed().joined() + behind.text.joined()
        return "\r\(shownPrompt)\(text)\u{1B}[K\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    }

    /// As many of the characters as fit, as they are shown.
    private static func part(of characters: [Character], cells: Int) -> (text: [String], cells: Int) {
        var (text, used) = ([String](), 0)
        for character in characters {
            let shown = String(character).safeLine
            guard used + shown.displayWidth <= cells else { break }
            text.append(shown)
            used += shown.displayWidth
        }
        return (text, used)
    }
}
