import UnicodeText

extension Frame {
    /// Draws an empty box in the middle, as large as fits, with room for that many cells in it, and gives
    /// that room. Clicks beside what is put into it mean nothing.
    public mutating func box(columns: Int, rows: Int, _ title: String) -> Rect {
        let size = Size(
            columns: min(columns + 4, size.columns), rows: min(rows + 2, size.rows))
        let outer = Rect(
            column: (self.size.columns - size.columns) / 2, row: (self.size.rows - size.rows) / 2,
            columns: size.columns, rows: size.rows)
        fill(outer)
        mark(outer, as: .nothing)
        drawBorder(outer, title)
        return outer.inset(columns: 2, rows: 1)
    }

    private mutating func drawBorder(_ part: Rect, _ title: String) {
        guard part.size.columns > 1, part.size.rows > 1 else { return }
        let line = String(repeating: "─", count: part.size.columns - 2)
        let look = Cell.Look.role(.border)
        put("┌\(line)┐", at: part.origin, look)
        for row in part.rows.dropFirst().dropLast() {
            put("│", at: Point(column: part.columns.lowerBound, row: row), look)
            put("│", at: Point(column: part.columns.upperBound - 1, row: row), look)
        }
        put("└\(line)┘", at: Point(column: part.origin.column, row: part.rows.upperBound - 1), look)
        let room = part.inset(columns: 2)
        put(" \(title) ".truncated(to: room.size.columns), at: room.origin, within: room, .role(.heading))
    }

    /// Puts a line of text into the part, cut with `…` where it is too long; on the right of it if wanted.
    public mutating func put(
        line text: String, in part: Rect, isRight: Bool = false, _ look: Cell.Look = .role(.text)
    ) {
        let shown = text.truncated(to: part.size.columns)
        let gap = isRight ? part.size.columns - shown.displayWidth : 0
        put(shown, at: Point(column: part.origin.column + gap, row: part.origin.row), within: part, look)
    }

    /// Puts words at a point of the part, on which a click does the action, and gives the column behind them.
    @discardableResult
    public mutating func put(
        _ text: String, to action: ActionID, at place: Point, in part: Rect, _ look: Cell.Look
    ) -> Int {
        let end = put(text, at: place, within: part, look)
        mark(
            Rect(place, Size(columns: end - place.column, rows: 1)).intersection(part), as: .action(action))
        return end
    }
}
