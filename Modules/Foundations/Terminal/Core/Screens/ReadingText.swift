/// A text to read on a screen, in lines that fit its width.
public struct ReadingText: Hashable, Sendable {
    /// One of its lines.
    struct Line: Hashable, Sendable {
        let text: String
        let role: Cell.Role
    }

    private(set) var lines: [Line] = []
    private let columns: Int
    private let language: Language

    /// An empty one, as wide as that.
    public init(columns: Int, _ language: Language) {
        (self.columns, self.language) = (max(2, columns), language)
    }

    /// How many lines it has.
    public var height: Int { lines.count }

    /// A text, in as many lines as it needs.
    public mutating func add(_ text: String, _ role: Cell.Role = .text) {
        lines += text.wrapped(to: columns).map { Line(text: $0, role: role) }
    }

    /// A value behind what it is.
    public mutating func add(_ label: Phrase, _ value: String) {
        add("\(label.text(in: language)): \(value)")
    }

    /// A blank line.
    public mutating func addBlank() { lines.append(Line(text: "", role: .text)) }
}

extension Frame {
    /// Draws a text into a part, from that line on.
    public mutating func put(_ text: ReadingText, from top: Int, in part: Rect) {
        var rest = part
        for line in text.lines.dropFirst(top) where !rest.isEmpty {
            let (row, below) = rest.split(top: 1)
            put(line: line.text, in: row, .role(line.role))
            rest = below
        }
    }
}
