import Commands
import Comments
import CommentsHTTP
import Terminal
import Vocabulary

/// What a person can do with comments and conversations on the command line, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `CommentError` or `UsageError`
/// instead of reporting it.
struct CommentCommands: Sendable {
    let comments: any CommentRepository
    let console: Console
    let program: String
    let lists: LastLists
    let kinds: RecordKinds

    /// Works on these and talks to the person there; `program` is what is typed to come here again, `lists`
    /// what the person has seen last, `kinds` of which records.
    init(
        _ comments: any CommentRepository, _ console: Console, program: String, lists: LastLists,
        kinds: RecordKinds
    ) {
        self.comments = comments
        self.console = console
        self.program = program
        self.lists = lists
        self.kinds = kinds
    }

    /// Adds a comment.
    func add(_ options: AddOptions) async throws {
        let subject = try options.subject.identifier(among: lists, of: kinds)
        let text = try options.written.text(Phrase(en: "Comment", ko: "댓글"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.add(CommentDraft(text), to: subject)
        }
        answer(view, Phrase(en: "Comment added.", ko: "댓글을 등록했습니다."))
    }

    /// Replies to a comment.
    func reply(_ options: CommentTextOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let text = try options.written.text(Phrase(en: "Reply", ko: "답글"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            let parent = try await comments.comment(id)
            return try await comments.add(CommentDraft(text, replyTo: id), to: parent.subject)
        }
        answer(view, Phrase(en: "Reply added.", ko: "답글을 등록했습니다."))
    }

    /// Gives a comment another text, unless it is changed by somebody else meanwhile.
    func edit(_ options: CommentTextOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let current = try await console.waiting { () throws(CommentError) in try await comments.comment(id) }
        let text = try options.written.text(Phrase(en: "New text", ko: "새 내용"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.edit(id, text: text, expecting: current.version)
        }
        answer(view, Phrase(en: "Comment edited.", ko: "댓글을 수정했습니다."))
    }

    /// Removes it for good, if the person confirms it; with a reason as a moderator.
    func remove(_ options: RemoveOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in try await comments.comment(id) }
        let text = StyledText(view.reading(in: console.language)).cut(to: 40)
        try console.requireConfirmed(
            Phrase(en: "Remove this comment: '\(text)'?", ko: "이 댓글을 삭제할까요: '\(text)'?"),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(CommentError) in
            guard let reason = options.reason else { return try await comments.remove(id) }
            _ = try await comments.moderate(id, .remove, reason: reason)
        }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Comment removed.", ko: "댓글을 삭제했습니다."))
    }

    /// Hides it from all but its author and moderators.
    func hide(_ options: HideOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.moderate(id, .hide, reason: options.reason)
        }
        answer(view, Phrase(en: "Comment hidden.", ko: "댓글을 숨겼습니다."))
    }

    /// Shows again what a moderator has hidden.
    func restore(_ options: IdentifierArgument<CommentSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.moderate(id, .restore, reason: "")
        }
        answer(view, Phrase(en: "Comment restored.", ko: "댓글 숨김을 해제했습니다."))
    }

    /// Tells what became of it: for programs its identifier or all of it.
    private func answer(_ view: CommentView, _ done: Phrase) {
        console.answer(view, as: CommentWire.view, plain: "\(view.id)", done)
        if console.format == .human { console.print(StyledText("  \(view.id)", .dim)) }
    }
}

extension StyledText {
    /// The beginning of it, as text.
    fileprivate func cut(to columns: Int) -> String {
        displayWidth <= columns ? plain : (wrapped(to: columns - 1).first?.plain ?? "") + "…"
    }
}
