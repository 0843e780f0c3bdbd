import Commands
package import Community
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a post.
    package init(_ view: PostView, in categories: [PostCategory]) {
        let post = view.post
        self.init(post.content, in: categories)
        let isModerated = post.moderation != nil
        add(
            Phrase(en: "State", ko: "상태"), .words(post.state.words, post.state.style),
            isModerated ? .line(.warning) : nil)
        if let moderation = post.moderation { add(moderation, post.state) }
        add(Phrase(en: "Author", ko: "글쓴이"), .member(view.author), .fact)
        if let picture = view.author.picture {
            add(Phrase(en: "Author's picture", ko: "글쓴이 사진"), .portrait(picture))
        }
        add(Phrase(en: "Comment count", ko: "댓글 수"), .line("\(view.commentCount)"))
        add(Phrase(en: "Published", ko: "등록일"), .moment(post.createdAt), .fact)
        if let moment = post.editedAt {
            add(Phrase(en: "Edited", ko: "수정일"), .moment(moment))
            addOnScreen(.words(Phrase(en: "edited", ko: "수정됨")), .fact)
        }
        let comments = Phrase(en: "Comments: \(view.commentCount)", ko: "댓글 \(view.commentCount)")
        addOnScreen(.words(comments), .fact)
        add(Phrase("ID"), .line("\(post.id)"))
    }

    /// The author's content.
    init(_ content: PostContent, in categories: [PostCategory]) {
        self.init()
        add(Phrase(en: "Title", ko: "제목"), .line(content.title, .bold), .heading)
        add(Phrase(en: "Category", ko: "게시판"), .words(categories.name(of: content.category)), .fact)
        add(Phrase(en: "Text", ko: "내용"), .prose(content.text), .prose)
        for (index, photo) in content.photos.enumerated() {
            add(Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"), .picture(photo), .note)
        }
    }

    /// A moderator's act and its reason.
    private mutating func add(_ moderation: PostModeration, _ state: PostState) {
        let label =
            state == .removed
            ? Phrase(en: "Removed by a moderator", ko: "매니저가 삭제")
            : Phrase(en: "Hidden by a moderator", ko: "매니저가 숨김")
        add(label, .moment(moderation.moderatedAt))
        let erased = Phrase(en: "(erased)", ko: "(지워짐)")
        let reason = moderation.reason.isEmpty ? erased : Phrase(moderation.reason)
        add(Phrase(en: "Reason", ko: "이유"), .words(reason), .note)
    }

    /// The version of a post before an edit.
    package init(_ revision: PostRevision) {
        self.init()
        add(Phrase(en: "Until", ko: "수정 시각"), .moment(revision.replacedAt))
        add(Phrase(en: "Title", ko: "제목"), .line(revision.title, .bold), .heading)
        add(Phrase(en: "Text", ko: "내용"), .prose(revision.text), .lead)
    }
}
