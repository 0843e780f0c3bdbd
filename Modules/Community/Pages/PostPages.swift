import Community
import CommunityConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of the board.
public enum PostPages {
    /// The page of a post; the newest posts on the front page, and a member's on their page.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [RecordPage(name: "board.page", prefix: PostSubject.prefix, make: page)],
            sections: [PageSection(rank: 3, make: cards)])
    }

    /// How many posts a section shows.
    private static let most = 6

    @Sendable private static func page(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(PostSubject.self) else { return nil }
        let view = try await ifVisible { () throws(PostError) in try await services.board.post(id) }
        guard let view else { return nil }
        let categories = try await categories(services)
        let page = PostPage(view, in: categories, context)
        return WebPage("post", page, head: page.head)
    }

    @Sendable private static func cards(
        _ place: PagePlace, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> CardSection? {
        guard let (query, title) = list(place) else { return nil }
        let found = try await ifVisible { () throws(PostError) in
            try await services.board.browse(query, .first)
        }
        guard let shown = found?.items.prefix(most), !shown.isEmpty else { return nil }
        let categories = try await categories(services)
        return CardSection(
            context.text(title),
            shown.map { view in
                let content = view.post.content
                return context.card(
                    of: AnyIdentifier(view.post.id), content.title,
                    notes: [
                        context.text(categories.name(of: content.category)),
                        view.author.name(in: context.language),
                    ], picture: content.photos.first, at: view.post.createdAt)
            })
    }

    private static func categories(
        _ services: Services
    ) async throws(ServiceFailure) -> [PostCategory] {
        try await ifVisible { () throws(PostError) in try await services.board.categories() } ?? []
    }

    /// The posts of a place, and what they are called there; nil where there are none.
    private static func list(_ place: PagePlace) -> (PostQuery, Phrase)? {
        switch place {
        case .front: return (PostQuery(), Phrase(en: "From the board", ko: "게시판 새 글"))
        case .record(let record):
            guard let author = record.typed(MemberSubject.self) else { return nil }
            return (PostQuery(author: author), Phrase(en: "Posts", ko: "쓴 글"))
        }
    }
}
