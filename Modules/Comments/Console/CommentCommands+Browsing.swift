import Commands
import Comments
import CommentsHTTP
import Terminal
import Vocabulary

extension CommentCommands {
    /// Shows a page of the comments on a subject.
    func list(_ options: ThreadOptions) async throws {
        let subject = try options.subject.identifier(among: lists, of: kinds)
        let (order, request) = try options.request()
        let page = try await console.waiting { () throws(CommentError) in
            try await comments.comments(on: subject, order, request)
        }
        if console.format == .json { return console.show(page, as: CommentWire.threads) }
        show(page, of: { $0.flatMap { [$0.comment] + $0.replies } }) { $0.show(page.items) }
        console.tellPlace(
            of: page, options.pages, of: [program, "comments", "list"] + options.words(about: subject),
            counting: count,
            advice: Phrase(
                en: "No comments yet. Run 'madang comments add SUBJECT TEXT' to write the first.",
                ko: "아직 댓글이 없습니다. 'madang comments add 대상 내용'으로 첫 댓글을 남겨 보세요."))
    }

    /// Shows a page of the replies to a comment.
    func replies(_ options: RepliesOptions) async throws {
        let id = try options.comment.identifier(among: lists)
        let request = try self.request(options.pages)
        let page = try await console.waiting { () throws(CommentError) in
            try await comments.replies(to: id, request)
        }
        if console.format == .json { return console.show(page, as: CommentWire.page) }
        show(page, of: { $0 }) { $0.show(page.items) }
        console.tellPlace(
            of: page, options.pages, of: [program, "comments", "replies", "\(id)"],
            counting: { Phrase(en: $0.counted("reply"), ko: "\($0)개") },
            advice: Phrase(
                en: "No replies yet. Run 'madang comments reply ID TEXT' to write the first.",
                ko: "아직 답글이 없습니다. 'madang comments reply ID 내용'으로 첫 답글을 남겨 보세요."))
    }

    /// Shows a page of the member's own comments.
    func mine(_ options: PageOptions) async throws {
        let request = try self.request(options)
        let page = try await console.waiting { () throws(CommentError) in try await comments.mine(request) }
        if console.format == .json { return console.show(page, as: CommentWire.page) }
        show(page, of: { $0 }) { $0.show(page.items) }
        console.tellPlace(
            of: page, options, of: [program, "comments", "mine"], counting: count,
            advice: Phrase(en: "You have written no comments yet.", ko: "아직 쓴 댓글이 없습니다."))
    }

    /// Shows one of them.
    func show(_ options: IdentifierArgument<CommentSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CommentError) in try await comments.comment(id) }
        if console.format == .json { return console.show(view, as: CommentWire.view) }
        console.paged { $0.show(Fields(view, on: $0)) }
    }

    private func count(_ number: Int) -> Phrase {
        Phrase(en: number.counted("comment"), ko: "\(number)개")
    }

    func request(_ options: PageOptions) throws(CommentError) -> PageRequest {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return request
    }

    /// Writes a page and keeps which comments stood there, in their order.
    private func show<Item>(
        _ page: Page<Item>, of views: ([Item]) -> [CommentView],
        _ write: (inout CommentListText) -> Void
    ) {
        if !page.items.isEmpty {
            console.paged { paged in
                var text = CommentListText(paged)
                write(&text)
            }
        }
        lists.keep(views(page.items).map(\.id), on: console)
    }
}
