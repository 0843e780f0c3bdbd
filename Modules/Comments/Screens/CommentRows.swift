import Comments
import CommentsConsole
import Terminal
import Vocabulary

/// The comments of a page as they stand below each other, one of them chosen.
struct CommentRows: Hashable {
    struct Row: Hashable {
        let view: CommentView
        /// Whether it stands below the comment that it replies to.
        var isBelow = false
        /// How many replies are not shown below it.
        var more = 0
    }

    private(set) var rows: [Row]
    var selection = 0
    /// The first line that is seen.
    var top = 0

    /// Threads, each with its first replies.
    init(_ threads: [CommentThread]) {
        rows = threads.flatMap { thread in
            let more = thread.comment.replies - thread.replies.count
            return [Row(view: thread.comment, more: max(0, more))]
                + thread.replies.map { Row(view: $0, isBelow: true) }
        }
    }

    /// Comments, one below the other.
    init(_ views: [CommentView]) {
        rows = views.map { Row(view: $0) }
    }

    /// The chosen one; nil of none.
    var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// A line that is seen.
    struct Line: Hashable {
        let row: Int
        let text: String
        let role: Cell.Role
    }

    /// The texts in lines, cached per width and language, since a page may be long.
    private struct Texts: Hashable {
        let columns: Int
        let language: Language
        let lines: [[String]]
    }

    private var texts: Texts?

    /// Prepares the rows for that width.
    mutating func prepare(for around: Surroundings) {
        if !isPrepared(for: around) { texts = texts(around) }
    }

    private func isPrepared(for around: Surroundings) -> Bool {
        texts?.columns == around.size.columns && texts?.language == around.language
    }

    private func texts(_ around: Surroundings) -> Texts {
        let (columns, language) = (around.size.columns, around.language)
        let lines = rows.map { row in
            let reading = row.view.reading(in: language)
            return reading.wrapped(to: max(8, columns - Self.left(of: row).count)) as [String]
        }
        return Texts(columns: columns, language: language, lines: lines)
    }

    /// What stands left of a text.
    private static func left(of row: Row) -> String { row.isBelow ? "    " : "  " }

    /// All lines, in that width.
    func lines(_ around: Surroundings) -> [Line] {
        let texts = texts.flatMap { isPrepared(for: around) ? $0 : nil } ?? texts(around)
        return rows.indices.flatMap { number in
            let row = rows[number]
            let (view, indent) = (row.view, row.isBelow ? "  " : "")
            let language = around.language
            var lines = [
                Line(row: number, text: indent + view.byline(at: around.now, in: language), role: .faint)
            ]
            let left = Self.left(of: row)
            lines += texts.lines[number].map {
                Line(row: number, text: left + $0, role: view.isPlace ? .faint : .text)
            }
            if let reason = view.notice?.reason, !reason.isEmpty {
                let label = Phrase(en: "Reason", ko: "이유").text(in: language)
                lines.append(Line(row: number, text: "\(left)\(label): \(reason)", role: .warning))
            }
            if row.more > 0 {
                let words = Phrase(en: "\(row.more) more replies: Enter", ko: "답글 \(row.more)개 더 보기: Enter")
                lines.append(Line(row: number, text: left + words.text(in: language), role: .accent))
            }
            return lines
        }
    }

    /// Goes through the comments, and through the lines of one that is longer than the screen. False if it
    /// would go beyond the first or the last.
    mutating func move(_ move: ListMove, _ around: Surroundings) -> Bool {
        let (lines, height) = (lines(around), max(1, around.size.rows))
        let own = lines.indices.filter { lines[$0].row == selection }
        switch move {
        case .lines(let count) where count > 0:
            if let last = own.last, last >= top + height { top += 1 } else { selection += count }
        case .lines(let count):
            if let first = own.first, first < top { top -= 1 } else { selection += count }
        case .pages(let count): selection += count * max(1, height / 3)
        case .first: selection = 0
        case .last: selection = rows.count - 1
        }
        let isInside = rows.indices.contains(selection)
        selection = max(0, min(rows.count - 1, selection))
        show(lines, height)
        return isInside
    }

    /// Sees to it that the chosen one is seen, its beginning at least.
    mutating func show(_ lines: [Line], _ height: Int) {
        let own = lines.indices.filter { lines[$0].row == selection }
        guard let first = own.first, let last = own.last else {
            top = 0
            return
        }
        let isLong = own.count > height
        if !isLong || top > last || top + height <= first {
            if first < top { top = first }
            if last >= top + height { top = isLong ? first : last - height + 1 }
        }
        top = max(0, min(top, max(0, lines.count - height)))
    }
}

extension Frame {
    /// Draws the comments that fit into a part, each to be clicked.
    mutating func put(_ rows: CommentRows, in part: Rect, _ around: Surroundings) {
        let lines = rows.lines(around)
        let top = max(0, rows.top)
        var (rest, former) = (part, top > 0 && top <= lines.count ? lines[top - 1].row : nil)
        for line in lines.dropFirst(top).prefix(part.size.rows) {
            let (place, below) = rest.split(top: 1)
            let isSelected = line.row == rows.selection
            fill(place, .role(.text, isSelected: isSelected))
            put(line: line.text, in: place, .role(line.role, isSelected: isSelected))
            mark(place, as: .item(line.row))
            if isSelected, former != line.row { show(cursor: place.origin) }
            (rest, former) = (below, line.row)
        }
    }
}
