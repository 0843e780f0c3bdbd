import UnicodeText

/// Rows under titled columns, aligned by terminal cells.
public struct Table: Hashable, Sendable {
    /// The side at which the cells of a column stand.
    public enum Alignment: Hashable, Sendable {
        case left, right
    }

    /// One column of a table: its title and how its cells stand.
    public struct Column: Hashable, Sendable {
        /// What stands above the column.
        public let title: Phrase
        /// The side at which its cells stand.
        public let alignment: Alignment
        /// The fewest cells that it may be narrowed to when the table is too wide; nil if it is never
        /// narrowed.
        public let minimumWidth: Int?

        /// A column that is as wide as its widest cell, or narrower if it is `flexible` and space is scarce.
        public init(_ title: Phrase, _ alignment: Alignment = .left, flexible minimumWidth: Int? = nil) {
            self.title = title
            self.alignment = alignment
            self.minimumWidth = minimumWidth.map { max(1, $0) }
        }
    }

    /// The columns from left to right.
    public let columns: [Column]
    /// The rows from top to bottom, each with one cell per column; missing cells are empty, extra ones not
    /// shown.
    public var rows: [[StyledText]]

    /// Memberwise.
    public init(_ columns: [Column], rows: [[StyledText]] = []) {
        self.columns = columns
        self.rows = rows
    }

    /// The table for people: a title line and the rows, at most `width` cells wide, without blanks at line
    /// ends.
    public func lines(width: Int, in language: Language) -> [StyledText] {
        let titles = columns.map { StyledText($0.title.text(in: language), .bold) }
        let widths = fitted(naturalWidths(titles), into: width)
        return ([titles] + rows).map { line($0, widths).truncated(to: max(1, width)) }
    }

    /// The table for programs: cells separated by tabs, no titles, nothing cut.
    public var plainLines: [String] {
        rows.map { row in columns.indices.map { cell(row, $0).plain }.joined(separator: "\t") }
    }

    private func cell(_ row: [StyledText], _ column: Int) -> StyledText {
        row.indices.contains(column) ? row[column] : ""
    }

    private func line(_ row: [StyledText], _ widths: [Int]) -> StyledText {
        let last = columns.indices.last { !cell(row, $0).isEmpty } ?? -1
        var line: StyledText = ""
        for index in columns.indices.prefix(last + 1) {
            let (width, alignment) = (widths[index], columns[index].alignment)
            let text = cell(row, index).truncated(to: width)
            let isEnd = index == last && alignment == .left
            line = line + (index == 0 ? "" : "  ") + (isEnd ? text : text.padded(to: width, alignment))
        }
        return line
    }

    private func naturalWidths(_ titles: [StyledText]) -> [Int] {
        columns.indices.map { index in
            rows.reduce(titles[index].displayWidth) { max($0, cell($1, index).displayWidth) }
        }
    }

    /// Takes cells from the widest flexible column until the table fits or nothing is left to take.
    private func fitted(_ natural: [Int], into width: Int) -> [Int] {
        var widths = natural
        var excess = widths.reduce(0, +) + 2 * max(0, widths.count - 1) - width
        while excess > 0 {
            let candidates = columns.indices.filter { widths[$0] > columns[$0].minimumWidth ?? .max }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
