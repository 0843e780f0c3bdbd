public import Vocabulary

/// A comment as one principal sees it. If they may not read it but it has replies, only its place is shown,
/// without author and text.
public struct CommentView: Hashable, Sendable, Identifiable {
    public let id: CommentID
    public let subject: AnyIdentifier
    /// The comment that it replies to.
    public let parent: CommentID?
    /// The author with the current nickname, without one after withdrawal; nil for a place.
    public let author: MemberCard?
    /// Nil for a place.
    public let text: CommentText?
    /// The mentioned members with their current nicknames, in the order of the first mention.
    public let mentions: [MemberCard]
    public let state: CommentState
    /// The notice of moderation for its author and moderators.
    public let notice: ModerationNotice?
    public let createdAt: Timestamp
    public let editedAt: Timestamp?
    public let version: Version
    /// The number of replies that the principal sees.
    public let replies: Int

    /// The hiding or removal by a moderator, as shown to the author.
    public struct ModerationNotice: Hashable, Sendable {
        /// The reason; empty if none was given or it was erased.
        public let reason: String
        /// When.
        public let moderatedAt: Timestamp

        /// Memberwise.
        public init(reason: String, moderatedAt: Timestamp) {
            (self.reason, self.moderatedAt) = (reason, moderatedAt)
        }
    }

    /// Memberwise.
    public init(
        id: CommentID, subject: AnyIdentifier, parent: CommentID?, author: MemberCard?, text: CommentText?,
        mentions: [MemberCard], state: CommentState, notice: ModerationNotice?, createdAt: Timestamp,
        editedAt: Timestamp?, version: Version, replies: Int
    ) {
        (self.id, self.subject, self.parent, self.author) = (id, subject, parent, author)
        (self.text, self.mentions, self.state, self.notice) = (text, mentions, state, notice)
        (self.createdAt, self.editedAt) = (createdAt, editedAt)
        (self.version, self.replies) = (version, replies)
    }

    /// Whether the principal sees its place only.
    public var isPlace: Bool { text == nil }

    /// Stands for the name of a mentioned member who has withdrawn, where the language is unknown. No
    /// nickname begins with it.
    public static let withdrawn = "?"

    /// The text with current nicknames, and `withdrawn` for members without one; blank for a place. Authors
    /// edit this form: unchanged, it mentions the same members.
    public func shownText(withdrawn: String = CommentView.withdrawn) -> String {
        let names = mentions.reduce(into: [:]) { $0[$1.id] = $1.nickname }
        return text?.shown { names[$0] ?? withdrawn } ?? ""
    }
}

/// A comment with its first replies.
public struct CommentThread: Hashable, Sendable, Identifiable {
    public let comment: CommentView
    /// The first replies, at most `mostReplies`.
    public let replies: [CommentView]

    /// The most replies shown below a comment in a list.
    public static let mostReplies = 3

    /// Memberwise.
    public init(_ comment: CommentView, _ replies: [CommentView]) {
        (self.comment, self.replies) = (comment, replies)
    }

    /// The comment's identifier.
    public var id: CommentID { comment.id }
}
