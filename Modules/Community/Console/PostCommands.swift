import Commands
import Community
import CommunityHTTP
import Terminal
import Vocabulary

/// The commands of the board, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `PostError`, `UsageError` or
/// `FormError` instead of reporting it.
struct PostCommands: Sendable {
    let board: any PostRepository
    let console: Console
    let program: String
    let lists: LastLists
    /// Uploads photos; nil if photos cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Draws photos; nil if photos are not drawn.
    let drawing: (any PictureDrawing)?
    /// The signed-in member; nil for a visitor, and where it is not known.
    let own: MemberID?

    /// Shows one post, below its first photo where the terminal shows pictures.
    func show(_ options: ShowPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(PostError) in try await board.post(id) }
        if console.format == .json { return console.show(view, as: PostWire.view) }
        let categories = try await named()
        await console.show(view.post.content.photos.first, by: drawing, options.drawing.choice, rows: 15)
        console.paged { $0.show(Fields(Details(view, in: categories), on: $0)) }
        console.tellPhotos(view.post.content.photos)
    }

    /// Shows the earlier versions of a post.
    func history(_ options: IdentifierArgument<PostSubject>) async throws {
        let id = try options.identifier(among: lists)
        let revisions = try await console.waiting { () throws(PostError) in try await board.history(id) }
        if console.format == .json { return console.show(revisions, as: PostWire.history) }
        if revisions.isEmpty {
            return console.remark(
                Phrase(en: "The post has not been edited.", ko: "수정한 적이 없는 글입니다."))
        }
        console.paged { paged in
            for (number, revision) in revisions.enumerated() {
                if number > 0, paged.format == .human { paged.print(StyledText("")) }
                paged.show(Fields(Details(revision), on: paged))
            }
        }
    }

    /// Removes a post for good after a confirmation; with a reason as a moderator.
    func remove(_ options: ModeratePostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(PostError) in try await board.post(id) }
        let title = view.post.content.title
        let question = Phrase(
            en: "Remove '\(title)'? This cannot be undone.", ko: "'\(title)' 글을 삭제할까요? 되돌릴 수 없습니다.")
        let word = Phrase(en: "remove", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(PostError) in
            guard let reason = options.reason else { return try await board.remove(id) }
            _ = try await board.moderate(id, .remove, reason: reason)
        }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Removed: \(title)", ko: "삭제했습니다: \(title)"))
    }

    /// Hides a member's post as a moderator, and prompts for a missing reason.
    func hide(_ options: ModeratePostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let reason =
            try options.reason
            ?? console.ask(Phrase(en: "Reason, as the author is told", ko: "글쓴이에게 알릴 이유"), flag: "--reason")
        let view = try await console.waiting { () throws(PostError) in
            try await board.moderate(id, .hide, reason: reason)
        }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Restores a post that a moderator has hidden.
    func restore(_ options: ModeratePostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(PostError) in
            try await board.moderate(id, .restore, reason: options.reason ?? "")
        }
        answer(view, Phrase(en: "Shown again", ko: "다시 공개했습니다"))
    }
}

extension PostCommands {
    /// Reports a changed post; programs get its identifier or all of it.
    func answer(_ view: PostView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: PostWire.view)
        case .plain: console.print(StyledText("\(view.post.id)"))
        case .human:
            let title = view.post.content.title
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            console.print(StyledText("  \(view.post.id)", .dim))
        }
    }

    /// The categories, for their names; none for programs, which read slugs.
    func named() async throws(PostError) -> [PostCategory] {
        guard console.format == .human else { return [] }
        return try await console.waiting { () throws(PostError) in try await board.categories() }
    }

    /// The slug of the category typed. Throws `invalidFields`, which lists all categories.
    func slug(_ typed: String) async throws(PostError) -> String {
        let all = try await console.waiting { () throws(PostError) in try await board.categories() }
        if let slug = all.slug(typed: typed) { return slug }
        throw .invalidFields([FieldError("category", .unknown(allowed: all.map(\.slug)))])
    }
}
