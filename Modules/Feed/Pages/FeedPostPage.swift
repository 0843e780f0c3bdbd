import Feed
import FeedConsole
import Terminal
import Vocabulary
import Web

/// The values of a feed post's page.
struct FeedPostPage: ViewModel {
    let head: PageHead
    private let title: String
    private let words: String
    private let photos: [Photo]
    private let facts: [Fact]
    private let worn: CardSection?

    /// What a visitor sees of the post.
    init(_ view: FeedPostView, _ context: PageContext) {
        let (post, content) = (view.post, view.post.content)
        (title, words) = (context.text(post.name), post.wordsBelowTitle)
        photos = context.photos(content.photos)
        facts = Self.facts(view, context)
        worn = view.worn.flatMap(context.section(of:))
        var properties = [(name: "article:published_time", content: post.createdAt.htmlDate)]
        if let moment = post.editedAt { properties.append(("article:modified_time", moment.htmlDate)) }
        head = PageHead(
            title, content.summary, .article, picture: content.photos.first, properties: properties)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(title)
        case "words": .text(words)
        case "photos": .list(photos)
        case "facts": .list(facts)
        case "worn": .optional(worn)
        default: nil
        }
    }

    private static func facts(_ view: FeedPostView, _ context: PageContext) -> [Fact] {
        let post = view.post
        var facts = [
            context.fact(Phrase(en: "Author", ko: "글쓴이"), view.author),
            context.fact(Phrase(en: "Likes", ko: "좋아요"), Phrase("\(post.likes)")),
            context.fact(Phrase(en: "Comment count", ko: "댓글 수"), Phrase("\(view.comments)")),
            context.fact(Phrase(en: "Posted", ko: "등록일"), post.createdAt),
        ]
        if let moment = post.editedAt {
            facts.append(context.fact(Phrase(en: "Edited", ko: "수정일"), moment))
        }
        return facts
    }
}

extension PageContext {
    /// The worn listing as a card that leads to its page.
    fileprivate func section(of worn: WornListing) -> CardSection? {
        let listing = card(
            of: worn.id, worn.title, notes: [worn.price.asPrice(in: language), text(worn.state)],
            picture: worn.cover)
        return CardSection(text(Phrase(en: "Worn in this post", ko: "착용한 물건")), [listing], anchor: "worn")
    }
}

extension FeedPost {
    /// The text without the first line, which is the heading; the whole text where the heading has only the
    /// beginning of that line.
    fileprivate var wordsBelowTitle: String {
        let text = content.text
        let line = text.prefix { !$0.isNewline }
        guard line == title else { return text }
        return String(text[line.endIndex...].drop(while: \.isWhitespace))
    }
}

extension FeedPostContent {
    /// What it is about: the text, or what there is to see in the photos.
    fileprivate var summary: String {
        if !text.isEmpty { return text }
        return photos.map(\.description).filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
