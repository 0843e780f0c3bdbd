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

        /// The cells that it shall have if its content needs them, before others get theirs; nil if it is not
        /// favoured.
        public let wantedWidth: Int?
        /// How soon it is left out to give a favoured column its cells, the highest first; nil if it never
        /// is.
        public let leftOut: Int?

        /// A column that is as wide as its widest cell, or narrower if it is `flexible` and space is scarce.
        /// Where a column that is `wanting` more would get less, others are narrowed first, then those that
        /// may be `leftOut` are.
        public init(
            _ title: Phrase, _ alignment: Alignment = .left, flexible minimumWidth: Int? = nil,
            wanting wantedWidth: Int? = nil, leftOut: Int? = nil
        ) {
            self.title = title
            self.alignment = alignment
            self.minimumWidth = minimumWidth.map { max(1, $0) }
            self.wantedWidth = wantedWidth
            self.leftOut = leftOut
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

    /// The table for people, at most `width` cells wide, without blanks at line ends: a title line and the
    /// rows; where less than 60 cells are too few for that, the records one below the other.
    public func lines(width: Int, in language: Language) -> [StyledText] {
        let titles = columns.map { StyledText($0.title.text(in: language), .bold) }
        // No column is wider than the table, however long the texts are.
        let natural = naturalWidths(titles).map { min($0, max(1, width)) }
        let layout = TableLayout(columns, natural: natural, width: width)
        guard !layout.isStacked else { return stacked(width: max(1, width), in: language) }
        return ([titles] + rows).map { line($0, layout).truncated(to: max(1, width)) }
    }

    /// The table for programs: cells separated by tabs, no titles, nothing cut.
    public var plainLines: [String] {
        rows.map { row in columns.indices.map { cell(row, $0).plain }.joined(separator: "\t") }
    }

    func cell(_ row: [StyledText], _ column: Int) -> StyledText {
        row.indices.contains(column) ? row[column] : ""
    }

    private func line(_ row: [StyledText], _ layout: TableLayout) -> StyledText {
        let last = layout.shown.last { !cell(row, $0).isEmpty } ?? -1
        var line: StyledText = ""
        for index in layout.shown where index <= last {
            let (width, alignment) = (layout.widths[index], columns[index].alignment)
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
}
