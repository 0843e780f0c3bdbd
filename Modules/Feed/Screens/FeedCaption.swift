import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// The words below the photo of a post in the column: the beginning of its text, hashtags that are cut off,
/// the worn listing, and how many members like it.
struct FeedCaption {
    private(set) var lines: [(text: String, role: Cell.Role)] = []

    /// The words for a part of that size, most of which is the photo's.
    init(_ view: FeedPostView, in size: Size, _ language: Language) {
        let most = max(2, min(7, size.rows / 3))
        let worn = most > 2 ? view.worn.map { Self.words(of: $0, language) } : nil
        let content = view.post.content
        let rows = most - (worn == nil ? 1 : 2)
        let text = content.text.isEmpty ? [] : content.text.wrapped(to: size.columns)
        add(text.prefix(text.count > rows && rows > 1 ? rows - 1 : rows))
        if text.count > lines.count { addTags(of: content.hashtags, atMost: rows) }
        if let worn { lines.append((worn, .text)) }
        lines.append((Self.facts(of: view, language), .faint))
    }

    private mutating func add(_ text: ArraySlice<String>) {
        lines += text.map { ($0, .text) }
    }

    /// Says that the text goes on, with the hashtags that are not seen.
    private mutating func addTags(of tags: [Hashtag], atMost rows: Int) {
        let shown = lines.map { $0.text }.joined(separator: "\n").hashtags
        let hidden = tags.filter { !shown.contains($0) }.map { "#\($0.spelling)" }
        if lines.count < rows {
            lines.append((("…" + hidden.map { " " + $0 }.joined()), hidden.isEmpty ? .faint : .accent))
        } else if let last = lines.indices.last {
            lines[last].text += "…"
        }
    }

    private static func words(of worn: WornListing, _ language: Language) -> String {
        let label = Phrase(en: "Worn", ko: "착용한 물건").text(in: language)
        return "\(label): \(worn.words.text(in: language))"
    }

    private static func facts(of view: FeedPostView, _ language: Language) -> String {
        let photos = view.post.content.photos.count
        var facts = [
            Phrase(
                en: "\(view.isLiked ? "♥ " : "")Likes: \(view.post.likes)",
                ko: "\(view.isLiked ? "♥ " : "")좋아요 \(view.post.likes)"),
            Phrase(en: "Comments: \(view.comments)", ko: "댓글 \(view.comments)"),
        ]
        if photos > 1 { facts.append(Phrase(en: "Photos: \(photos)", ko: "사진 \(photos)")) }
        return facts.map { $0.text(in: language) }.joined(separator: " · ")
    }
}
