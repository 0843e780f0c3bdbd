import UnicodeText

/// Writes frames to a terminal: only the cells that have changed since the one before, by ECMA-48.
///
/// Colours are reduced to what the terminal shows before frames are compared, so that what looks the same is
/// not written again. A frame is one write between the marks of synchronized output, which terminals that do
/// not know them pass over.
public struct FrameWriter: Sendable {
    struct Shown: Hashable {
        let text: String
        let pen: Pen
        var isTail: Bool { text.isEmpty }
        /// Whatever is in the cell, it is written anew.
        static let unknown = Shown(text: "\u{0}", pen: Pen())
    }

    /// How it looks; once that changes, `forget` what is shown.
    public var theme: Theme
    /// How many colours the terminal shows.
    public let depth: ColourDepth
    /// The ground that it shows them on. Once that changes, `forget` what is shown.
    public var ground: Ground
    /// Whether the terminal shows characters of ambiguous width (UAX #11) in two cells: they are replaced.
    /// Once that changes, `forget` what is shown.
    public var isAmbiguousWide: Bool
    /// What the terminal shows, line by line, if that is known.
    var shown: [Shown] = []
    /// The frame that it shows so.
    private var last: Frame?
    /// The pictures that the terminal keeps for placeholders, and the numbers of those of the frame.
    var sent = SentPictures()
    var numbers: [UInt32?] = []
    /// The pictures that were painted over their cells.
    var painted: [DrawnPicture] = []
    /// Where the terminal's cursor is, with what it writes, and whether it is seen; nil where that is not
    /// known.
    var position: Point?
    private var pen: Pen?
    private var isCursorShown: Bool?

    /// A writer to a terminal of which nothing is known.
    public init(
        _ theme: Theme, _ depth: ColourDepth, on ground: Ground = .unknown, isAmbiguousWide: Bool = false
    ) {
        (self.theme, self.depth, self.ground) = (theme, depth, ground)
        self.isAmbiguousWide = isAmbiguousWide
    }

    /// Forgets what the terminal shows, because others have written to it.
    public mutating func forget() {
        (last, shown, painted, position, pen, isCursorShown) = (nil, [], [], nil, nil, nil)
        sent.forget()
    }

    /// What makes the terminal show the frame; nothing if it does.
    public mutating func bytes(for frame: Frame) -> [UInt8] {
        var output = ""
        let former = last.flatMap { $0.size == frame.size ? $0 : nil }
        if former == nil { clear(frame.size, &output) }
        noteDrawn(on: frame)
        // What stands in the cells of pictures depends on what the terminal has of them, and what is painted
        // over cells moves with their lines.
        if let former, former.drawn.isEmpty {
            write(changesSince: former, of: frame, &output)
        } else {
            for row in 0..<frame.size.rows { write(row, of: frame, &output) }
        }
        last = frame
        if let cursor = frame.cursor { move(to: cursor, &output) }
        if isCursorShown != frame.hasCaret {
            output += frame.hasCaret ? "\u{1B}[?25h" : "\u{1B}[?25l"
            isCursorShown = frame.hasCaret
        }
        return output.isEmpty ? [] : Array(Self.synchronized(output).utf8)
    }

    static func synchronized(_ output: String) -> String { "\u{1B}[?2026h\(output)\u{1B}[?2026l" }

    /// What has changed; lines that only stand elsewhere are moved by the terminal.
    private mutating func write(changesSince former: Frame, of frame: Frame, _ output: inout String) {
        let shift = LineShift(from: former, to: frame)
        if let shift { write(shift, columns: frame.size.columns, &output) }
        for row in 0..<frame.size.rows {
            let source = shift.map { $0.source(of: row) } ?? row
            if let source, frame.shows(row, as: source, of: former) { continue }
            write(row, of: frame, &output)
        }
    }

    private mutating func clear(_ size: Size, _ output: inout String) {
        shown = Array(repeating: Shown(text: " ", pen: Pen()), count: size.count)
        output += "\u{1B}[0m\u{1B}[H\u{1B}[2J"
        (position, pen, painted) = (.origin, Pen(), [])
    }

    /// Lets the terminal move lines that are shown already. Those that come free are blank.
    private mutating func write(_ shift: LineShift, columns: Int, _ output: inout String) {
        if pen != Pen() {
            output += Pen().sequence
            pen = Pen()
        }
        let part = shift.lines
        let count = abs(shift.distance)
        output += "\u{1B}[\(part.lowerBound + 1);\(part.upperBound)r"
        output += Self.absolute(Point(column: 0, row: part.lowerBound))
        output += "\u{1B}[\(count)\(shift.distance > 0 ? "M" : "L")\u{1B}[r"
        position = nil
        let blank = Array(repeating: Shown(text: " ", pen: Pen()), count: count * columns)
        let moved = Array(shown[shift.kept.lowerBound * columns..<shift.kept.upperBound * columns])
        shown.replaceSubrange(
            part.lowerBound * columns..<part.upperBound * columns,
            with: shift.distance > 0 ? moved + blank : blank + moved)
    }

    private mutating func write(_ row: Int, of frame: Frame, _ output: inout String) {
        let columns = frame.size.columns
        let cells = (0..<columns).map { column in
            let cell = frame[Point(column: column, row: row)]
            if case .picture(let part) = cell.look { return shown(part) }
            let pen = theme.pen(for: cell.look, depth, on: ground)
            return Shown(text: replaced(frame.text(of: cell)), pen: pen)
        }
        var column = 0
        while column < columns {
            let width = column + 1 < columns && cells[column + 1].isTail ? 2 : 1
            let place = row * columns + column
            if (0..<width).contains(where: { shown[place + $0] != cells[column + $0] }) {
                write(cells[column], width, at: Point(column: column, row: row), &output)
                for offset in 0..<width { shown[place + offset] = cells[column + offset] }
            }
            column += width
        }
    }

    private mutating func write(_ cell: Shown, _ width: Int, at point: Point, _ output: inout String) {
        move(to: point, &output)
        if pen != cell.pen {
            output += cell.pen.sequence
            pen = cell.pen
        }
        // Terminals differ in how wide these are: blank first, so that nothing is left, and then somewhere
        // that does not depend on it.
        if cell.text.isOfDisputedWidth {
            output += String(repeating: " ", count: width)
            position = nil
            move(to: point, &output)
            output += cell.text
            position = nil
            return
        }
        output += cell.text
        // Behind the last column terminals differ in where the cursor is; from there it is placed absolutely,
        // since nothing in its line is ahead.
        position = Point(column: point.column + width, row: point.row)
    }

    mutating func move(to point: Point, _ output: inout String) {
        defer { position = point }
        guard let position else { return output += Self.absolute(point) }
        if position == point { return }
        let ahead = point.column - position.column
        let relative = ahead == 1 ? "\u{1B}[C" : "\u{1B}[\(ahead)C"
        let absolute = Self.absolute(point)
        output +=
            position.row == point.row && ahead > 0 && relative.count < absolute.count ? relative : absolute
    }

    private static func absolute(_ point: Point) -> String { "\u{1B}[\(point.row + 1);\(point.column + 1)H" }

    func replaced(_ text: String) -> String {
        guard isAmbiguousWide, let scalar = text.unicodeScalars.first else { return text }
        return Self.narrow[scalar] ?? text
    }

    /// What Madang draws with, in characters of one width everywhere.
    private static let narrow: [Unicode.Scalar: String] = [
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "…": "~", "·": ".",
        "▶": ">", "●": "*", "♥": "*", "▀": "\"", "█": "#",
    ]
}

extension String {
    /// Whether terminals disagree about its cells: emoji that are put together, and scalars newer than the
    /// tables of many (Unicode 14).
    fileprivate var isOfDisputedWidth: Bool {
        unicodeScalars.contains { scalar in
            scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
                || (scalar.properties.age.map { $0.major > 14 } ?? false)
        }
    }
}
