import Commands
import Listings
import ListingsHTTP
import Terminal
import Vocabulary

/// The commands of listings, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `ListingError`, `UsageError` or
/// `FormError` instead of reporting it.
struct ListingCommands: Sendable {
    let listings: any ListingRepository
    let console: Console
    let program: String
    let lists: LastLists
    let names: RecordNames
    /// Uploads photos; nil if photos cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Draws photos; nil if photos are not drawn.
    let drawing: (any PictureDrawing)?
    /// The signed-in member; nil for a visitor, and where it is not known.
    let own: MemberID?

    /// Commands over these listings and this console; `program` is the command that starts the program,
    /// `lists` the last lists shown, `names` names records.
    init(
        _ listings: any ListingRepository, _ console: Console, program: String, lists: LastLists,
        names: RecordNames,
        uploads: (any PictureUploading)? = nil, drawing: (any PictureDrawing)? = nil, own: MemberID? = nil
    ) {
        self.listings = listings
        self.console = console
        self.program = program
        self.lists = lists
        self.names = names
        self.uploads = uploads
        self.drawing = drawing
        self.own = own
    }

    /// Throws `notYours` for a listing of somebody else, before the person is asked for anything.
    func requireOwn(_ listing: Listing) throws(ListingError) {
        if let own, own != listing.seller { throw .notYours }
    }

    /// Shows one listing, below its cover where the terminal shows pictures.
    func show(_ options: ShowOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
        if console.format == .json { return console.show(view, as: ListingWire.view) }
        let cover = view.listing.details.photos.first
        await console.show(cover, by: drawing, options.drawing.choice, rows: 15)
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        console.tellPhotos(view.listing.details.photos)
    }

    /// Hides the listing; with a reason as a moderator, which the seller cannot undo.
    func hide(_ options: WithdrawOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in
            guard let reason = options.reason else { return try await listings.hide(id) }
            return try await listings.moderate(id, .hide, reason: reason)
        }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Records that all units without a hold were sold elsewhere.
    func sold(_ options: IdentifierArgument<ListingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
        try requireOwn(view.listing)
        let title = view.listing.details.title
        let question = Phrase(
            en: "Mark '\(title)' as sold?", ko: "'\(title)' 물건을 판매 완료로 바꿀까요?")
        try console.requireConfirmed(question)
        let sold = try await console.waiting { () throws(ListingError) in try await listings.sold(id) }
        answer(sold, Phrase(en: "Marked as sold", ko: "판매 완료로 바꿨습니다"))
    }

    /// Moves the listing to the top of the newest.
    func bump(_ options: IdentifierArgument<ListingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in try await listings.bump(id) }
        answer(view, Phrase(en: "Bumped to the top", ko: "끌어올렸습니다"))
    }

    /// Publishes the listing again that a moderator hid.
    func unhide(_ options: IdentifierArgument<ListingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in try await listings.unhide(id) }
        let isShown = view.listing.state.isPublic
        answer(
            view,
            isShown
                ? Phrase(en: "Shown again", ko: "다시 공개했습니다")
                : Phrase(en: "Hidden by its seller alone now", ko: "이제 판매자가 숨긴 상태입니다"))
    }

    /// Removes the listing for good after a confirmation; with a reason as a moderator.
    func delete(_ options: WithdrawOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        let view = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
        if options.reason == nil { try requireOwn(view.listing) }
        let title = view.listing.details.title
        let question = Phrase(
            en: "Delete '\(title)'? This cannot be undone.", ko: "'\(title)' 물건을 삭제할까요? 되돌릴 수 없습니다.")
        let word = Phrase(en: "delete", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "Nothing was deleted.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(ListingError) in
            guard let reason = options.reason else { return try await listings.delete(id) }
            _ = try await listings.moderate(id, .remove, reason: reason)
        }
        console.answer(
            .object([("id", .string("\(id)")), ("deleted", .bool(true))]), plain: "\(id)",
            Phrase(en: "Deleted: \(title)", ko: "삭제했습니다: \(title)"))
    }

    /// Likes the listing.
    func like(_ options: IdentifierArgument<ListingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let likes = try await console.waiting { () throws(ListingError) in try await listings.like(id) }
        await tell(likes, id, Phrase(en: "Liked", ko: "좋아요를 눌렀습니다"))
    }

    /// Unlikes the listing.
    func unlike(_ options: IdentifierArgument<ListingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let likes = try await console.waiting { () throws(ListingError) in try await listings.unlike(id) }
        await tell(likes, id, Phrase(en: "Unliked", ko: "좋아요를 취소했습니다"))
    }
}

extension ListingCommands {
    /// Reports a changed listing; programs get its identifier or all of it.
    func answer(_ view: ListingView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: ListingWire.view)
        case .plain: console.print(StyledText("\(view.listing.id)"))
        case .human:
            let title = view.listing.details.title
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            console.print(StyledText("  \(view.listing.id)", .dim))
        }
    }

    private func tell(_ likes: Int, _ id: ListingID, _ done: Phrase) async {
        let name = await names.told(of: AnyIdentifier(id), on: console)
        console.answer(
            likes, as: ListingWire.likes, plain: "\(likes)",
            Phrase(
                en: "\(done.en): \(name). It has \(likes.counted("like")) now.",
                ko: "\(done.ko): \(name). 현재 좋아요 \(likes)개입니다."))
    }
}
