import Commands
import Comments
import Terminal
import Vocabulary

/// Comments as an indented list: a line with number, author and time, the text below. Commands accept the
/// number.
struct CommentListText {
    private static let indentation = 3
    private let console: Console
    private var number = 0

    /// Writes to that console.
    init(_ console: Console) {
        self.console = console
    }

    /// Writes threads, each with its first replies.
    mutating func show(_ threads: [CommentThread]) {
        for thread in threads {
            show(thread.comment, depth: 0)
            for reply in thread.replies { show(reply, depth: 1) }
            guard console.format == .human, let more = CommentView.more(thread) else { continue }
            let command = "madang comments replies \(thread.id)"
            let indent = String(repeating: " ", count: 2 * Self.indentation)
            console.print(StyledText("\(indent)… \(more.text(in: console.language)): \(command)", .dim))
        }
    }

    /// Writes comments, one below the other.
    mutating func show(_ views: [CommentView]) {
        for view in views { show(view, depth: 0) }
    }

    private mutating func show(_ view: CommentView, depth: Int) {
        number += 1
        if console.format == .plain { return showPlain(view) }
        let (indent, mark) = (String(repeating: " ", count: depth * Self.indentation), "\(number)")
        let gap = String(repeating: " ", count: max(1, Self.indentation - mark.count))
        let byline = view.byline(at: console.now, in: console.language)
        console.print(
            StyledText(indent) + StyledText(mark + gap) + StyledText(byline, .bold) + StyledText("  ")
                + view.id.short)
        let left = indent + String(repeating: " ", count: Self.indentation)
        let lines: [String] = view.reading(in: console.language).wrapped(to: console.width - left.count)
        for line in lines { console.print(StyledText(left + line, view.isPlace ? .dim : .normal)) }
        if let notice = view.notice, !notice.reason.isEmpty {
            let label = Phrase(en: "Reason", ko: "이유").text(in: console.language)
            console.print(StyledText("\(left)\(label): \(notice.reason)", .dim))
        }
    }

    /// A row for programs: identifier, parent, author, moment, state, text on one line.
    private func showPlain(_ view: CommentView) {
        console.print(cells: [
            "\(view.id)", view.parent.map { "\($0)" } ?? "", view.author.map { "\($0.id)" } ?? "",
            view.createdAt.rfc3339, view.state.rawValue,
            view.shownText().split { $0.isNewline }.joined(separator: " "),
        ])
    }
}

extension Fields {
    /// Everything there is to know of one.
    init(_ view: CommentView, on console: Console) {
        self.init()
        let language = console.language
        add(Phrase(en: "Text", ko: "내용"), text: view.reading(in: language))
        add(Phrase(en: "State", ko: "상태"), StyledText(view.state.words.text(in: language)))
        if let notice = view.notice {
            let reason = notice.reason.isEmpty ? "-" : notice.reason
            add(Phrase(en: "Reason", ko: "이유"), StyledText(reason))
        }
        if let author = view.author {
            add(Phrase(en: "Author", ko: "작성자"), StyledText("\(author.name(in: language)) (\(author.id))"))
        }
        add(Phrase(en: "Added", ko: "등록일"), console.both(view.createdAt))
        if let moment = view.editedAt { add(Phrase(en: "Edited", ko: "수정일"), console.both(moment)) }
        if let parent = view.parent {
            add(Phrase(en: "Reply to", ko: "원 댓글"), StyledText("\(parent)"))
        } else {
            add(Phrase(en: "Replies", ko: "답글"), StyledText("\(view.replies)"))
        }
        add(Phrase(en: "Subject", ko: "대상"), StyledText("\(view.subject)"))
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(view.id)"))
    }
}
