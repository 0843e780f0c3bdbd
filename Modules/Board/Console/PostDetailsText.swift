import Board
import Commands
import Terminal
import Vocabulary

extension Fields {
    /// Everything there is to know of a post.
    init(_ view: PostView, in categories: [PostCategory], on console: Console) {
        let (post, language) = (view.post, console.language)
        self.init(post.content, in: categories, language)
        add(
            Phrase(en: "State", ko: "상태"), StyledText(post.state.words.text(in: language), post.state.style))
        if let moderation = post.moderation { add(moderation, post.state, on: console) }
        add(
            Phrase(en: "Author", ko: "글쓴이"),
            StyledText("\(view.author.name(in: language)) (\(view.author.id))"))
        add(portrait: view.author.picture, of: Phrase(en: "Author's picture", ko: "글쓴이 사진"), in: language)
        add(Phrase(en: "Comment count", ko: "댓글 수"), StyledText("\(view.commentCount)"))
        add(Phrase(en: "Published", ko: "등록일"), console.both(post.createdAt))
        if let moment = post.editedAt { add(Phrase(en: "Edited", ko: "수정일"), console.both(moment)) }
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(post.id)"))
    }

    /// The author's content.
    init(_ content: PostContent, in categories: [PostCategory], _ language: Language) {
        self.init()
        add(Phrase(en: "Title", ko: "제목"), StyledText(content.title, .bold))
        add(
            Phrase(en: "Category", ko: "게시판"),
            StyledText(categories.name(of: content.category).text(in: language)))
        add(Phrase(en: "Text", ko: "내용"), text: content.text)
        for (index, photo) in content.photos.enumerated() {
            add(
                Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"),
                StyledText(photo.words(in: language)))
        }
    }

    /// A moderator's act and its reason.
    private mutating func add(_ moderation: PostModeration, _ state: PostState, on console: Console) {
        let label =
            state == .removed
            ? Phrase(en: "Removed by a moderator", ko: "매니저가 삭제")
            : Phrase(en: "Hidden by a moderator", ko: "매니저가 숨김")
        add(label, console.both(moderation.moderatedAt))
        let erased = Phrase(en: "(erased)", ko: "(지워짐)").text(in: console.language)
        add(
            Phrase(en: "Reason", ko: "이유"),
            StyledText(moderation.reason.isEmpty ? erased : moderation.reason))
    }

    /// The version of a post before an edit.
    init(_ revision: PostRevision, on console: Console) {
        self.init()
        add(Phrase(en: "Until", ko: "수정 시각"), console.both(revision.replacedAt))
        add(Phrase(en: "Title", ko: "제목"), StyledText(revision.title, .bold))
        add(Phrase(en: "Text", ko: "내용"), text: revision.text)
    }
}
