import Commands
import Feed
import FeedHTTP
import Terminal
import Vocabulary

/// The commands of the feed, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `FeedError` or `UsageError` instead
/// of reporting it.
struct FeedCommands: Sendable {
    let feed: any FeedRepository
    let console: Console
    let program: String
    let lists: LastLists
    let kinds: RecordKinds
    let names: RecordNames
    /// Uploads photos; nil if photos cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Draws photos; nil if photos are not drawn.
    let drawing: (any PictureDrawing)?
    /// The signed-in member; nil for a visitor, and where it is not known.
    let own: MemberID?

    /// Shows one post, below its first photo where the terminal shows pictures.
    func show(_ options: ShowFeedPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(FeedError) in try await feed.post(id) }
        if console.format == .json { return console.show(view, as: FeedWire.view) }
        await console.show(view.post.content.photos.first, by: drawing, options.drawing.choice, rows: 15)
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        console.tellPhotos(view.post.content.photos)
        guard console.format == .human, view.post.editedAt != nil else { return }
        console.remark(
            Phrase(
                en: "Run 'madang feed history \(id)' to see what it said before.",
                ko: "'madang feed history \(id)'(으)로 수정 기록을 볼 수 있습니다."))
    }

    /// Shows the earlier texts of a post.
    func history(_ options: IdentifierArgument<FeedPostSubject>) async throws {
        let id = try options.identifier(among: lists)
        let revisions = try await console.waiting { () throws(FeedError) in try await feed.history(id) }
        if console.format == .json { return console.show(revisions, as: FeedWire.history) }
        if revisions.isEmpty {
            return console.remark(
                Phrase(en: "The text has not been edited.", ko: "내용을 수정한 적이 없는 글입니다."))
        }
        console.paged { paged in
            for (number, revision) in revisions.enumerated() {
                if number > 0, paged.format == .human { paged.print(StyledText("")) }
                paged.show(Fields(Details(revision), on: paged))
            }
        }
    }

    /// Removes a post for good after a confirmation; with a reason as a moderator.
    func remove(_ options: ModerateFeedPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(FeedError) in try await feed.post(id) }
        let name = view.post.nameInSentence
        let question = Phrase(
            en: "Remove '\(name.en)'? This cannot be undone.", ko: "'\(name.ko)' 글을 삭제할까요? 되돌릴 수 없습니다.")
        let word = Phrase(en: "remove", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(FeedError) in
            guard let reason = options.reason else { return try await feed.remove(id) }
            _ = try await feed.moderate(id, .remove, reason: reason)
        }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Removed: \(name.en)", ko: "삭제했습니다: \(name.ko)"))
    }

    /// Hides a member's post as a moderator, and prompts for a missing reason.
    func hide(_ options: ModerateFeedPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let reason =
            try options.reason
            ?? console.ask(Phrase(en: "Reason, as the author is told", ko: "글쓴이에게 알릴 이유"), flag: "--reason")
        let view = try await console.waiting { () throws(FeedError) in
            try await feed.moderate(id, .hide, reason: reason)
        }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Restores a post that a moderator has hidden.
    func restore(_ options: ModerateFeedPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let view = try await console.waiting { () throws(FeedError) in
            try await feed.moderate(id, .restore, reason: options.reason ?? "")
        }
        answer(view, Phrase(en: "Shown again", ko: "다시 공개했습니다"))
    }

    /// Reports a changed post; programs get its identifier or all of it.
    func answer(_ view: FeedPostView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: FeedWire.view)
        case .plain: console.print(StyledText("\(view.post.id)"))
        case .human:
            let name = view.post.nameInSentence
            console.print(Phrase(en: "\(done.en): \(name.en)", ko: "\(done.ko): \(name.ko)"))
            console.print(StyledText("  \(view.post.id)", .dim))
        }
    }
}
