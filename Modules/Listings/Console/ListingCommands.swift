public import Listings
public import Terminal
import Vocabulary

/// What a person can do with listings on the command line, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `ListingError`, `UsageError` or
/// `FormError` instead of reporting it.
public struct ListingCommands: Sendable {
    let listings: any ListingRepository
    let console: Console

    /// Works on these listings and talks to the person there.
    public init(_ listings: any ListingRepository, _ console: Console) {
        self.listings = listings
        self.console = console
    }

    /// Shows one listing.
    public func show(_ options: ListingArgument) async throws {
        let id = try options.listing()
        let view = try await waiting { () throws(ListingError) in try await listings.listing(id) }
        if console.format == .json { return console.show(ListingDocument.view(view)) }
        console.paged { $0.show(Fields(view, on: $0)) }
    }

    /// Shows the listing to its seller alone.
    public func hide(_ options: ListingArgument) async throws {
        let id = try options.listing()
        let view = try await waiting { () throws(ListingError) in try await listings.hide(id) }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Removes the listing for good, if the person confirms it.
    public func delete(_ options: ListingArgument) async throws {
        let id = try options.listing()
        let view = try await waiting { () throws(ListingError) in try await listings.listing(id) }
        let title = view.listing.details.title
        let question = Phrase(
            en: "Delete '\(title)' for good?", ko: "'\(title)' 물건을 완전히 지울까요?")
        let word = Phrase(en: "delete", ko: "삭제").text(in: console.language)
        guard try console.confirm(question, severity: .severe(typing: word)) else {
            console.note(Phrase(en: "Nothing was deleted.", ko: "아무것도 지우지 않았습니다."))
            throw UsageError.interrupted
        }
        try await waiting { () throws(ListingError) in try await listings.delete(id) }
        switch console.format {
        case .json: console.show(.object([("id", .string("\(id)")), ("deleted", .bool(true))]))
        case .plain: console.print(StyledText("\(id)"))
        case .human: console.print(Phrase(en: "Deleted: \(title)", ko: "지웠습니다: \(title)"))
        }
    }

    /// Likes the listing.
    public func like(_ options: ListingArgument) async throws {
        let id = try options.listing()
        let likes = try await waiting { () throws(ListingError) in try await listings.like(id) }
        tell(likes, Phrase(en: "Liked.", ko: "좋아요를 눌렀습니다."))
    }

    /// Takes a like back.
    public func unlike(_ options: ListingArgument) async throws {
        let id = try options.listing()
        let likes = try await waiting { () throws(ListingError) in try await listings.unlike(id) }
        tell(likes, Phrase(en: "Not liked any more.", ko: "좋아요를 거두었습니다."))
    }
}

extension ListingCommands {
    /// Waits for an answer and shows that it does.
    func waiting<Answer: Sendable>(
        _ work: () async throws(ListingError) -> Answer
    ) async throws(ListingError) -> Answer {
        try await console.withProgress(Phrase(en: "Waiting", ko: "기다리는 중")) { _ throws(ListingError) in
            try await work()
        }
    }

    /// Tells what became of a listing: for programs its identifier or all of it.
    func answer(_ view: ListingView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(ListingDocument.view(view))
        case .plain: console.print(StyledText("\(view.listing.id)"))
        case .human:
            let title = view.listing.details.title
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            console.print(StyledText("  \(view.listing.id)", .dim))
        }
    }

    private func tell(_ likes: Int, _ done: Phrase) {
        switch console.format {
        case .json: console.show(.object([("likes", ListingDocument.integer(likes))]))
        case .plain: console.print(StyledText("\(likes)"))
        case .human:
            console.print(
                Phrase(
                    en: "\(done.en) It has \(likes) like\(likes == 1 ? "" : "s") now.",
                    ko: "\(done.ko) 지금 좋아요 \(likes)개입니다."))
        }
    }
}
