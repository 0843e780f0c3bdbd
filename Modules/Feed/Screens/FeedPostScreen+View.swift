import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension FeedPostScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let parts = around.parts(with: view.post.content.photos.first)
        frame.put(text(view, state, around), from: state.top, in: parts.text)
        if let photo = parts.picture {
            frame.put(view.post.content.photos, state.photo, in: photo, around)
        }
        return frame
    }

    /// The full text of the screen: the post, or in place of its text the earlier ones.
    func text(_ view: FeedPostView, _ state: State, _ around: Surroundings) -> ReadingText {
        let details = Details(view)
        let parts = around.parts(with: view.post.content.photos.first)
        guard let history = state.history else { return ReadingText(details, in: parts, around) }
        var text = ReadingText(details.keeping { $0 != .prose }, in: parts, around)
        text.addBlank()
        for revision in history { text.add(revision, around) }
        return text
    }
}

extension ReadingText {
    /// The text of a post before an edit.
    fileprivate mutating func add(_ revision: FeedPostRevision, _ around: Surroundings) {
        let moment = revision.replacedAt.relative(to: around.now, in: around.language)
        let until = Phrase(en: "Until \(moment)", ko: "\(moment) 수정하기 전").text(in: around.language)
        add(until, .accent)
        add(Details(revision), around)
        addBlank()
    }
}
