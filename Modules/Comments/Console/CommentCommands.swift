import Commands
import Comments
import CommentsHTTP
import Terminal
import Vocabulary

/// The commands of comments and conversations, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `CommentError` or `UsageError`
/// instead of reporting it.
struct CommentCommands: Sendable {
    let comments: any CommentRepository
    let console: Console
    let program: String
    let lists: LastLists
    let kinds: RecordKinds
    let names: RecordNames

    /// Commands over this repository and console; `program` is the command that starts the program, `lists`
    /// the last lists shown, `kinds` the kinds of records, `names` names records.
    init(
        _ comments: any CommentRepository, _ console: Console, program: String, lists: LastLists,
        kinds: RecordKinds, names: RecordNames
    ) {
        self.comments = comments
        self.console = console
        self.program = program
        self.lists = lists
        self.kinds = kinds
        self.names = names
    }

    /// Adds a comment.
    func add(_ options: AddOptions) async throws {
        let subject = try options.subject.identifier(among: lists, of: kinds)
        let text = try options.written.text(Phrase(en: "Comment", ko: "댓글"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.add(CommentDraft(text), to: subject)
        }
        await answer(view, Phrase(en: "Comment added", ko: "댓글을 등록했습니다"), about: subject)
        tellMentions(of: view)
    }

    /// Replies to a comment.
    func reply(_ options: CommentTextOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let text = try options.written.text(Phrase(en: "Reply", ko: "답글"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            let parent = try await comments.comment(id)
            return try await comments.add(CommentDraft(text, replyTo: id), to: parent.subject)
        }
        await answer(view, Phrase(en: "Reply added", ko: "답글을 등록했습니다"), about: AnyIdentifier(id))
        tellMentions(of: view)
    }

    /// Edits a comment, unless it was changed concurrently.
    func edit(_ options: CommentTextOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let current = try await console.waiting { () throws(CommentError) in try await comments.comment(id) }
        let text = try options.written.text(Phrase(en: "New text", ko: "새 내용"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.edit(id, text: text, expecting: current.version)
        }
        await answer(view, Phrase(en: "Comment edited", ko: "댓글을 수정했습니다"), about: AnyIdentifier(id))
        tellMentions(of: view)
    }

    /// Removes it for good, if the person confirms it; with a reason as a moderator.
    func remove(_ options: RemoveOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in try await comments.comment(id) }
        let text = view.lineOfText(in: console.language).truncated(to: 40)
        try console.requireConfirmed(
            Phrase(en: "Remove this comment: '\(text)'?", ko: "이 댓글을 삭제할까요: '\(text)'?"),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(CommentError) in
            guard let reason = options.reason else { return try await comments.remove(id) }
            _ = try await comments.moderate(id, .remove, reason: reason)
        }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Comment removed: \(text)", ko: "댓글을 삭제했습니다: \(text)"))
    }

    /// Hides it from all but its author and moderators.
    func hide(_ options: HideOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.moderate(id, .hide, reason: options.reason)
        }
        await answer(view, Phrase(en: "Comment hidden", ko: "댓글을 숨겼습니다"), about: AnyIdentifier(id))
    }

    /// Restores a comment that a moderator has hidden.
    func restore(_ options: IdentifierArgument<CommentSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.moderate(id, .restore, reason: "")
        }
        await answer(
            view, Phrase(en: "Comment restored", ko: "댓글 숨김을 해제했습니다"), about: AnyIdentifier(id))
    }

    /// Reports a changed comment and its subject; programs get its identifier or all of it.
    func answer(_ view: CommentView, _ done: Phrase, about record: AnyIdentifier) async {
        let name = await names.told(of: record, on: console)
        console.answer(
            view, as: CommentWire.view, plain: "\(view.id)",
            Phrase(en: "\(done.en): \(name)", ko: "\(done.ko): \(name)"))
        if console.format == .human { console.print(StyledText("  \(view.id)", .dim)) }
    }
    /// Tells the author who is mentioned, and which names are no member's.
    private func tellMentions(of view: CommentView) {
        guard console.format == .human else { return }
        for note in view.mentionNotes { console.print(StyledText("  " + note.text(in: console.language))) }
    }
}
