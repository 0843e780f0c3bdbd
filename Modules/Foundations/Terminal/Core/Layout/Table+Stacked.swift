extension Table {
    /// The records one below the other, for narrow terminals: what each is about on lines of its own, the
    /// other cells behind one another below. Numbers have their titles before them.
    func stacked(width: Int, in language: Language) -> [StyledText] {
        let subject = columns.firstIndex { $0.minimumWidth != nil } ?? 0
        let labels = columns.map { column in
            column.alignment == .right ? StyledText(column.title.text(in: language) + " ", .dim) : ""
        }
        return rows.flatMap { row in
            let lead = columns.indices.prefix(subject).map { cell(row, $0) }.filter { !$0.isEmpty }
            let mark = lead.reduce(StyledText("")) { $0 + $1 + "  " }
            let indent = min(mark.isEmpty ? 2 : mark.displayWidth, width / 3)
            let rest = columns.indices.dropFirst(subject + 1)
                .filter { !cell(row, $0).isEmpty }.map { labels[$0] + cell(row, $0) }
            let blanks = StyledText(String(repeating: " ", count: indent))
            let first = cell(row, subject).wrapped(to: width - mark.displayWidth)
            let lines = first.enumerated().map { $0.offset == 0 ? mark + $0.element : blanks + $0.element }
            let more = Self.joined(rest, width: width - indent).map { blanks + $0 }
            return (lines + more).map { $0.truncated(to: width) }
        }
    }

    /// The texts with dots between them, as many to a line as fit.
    private static func joined(_ texts: [StyledText], width: Int) -> [StyledText] {
        var lines = [StyledText]()
        for text in texts {
            let together = lines.last.map { $0 + " · " + text }
            if let together, together.displayWidth <= width {
                lines[lines.count - 1] = together
            } else {
                lines += text.wrapped(to: width)
            }
        }
        return lines
    }
}
