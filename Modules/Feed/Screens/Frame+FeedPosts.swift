import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension Frame {
    /// One post on one line; less important parts are dropped first in a narrow frame.
    mutating func put(
        _ view: FeedPostView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (post, language) = (view.post, around.language)
        var columns = [
            RowColumn(post.createdAt, around, from: 60),
            RowColumn(view.author.name(in: language), width: 12, from: 50),
            RowColumn(
                "\(view.isLiked ? "♥" : " ")\(post.likes)", width: 5, from: 40,
                words: view.likes.text(in: language)),
            RowColumn(
                post.content.photos.first?.words(in: language) ?? "", width: 30, from: 110, .faint),
        ]
        if post.state != .shown {
            columns.append(RowColumn(post.state.words.text(in: language), width: 7, from: 30, .warning))
        }
        put(
            title: post.name.text(in: language), mark: view.talk(in: language), columns, in: part,
            isSelected: isSelected)
    }
}

extension Frame {
    /// One post with its photo: in the column (`isLarge`), or in the grid of small ones.
    mutating func put(
        cell view: FeedPostView, isLarge: Bool, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        if isLarge {
            put(large: view, in: place, isSelected, around)
        } else {
            put(small: view, in: place, isSelected, around)
        }
    }

    /// A post in the column: its author, its first photo as wide as fits, and words below it.
    private mutating func put(
        large view: FeedPostView, in place: Rect, _ isSelected: Bool, _ around: Surroundings
    ) {
        let (heading, below) = place.split(top: 1)
        let moment = view.post.createdAt.relative(to: around.now, in: around.language)
        var columns = [RowColumn(moment, width: 14, from: 30, .faint, isRight: true)]
        if view.post.state != .shown {
            let state = view.post.state.words.text(in: around.language)
            columns.append(RowColumn(state, width: 7, from: 30, .warning))
        }
        put(title: view.author.name(in: around.language), columns, in: heading, isSelected: isSelected)
        let caption = FeedCaption(view, in: below.size, around.language)
        let (photo, words) = below.split(bottom: caption.lines.count)
        if let first = view.post.content.photos.first, let screen = around.pictures {
            put(first, first.words(in: around.language), in: photo, on: screen)
        }
        for (row, line) in caption.lines.enumerated() {
            let rest = words.split(top: row).rest
            put(line: line.text, in: rest.split(top: 1).top, .role(line.role))
        }
    }

    /// A post in the grid: its first photo, the beginning of its text and its author.
    private mutating func put(
        small view: FeedPostView, in place: Rect, _ isSelected: Bool, _ around: Surroundings
    ) {
        let (photo, below) = CellGrid.parts(of: place)
        if let first = view.post.content.photos.first, let screen = around.pictures {
            put(first, first.words(in: around.language), filling: photo, on: screen)
        }
        let (title, rest) = below.split(top: 1)
        put(
            line: view.post.name.text(in: around.language), in: title, .role(.text, isSelected: isSelected))
        let likes = Phrase(en: "Likes: \(view.post.likes)", ko: "좋아요 \(view.post.likes)")
        let words = [
            view.isLiked ? "♥" : "", likes.text(in: around.language), view.talk(in: around.language).text,
            view.author.name(in: around.language),
        ]
        put(line: words.filter { !$0.isEmpty }.joined(separator: " "), in: rest, .role(.faint))
    }
}

extension FeedPostView {
    /// How many comments it has; blank where there are none.
    func talk(in language: Language) -> (text: String, words: String) {
        if comments == 0 { return ("", "") }
        let words = Phrase(en: "Comments: \(comments)", ko: "댓글 \(comments)")
        return ("[\(comments)]", words.text(in: language))
    }

    /// How many members like it, and whether the person is one of them.
    var likes: Phrase {
        isLiked
            ? Phrase(en: "Likes: \(post.likes), yours too", ko: "좋아요 \(post.likes), 내 좋아요 포함")
            : Phrase(en: "Likes: \(post.likes)", ko: "좋아요 \(post.likes)")
    }
}
