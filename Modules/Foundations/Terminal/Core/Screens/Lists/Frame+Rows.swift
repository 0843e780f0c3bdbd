import UnicodeText
public import Vocabulary

/// What stands on the right of a row where there is room.
public struct RowColumn {
    let text: String
    let width: Int
    let least: Int
    let role: Cell.Role
    let isRight: Bool
    let words: String

    /// A column of that many cells, shown in rows of at least `least` cells. `words` are spoken in place of a
    /// text that is only understood by its position.
    public init(
        _ text: String, width: Int, from least: Int, _ role: Cell.Role = .text, isRight: Bool = false,
        words: String? = nil
    ) {
        (self.text, self.width, self.least) = (text, width, least)
        (self.role, self.isRight, self.words) = (role, isRight, words ?? text)
    }

    /// How far a moment is from now, as wide as `59 minutes ago` and `11개월 전`; empty for none.
    public init(_ moment: Timestamp?, _ around: Surroundings, from least: Int) {
        let text = moment?.relative(to: around.now, in: around.language) ?? ""
        self.init(text, width: around.language == .ko ? 10 : 14, from: least, .faint)
    }
}

extension Frame {
    /// Draws the rows of a list that fit into a part, each to be clicked, with the cursor at the chosen one;
    /// of a list without rows why there are none.
    public mutating func put<Row>(
        _ list: KeysetList<Row>, in part: Rect, _ language: Language, hasCursor: Bool = true, nothing: Phrase,
        row draw: (inout Frame, Row, Rect, _ isSelected: Bool) -> Void
    ) {
        for (row, number) in list.seen(part.size.rows).enumerated() {
            let place = Rect(column: 0, row: part.origin.row + row, columns: part.size.columns, rows: 1)
            let isSelected = number == list.selection
            switch list[number] {
            case .row(let row): draw(&self, row, place, isSelected)
            case .far: put(title: Self.far.text(in: language), [], in: place, isSelected: isSelected)
            case .gone: put(title: Self.gone.text(in: language), [], in: place, isSelected: isSelected)
            }
            mark(place, as: .item(number))
            if isSelected, hasCursor { show(cursor: place.origin) }
        }
        guard list.isEmpty, list.tail == .complete || list.tail == .failed else { return }
        let words = list.tail == .failed ? Self.unread : nothing
        put(line: words.text(in: language), in: part, .role(.faint))
    }

    private static let unread = Phrase(
        en: "This could not be read. r tries again.", ko: "읽지 못했습니다. r을 누르면 다시 시도합니다.")

    /// In place of a row that is being read again.
    static let far = Phrase(en: "…", ko: "…")
    /// In place of one that is not there any more.
    static let gone = Phrase(en: "(no longer here)", ko: "(이제 여기에 없음)")

    /// Draws a title, and at the right the columns that fit, the first outermost. A `mark` follows the title,
    /// which is truncated in preference to the mark; the mark's words are spoken in its place.
    public mutating func put(
        title: String, mark: (text: String, words: String) = ("", ""), _ columns: [RowColumn], in part: Rect,
        isSelected: Bool
    ) {
        fill(part, .role(.text, isSelected: isSelected))
        let words = [title, mark.words] + columns.reversed().map(\.words)
        say(words.filter { !$0.isEmpty }.joined(separator: ", "), of: part)
        var rest = part.size.columns
        for column in columns where part.size.columns >= column.least {
            rest -= column.width + 1
            let place = Rect(
                column: part.origin.column + rest + 1, row: part.origin.row, columns: column.width, rows: 1)
            put(
                line: column.text, in: place, isRight: column.isRight,
                .role(column.role, isSelected: isSelected))
        }
        let place = Rect(part.origin, Size(columns: rest, rows: 1))
        let end = mark.text.isEmpty ? "" : " " + mark.text
        let line = title.truncated(to: max(0, rest - end.displayWidth)) + end
        put(line: line, in: place, .role(.text, isSelected: isSelected))
    }
}
