public import Vocabulary

extension NoticeKind {
    /// A comment on a record of the member's.
    public static let comment = NoticeKind(declared: "comment")
    /// A reply to the member's comment.
    public static let reply = NoticeKind(declared: "reply")
    /// A comment that mentions the member.
    public static let mention = NoticeKind(declared: "mention")
    /// A private message to the member.
    public static let message = NoticeKind(declared: "message")
}

extension NoticeRule {
    /// The rules of the notices that comments send: all lead to a text. Of unread messages about one subject
    /// the latest stays.
    public static let ofComments = [
        NoticeRule(.comment, isWithdrawable: true), NoticeRule(.reply, isWithdrawable: true),
        NoticeRule(.mention, isWithdrawable: true), NoticeRule(.message, .replaces, isWithdrawable: true),
    ]
}
