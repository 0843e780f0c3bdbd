public import Vocabulary

/// A comment as one principal sees it. Of one that they may not read, but that others have replied to, only
/// its place is seen: nobody's, and without a text.
public struct CommentView: Hashable, Sendable, Identifiable {
    public let id: CommentID
    public let subject: AnyIdentifier
    /// The comment that it replies to.
    public let parent: CommentID?
    /// Its author as they are called now, without a nickname after withdrawal; nil for a place.
    public let author: MemberCard?
    /// Nil for a place.
    public let text: CommentText?
    /// Whom the text mentions, as they are called now, in the order of the first mention.
    public let mentions: [MemberCard]
    public let state: CommentState
    /// What its author and moderators are told of its hiding or removal.
    public let notice: ModerationNotice?
    public let createdAt: Timestamp
    public let editedAt: Timestamp?
    public let version: Version
    /// How many replies the principal sees.
    public let replies: Int

    /// That a moderator has hidden or removed a comment, as its author is told.
    public struct ModerationNotice: Hashable, Sendable {
        /// Why; empty if it was not said or is erased.
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

    /// Whether only its place is seen.
    public var isPlace: Bool { text == nil }

    /// What stands for the name of a member who is mentioned and has withdrawn, where no language is known.
    /// No nickname begins so.
    public static let withdrawn = "?"

    /// The text with the names of the day, in which `withdrawn` stands for those who have none; blank for a
    /// place. What an author gets to edit: sent back unchanged, it mentions the same members.
    public func shownText(withdrawn: String = CommentView.withdrawn) -> String {
        let names = mentions.reduce(into: [:]) { $0[$1.id] = $1.nickname }
        return text?.shown { names[$0] ?? withdrawn } ?? ""
    }
}

/// A comment with its first replies.
public struct CommentThread: Hashable, Sendable, Identifiable {
    public let comment: CommentView
    /// The first of its replies, at most `mostReplies`.
    public let replies: [CommentView]

    /// How many replies stand below a comment of a list.
    public static let mostReplies = 3

    /// Memberwise.
    public init(_ comment: CommentView, _ replies: [CommentView]) {
        (self.comment, self.replies) = (comment, replies)
    }

    /// That of the comment.
    public var id: CommentID { comment.id }
}
