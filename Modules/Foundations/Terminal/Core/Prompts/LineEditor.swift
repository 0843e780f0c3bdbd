import UnicodeText

/// A line while it is typed behind a prompt, and how that looks.
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
    /// No answer has more characters: what belongs into files is read from them.
    private static let longest = 20_000
    private let prompt: String
    private var line = EditedLine(limit: TextLimit(Self.longest))
    private var input = InputParser()

    init(prompt: String, width: Int) {
        self.prompt = prompt.safeLine
        self.width = width
    }

    /// Takes what the terminal sent.
    mutating func take(_ byte: UInt8) -> Outcome {
        switch input.take(byte) {
        case .key(Key(.enter)): return .entered(line.text)
        case .key(.control("c")): return .interrupted
        case .key(.control("d")) where line.text.isEmpty: return .ended
        case .key(let key): _ = line.take(key)
        case .pasted(let text): line.insert(text)
        default: break
        }
        return .goesOn
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
        let before = line.left.reversed().shown(in: line.right.isEmpty ? room : room * 3 / 4)
        let behind = line.right.shown(in: room - before.cells)
        let column = shownPrompt.displayWidth + before.cells
        let text = before.text.reversed().joined() + behind.text.joined()
        return "\r\(shownPrompt)\(text)\u{1B}[K\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    }
}
