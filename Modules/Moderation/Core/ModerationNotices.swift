public import Vocabulary

extension NoticeKind {
    /// An act of a moderator on the member's content or report.
    public static let moderation = NoticeKind(declared: "moderation")
}

extension NoticeRule {
    /// The rule of the notices that moderation sends: each is an act, and stays.
    public static let ofModeration = [NoticeRule(.moderation)]
}
