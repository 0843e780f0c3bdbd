import Comments
import CommentsContract
import Vocabulary

extension Comment {
    /// The same with another text.
    func with(text: CommentText) -> Comment {
        Comment(
            id: id, subject: subject, author: author, parent: parent, text: text, state: state,
            moderation: moderation, createdAt: createdAt, editedAt: editedAt, version: version,
            replies: replies)
    }
}

extension CommentView {
    /// A view of what is not there.
    static func madeUp(_ id: CommentID) -> CommentView {
        CommentView(
            id: id, subject: AnyIdentifier(id), parent: nil,
            author: MemberCard(id: MemberID(id.raw), nickname: "주인"), text: CommentText(plain: "안녕"),
            mentions: [], state: .shown, notice: nil, createdAt: Timestamp(microseconds: 0), editedAt: nil,
            version: .first, replies: 0)
    }

    /// The same with fewer replies.
    func without(replies count: Int) -> CommentView {
        CommentView(
            id: id, subject: subject, parent: parent, author: author, text: text, mentions: mentions,
            state: state, notice: notice, createdAt: createdAt, editedAt: editedAt, version: version,
            replies: replies - count)
    }
}
