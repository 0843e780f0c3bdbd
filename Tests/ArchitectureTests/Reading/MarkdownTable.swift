/// Tables of Markdown documents whose rows begin with a name in backquotes.
enum MarkdownTable {
    struct Row {
        let name: String
        /// The cells behind the name.
        let cells: [String]
        /// Counted from 1.
        let line: Int
    }

    /// The rows of all tables of the text.
    static func rows(of text: String) -> [Row] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            row($0.element, $0.offset + 1)
        }
    }

    private static func row(_ line: Substring, _ number: Int) -> Row? {
        guard line.hasPrefix("| `") else { return nil }
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map(trimmed)
        guard let first = cells.first, first.count > 2, first.hasSuffix("`") else { return nil }
        return Row(
            name: String(first.dropFirst().dropLast()), cells: Array(cells.dropFirst().dropLast()),
            line: number)
    }

    private static func trimmed(_ cell: Substring) -> String {
        let start = cell.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
