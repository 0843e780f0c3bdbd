import Feed
import FeedConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of the feed.
public enum FeedPostPages {
    /// The page of a feed post; the newest posts on the front page, and a member's on their page.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [RecordPage(name: "feed.page", prefix: FeedPostSubject.prefix, make: page)],
            sections: [PageSection(rank: 2, make: cards)])
    }

    /// How many posts a section shows.
    private static let most = 6

    @Sendable private static func page(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(FeedPostSubject.self) else { return nil }
        let view = try await ifVisible { () throws(FeedError) in try await services.feed.post(id) }
        guard let view else { return nil }
        let page = FeedPostPage(view, context)
        return WebPage("feed-post", page, head: page.head)
    }

    @Sendable private static func cards(
        _ place: PagePlace, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> CardSection? {
        guard let (list, title) = list(place) else { return nil }
        let found = try await ifVisible { () throws(FeedError) in
            try await services.feed.posts(list, .first)
        }
        let shown = found?.items.prefix(most) ?? []
        return CardSection(context.text(title), shown.map { context.card(of: $0) })
    }

    /// The posts of a place, and what they are called there; nil where there are none.
    private static func list(_ place: PagePlace) -> (FeedList, Phrase)? {
        switch place {
        case .front: return (.newest, Phrase(en: "From the feed", ko: "피드 새 글"))
        case .record(let record):
            guard let author = record.typed(MemberSubject.self) else { return nil }
            return (.of(author), Phrase(en: "Feed posts", ko: "피드 글"))
        }
    }
}

extension PageContext {
    /// A feed post in a list.
    fileprivate func card(of view: FeedPostView) -> Card {
        card(
            of: AnyIdentifier(view.post.id), text(view.post.name), notes: [view.author.name(in: language)],
            picture: view.post.content.photos.first, at: view.post.createdAt)
    }
}
