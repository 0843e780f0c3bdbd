import UnicodeText

@testable import Terminal

/// A terminal as far as frames are written to it: what would be seen, and where the cursor is.
struct ScreenEmulator {
    struct Cell: Hashable {
        var text = " "
        var pen = ""
    }

    let size: Size
    private(set) var cells: [Cell]
    private(set) var cursor = Point.origin
    private(set) var isCursorShown = true
    /// Everything that is no sequence known here, and marks that are not in pairs.
    private(set) var faults: [String] = []
    /// What it has been told of pictures.
    private(set) var board = PictureBoard()
    private var pen = ""
    private var isUpdating = false
    /// Where lines are moved; nil for everywhere.
    private var part: Range<Int>?
    /// Behind the last column, where nothing may be written.
    private var isBehind = false

    init(_ size: Size) {
        self.size = size
        cells = Array(repeating: Cell(), count: size.count)
    }

    mutating func take(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                write(character)
                continue
            }
            if let kind = rest.first, "_P".contains(kind) {
                takeString(&rest)
                continue
            }
            let parameters = rest.dropFirst().prefix { !("@"..."~").contains($0) }
            let end = rest.dropFirst().dropFirst(parameters.count).first
            rest = rest.dropFirst(2 + parameters.count)
            obey(parameters, end)
        }
        if isUpdating || part != nil { faults.append("an update without end") }
    }

    /// A string of the program's: pictures come in these.
    private mutating func takeString(_ rest: inout Substring) {
        guard let end = rest.firstRange(of: "\u{1B}\\") else { return faults.append("a string without end") }
        faults += board.take(rest[..<end.lowerBound], at: cursor, on: size).map { [$0] } ?? []
        // Terminals differ in where the cursor is then.
        if rest.first == "P" { isBehind = true }
        rest = rest[end.upperBound...]
    }

    private mutating func obey(_ parameters: Substring, _ end: Character?) {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
        switch (end, parameters) {
        case ("H", _):
            let (row, column) = (numbers.first ?? 1, numbers.count > 1 ? numbers[1] : 1)
            cursor = Point(column: column - 1, row: row - 1)
            isBehind = false
        case ("C", _) where isBehind: faults.append("a relative move from behind the last column")
        case ("C", _): cursor.column += numbers.first ?? 1
        case ("r", _):
            part = numbers.count == 2 ? numbers[0] - 1..<numbers[1] : nil
            (cursor, isBehind) = (.origin, false)
        case ("M", _), ("L", _): moveLines(numbers.first ?? 1, isUp: end == "M")
        case ("J", "2"):
            cells = Array(repeating: Cell(), count: size.count)
            board.wipe()
        case ("m", _): pen = parameters == "0" ? "" : String(parameters)
        case ("h", "?2026"), ("l", "?2026"): isUpdating = end == "h"
        case ("h", "?25"), ("l", "?25"): isCursorShown = end == "h"
        default: faults.append("\(parameters)\(end.map(String.init) ?? "")")
        }
        if !Rect(size).contains(cursor), !isBehind { faults.append("cursor at \(cursor)") }
    }

    /// Deletes or inserts lines at the cursor; what is blank is so in the colours of the terminal.
    private mutating func moveLines(_ count: Int, isUp: Bool) {
        guard let part, part.contains(cursor.row), count <= part.upperBound - cursor.row, pen.isEmpty else {
            return faults.append("\(count) lines are moved from \(cursor.row) in \(pen)")
        }
        let lines = cursor.row * size.columns..<part.upperBound * size.columns
        let blank = Array(repeating: Cell(), count: count * size.columns)
        let kept = isUp ? cells[lines].dropFirst(blank.count) : cells[lines].dropLast(blank.count)
        let moved = Array(kept)
        cells.replaceSubrange(lines, with: isUp ? moved + blank : blank + moved)
    }

    /// As a terminal does, it leaves nothing of a wide character half of which is written over.
    private mutating func write(_ character: Character) {
        let width = character.displayWidth
        guard !isBehind, cursor.column + width <= size.columns, cursor.row < size.rows else {
            return faults.append("\(character) at \(cursor)")
        }
        let place = cursor.row * size.columns + cursor.column
        if cells[place].text.isEmpty { cells[place - 1].text = " " }
        let behind = place + width
        if cursor.column + width < size.columns, cells[behind].text.isEmpty { cells[behind].text = " " }
        board.wipe(Rect(cursor, Size(columns: width, rows: 1)))
        cells[place] = Cell(text: String(character), pen: pen)
        if width == 2 { cells[place + 1] = Cell(text: "", pen: pen) }
        cursor.column += width
        isBehind = cursor.column == size.columns
    }
}
