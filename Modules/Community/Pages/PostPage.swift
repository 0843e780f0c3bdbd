import Community
import CommunityConsole
import Terminal
import Vocabulary
import Web

/// The values of a post's page.
struct PostPage: ViewModel {
    let head: PageHead
    private let title: String
    private let words: String
    private let photos: [Photo]
    private let facts: [Fact]

    /// What a visitor sees of the post.
    init(_ view: PostView, in categories: [PostCategory], _ context: PageContext) {
        let (post, content) = (view.post, view.post.content)
        (title, words) = (content.title, content.text)
        photos = context.photos(content.photos)
        facts = Self.facts(view, in: categories, context)
        var properties = [(name: "article:published_time", content: post.createdAt.htmlDate)]
        if let moment = post.editedAt { properties.append(("article:modified_time", moment.htmlDate)) }
        head = PageHead(
            content.title, content.text, .article, picture: content.photos.first, properties: properties)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(title)
        case "words": .text(words)
        case "photos": .list(photos)
        case "facts": .list(facts)
        default: nil
        }
    }

    private static func facts(
        _ view: PostView, in categories: [PostCategory], _ context: PageContext
    ) -> [Fact] {
        let post = view.post
        var facts = [
            context.fact(Phrase(en: "Author", ko: "글쓴이"), view.author),
            context.fact(Phrase(en: "Category", ko: "게시판"), categories.name(of: post.content.category)),
            context.fact(Phrase(en: "Published", ko: "등록일"), post.createdAt),
        ]
        if let moment = post.editedAt {
            facts.append(context.fact(Phrase(en: "Edited", ko: "수정일"), moment))
        }
        facts.append(
            context.fact(Phrase(en: "Comment count", ko: "댓글 수"), Phrase("\(view.commentCount)")))
        return facts
    }
}
