/// Tables of Markdown documents whose cells are read by the titles of their columns.
enum ColumnTable {
    struct Row {
        /// The cells by the titles of their columns.
        let cells: [String: String]
        /// Counted from 1.
        let line: Int
    }

    /// The rows of all tables of the text.
    static func rows(of text: String) -> [Row] {
        var titles: [String] = []
        var rows: [Row] = []
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("|") else {
                titles = []
                continue
            }
            let cells = cells(of: line)
            if titles.isEmpty {
                titles = cells
            } else if !line.hasPrefix("| ---") {
                let named = zip(titles, cells).map { ($0, $1) }
                rows.append(Row(cells: Dictionary(named) { first, _ in first }, line: offset + 1))
            }
        }
        return rows
    }

    /// The texts between backquotes.
    static func code(in cell: String) -> [String] {
        parts(of: cell).filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    /// What stands outside of backquotes.
    static func words(in cell: String) -> String {
        parts(of: cell).filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }

    private static func parts(of cell: String) -> [(offset: Int, element: Substring)] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { ($0, $1) }
    }

    /// What stands between the bars; a bar behind a backslash belongs to its cell.
    private static func cells(of line: Substring) -> [String] {
        let hidden = line.replacing("\\|", with: "\u{0}")
        return hidden.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
            trimmed($0.replacing("\u{0}", with: "|"))
        }
    }

    /// The text without blanks around it.
    static func trimmed(_ cell: some StringProtocol) -> String {
        let start = cell.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
