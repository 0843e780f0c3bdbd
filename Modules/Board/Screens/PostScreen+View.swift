import Board
import BoardConsole
import Commands
import Terminal
import Vocabulary

extension PostScreen {
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

    /// The full text of the screen.
    func text(_ view: PostView, _ state: State, _ around: Surroundings) -> ReadingText {
        let (post, language) = (view.post, around.language)
        let parts = around.parts(with: post.content.photos.first)
        var text = ReadingText(columns: parts.text.size.columns, language)
        text.add(post.content.title, .heading)
        text.add(facts(view, state, around), .faint)
        if let moderation = post.moderation {
            text.add(post.state.words.text(in: language), .warning)
            text.add(Phrase(en: "Reason", ko: "이유"), moderation.reason)
        }
        for (number, photo) in post.content.photos.enumerated() where parts.picture == nil {
            text.add(
                Phrase(en: "Photo \(number + 1)", ko: "사진 \(number + 1)"), photo.words(in: language))
        }
        text.addBlank()
        guard let history = state.history else {
            for line in post.content.text.split(separator: "\n", omittingEmptySubsequences: false) {
                text.add(String(line))
            }
            return text
        }
        for revision in history { text.add(revision, around) }
        return text
    }

    private func facts(_ view: PostView, _ state: State, _ around: Surroundings) -> String {
        let (post, language) = (view.post, around.language)
        let edited = Phrase(en: "edited", ko: "수정됨").text(in: language)
        let comments = Phrase(en: "Comments: \(view.commentCount)", ko: "댓글 \(view.commentCount)")
        let facts = [
            state.categories.name(of: post.content.category).text(in: language),
            view.author.name(in: language), post.createdAt.relative(to: around.now, in: language),
        ]
        return (facts + (post.editedAt == nil ? [] : [edited]) + [comments.text(in: language)])
            .joined(separator: " · ")
    }
}

extension ReadingText {
    /// The version of a post before an edit.
    fileprivate mutating func add(_ revision: PostRevision, _ around: Surroundings) {
        let moment = revision.replacedAt.relative(to: around.now, in: around.language)
        let until = Phrase(en: "Until \(moment)", ko: "\(moment) 수정하기 전").text(in: around.language)
        add(until, .accent)
        add(revision.title, .heading)
        for line in revision.text.split(separator: "\n", omittingEmptySubsequences: false) {
            add(String(line))
        }
        addBlank()
    }
}
