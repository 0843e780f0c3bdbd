import UnicodeText

/// A line of a frame as it is read out.
struct SpokenLine: Hashable, Sendable {
    /// The number by which its thing is selected, from 1; nil if it cannot be.
    var number: Int?
    var text: String
    /// Whether the choice stands there.
    var isSelected: Bool
}

extension Frame {
    /// What the frame says, line by line from the top: texts that stand apart are told apart by commas, what
    /// does something when it is clicked stands behind its name, and no line is empty.
    func spokenLines(in language: Language, naming name: (ActionID) -> String?) -> [SpokenLine] {
        var lines: [SpokenLine] = []
        for row in bounds.rows {
            guard let line = line(row, language, name) else { continue }
            if let last = lines.last, let number = line.number, last.number == number {
                lines[lines.count - 1].text += ". \(line.text)"
                lines[lines.count - 1].isSelected = last.isSelected || line.isSelected
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    /// The field with the cursor in it; nil where nothing is typed.
    var spokenField: SpokenField? {
        guard let cursor else { return nil }
        let here = spoken.last { $0.part.contains(cursor) }
        if case .field(let field)? = here?.content { return field }
        return nil
    }

    private func line(_ row: Int, _ language: Language, _ name: (ActionID) -> String?) -> SpokenLine? {
        let said = spoken.filter { $0.part.rows.contains(row) }
        guard !said.isEmpty || !isBlank(row) else { return nil }
        let begun = said.filter { $0.part.rows.lowerBound == row }
        var pieces = begun.map { ($0.part.origin.column, $0.content.words(in: language)) }
        let runs = runs(in: row) { column in said.contains { $0.part.columns.contains(column) } }
        for run in runs {
            let title = run.action.flatMap(name)
            let label = title == nil || title == run.text ? "" : "\(title ?? ""): "
            pieces.append((run.column, label + run.text))
        }
        let text = pieces.sorted { $0.0 < $1.0 }.map(\.1).filter { !$0.isEmpty }.joined(separator: ", ")
        guard !text.isEmpty else { return nil }
        return SpokenLine(number: number(of: row), text: text, isSelected: isSelected(row))
    }

    /// The first thing in the line that can be chosen.
    private func number(of row: Int) -> Int? {
        for target in targets where target.part.rows.contains(row) {
            if case .item(let number) = target.meaning { return number + 1 }
        }
        return nil
    }

    private func isSelected(_ row: Int) -> Bool {
        if cursor?.row == row { return true }
        return cells(in: row).contains { cell in
            if case .role(_, true) = cell.look { true } else { false }
        }
    }

    private func isBlank(_ row: Int) -> Bool {
        cells(in: row).allSatisfy { $0.glyph == .scalar(" ") }
    }
}

extension Frame {
    /// Texts of a line that belong together: no more than a blank between them, and the same meaning.
    private struct Run {
        let column: Int
        let action: ActionID?
        var text: String
    }

    private func runs(in row: Int, without isSaid: (Int) -> Bool) -> [Run] {
        let targets = targets.filter { $0.part.rows.contains(row) }
        var runs: [Run] = []
        var blanks = 2
        for (column, cell) in cells(in: row).enumerated() {
            if cell.glyph == .scalar(" ") || isSaid(column) {
                blanks += isSaid(column) ? 2 : 1
                continue
            }
            var action: ActionID?
            if case .action(let id)? = targets.last(where: { $0.part.columns.contains(column) })?.meaning {
                action = id
            }
            if blanks < 2, let last = runs.indices.last, runs[last].action == action {
                runs[last].text += (blanks == 1 ? " " : "") + text(of: cell)
            } else {
                runs.append(Run(column: column, action: action, text: text(of: cell)))
            }
            blanks = 0
        }
        return runs.map { Run(column: $0.column, action: $0.action, text: $0.text.withoutDots) }
    }
}

extension Frame.Spoken.Content {
    fileprivate func words(in language: Language) -> String {
        switch self {
        case .words(let words): words.safeLine
        case .field(let field): field.words(in: language)
        }
    }
}

extension String {
    /// Dots between words are for eyes; a voice reads them out.
    fileprivate var withoutDots: String { replacing(" · ", with: ", ") }
}
