import UnicodeText

/// The details of one thing: labels on the left, values on the right, long values wrapped.
public struct Fields: Hashable, Sendable {
    private struct Row: Hashable {
        let label: Phrase
        let values: [StyledText]
    }

    private var rows: [Row] = []

    /// An empty list.
    public init() {}

    /// Adds a value of one line.
    public mutating func add(_ label: Phrase, _ value: StyledText) {
        rows.append(Row(label: label, values: [value]))
    }

    /// Adds a text that may have several lines.
    public mutating func add(_ label: Phrase, text: String) {
        rows.append(Row(label: label, values: text.safeLines.map { StyledText($0) }))
    }

    /// The list for people, at most `width` cells wide; where less than 20 cells would be left for the
    /// values, they stand below their labels.
    public func lines(width: Int, in language: Language) -> [StyledText] {
        let labels = rows.map { StyledText($0.label.text(in: language), .dim) }
        let labelWidth = labels.reduce(0) { max($0, $1.displayWidth) }
        let isStacked = width - labelWidth - 2 < 20
        return zip(labels, rows).flatMap { label, row in
            isStacked
                ? [label.truncated(to: width)] + hanging(block(row, width - 2), 2)
                : beside(label, labelWidth + 2, block(row, width - labelWidth - 2))
        }
    }

    /// The list for programs: label and value separated by a tab, nothing cut, line breaks as blanks.
    public func plainLines(in language: Language) -> [String] {
        rows.map { row in
            let value = row.values.map(\.plain).joined(separator: " ")
            return "\(row.label.text(in: language).safeLine)\t\(value)"
        }
    }

    /// The chosen rows alone, in the order of the choice; nil if it names a row that is not there.
    func chosen(by choice: FieldChoice?, in language: Language) -> Fields? {
        guard let choice else { return self }
        guard let places = choice.places(among: rows.map(\.label), in: language) else { return nil }
        var chosen = Fields()
        chosen.rows = places.map { rows[$0] }
        return chosen
    }

    private func block(_ row: Row, _ width: Int) -> [StyledText] {
        row.values.flatMap { $0.wrapped(to: width) }
    }

    private func beside(_ label: StyledText, _ indent: Int, _ lines: [StyledText]) -> [StyledText] {
        let first = lines.first ?? ""
        return [first.isEmpty ? label : label.padded(to: indent, .left) + first]
            + hanging(Array(lines.dropFirst()), indent)
    }

    private func hanging(_ lines: [StyledText], _ indent: Int) -> [StyledText] {
        let blanks = StyledText(String(repeating: " ", count: indent))
        return lines.map { $0.isEmpty ? "" : blanks + $0 }
    }
}
