/// Tables of Markdown documents whose rows begin with a name in backquotes.
enum MarkdownTable {
    struct Row {
        let name: String
        /// The cells behind the name.
        let cells: [String]
        /// Counted from 1.
        let line: Int
    }

    /// The rows below the heading `section`, up to the next heading; of the whole text if `section` is nil.
    static func rows(of text: String, inSection section: String? = nil) -> [Row] {
        var isInside = section == nil
        var rows: [Row] = []
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let section, line.hasPrefix("#") { isInside = heading(line) == section }
            if isInside, let row = row(line, offset + 1) { rows.append(row) }
        }
        return rows
    }

    /// The heading's text without its signs and number: `## 3. Targets` -> `Targets`.
    private static func heading(_ line: Substring) -> String {
        String(line.drop { $0 == "#" || $0 == " " || $0.isNumber || $0 == "." })
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
