public import Vocabulary

/// A comment by a member on a record, or a reply to such a comment. Every change is one of the transitions
/// below; each gives the next value or throws.
public struct Comment: Hashable, Sendable {
    public let id: CommentID
    /// The record that it is about.
    public let subject: AnyIdentifier
    public let author: MemberID
    /// The comment that it replies to, which is no reply itself.
    public let parent: CommentID?
    /// Blank once its author has removed it or has withdrawn.
    public private(set) var text: CommentText
    public private(set) var state: CommentState
    /// The moderator's act that hid or removed it.
    public private(set) var moderation: CommentModeration?
    /// When it was added; threads are ordered by it.
    public let createdAt: Timestamp
    /// When its text was last edited.
    public private(set) var editedAt: Timestamp?
    /// Counts the transitions.
    public private(set) var version: Version
    /// How many shown comments reply to it. Kept by the store, which counts no transition for it.
    public var replies: Int

    /// A new comment, shown.
    public init(
        id: CommentID, on subject: AnyIdentifier, by author: MemberID, replyingTo parent: CommentID? = nil,
        _ text: CommentText, at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, author: author, parent: parent, text: text, state: .shown,
            moderation: nil, createdAt: now, editedAt: nil, version: .first, replies: 0)
    }

    /// A stored comment.
    public init(
        id: CommentID, subject: AnyIdentifier, author: MemberID, parent: CommentID?, text: CommentText,
        state: CommentState, moderation: CommentModeration?, createdAt: Timestamp, editedAt: Timestamp?,
        version: Version, replies: Int
    ) {
        (self.id, self.subject, self.author, self.parent) = (id, subject, author, parent)
        (self.text, self.state, self.moderation) = (text, state, moderation)
        (self.createdAt, self.editedAt) = (createdAt, editedAt)
        (self.version, self.replies) = (version, replies)
    }
}

extension Comment {
    /// The same comment as first added, with another identifier and time.
    public func asAdded(under id: CommentID, at moment: Timestamp) -> Comment {
        Comment(id: id, on: subject, by: author, replyingTo: parent, text, at: moment)
    }

    /// With another text. Throws `wrongState` unless it is shown.
    public func edited(_ text: CommentText, at now: Timestamp) throws(CommentError) -> Comment {
        guard state == .shown else { throw .wrongState(state) }
        var next = changed()
        (next.text, next.editedAt) = (text, now)
        return next
    }

    /// Removed, with its text erased. Throws `wrongState` if it is removed already.
    public func removed() throws(CommentError) -> Comment {
        if state == .removed { throw .wrongState(.removed) }
        return erased()
    }

    /// After a moderator's act: hidden, removed or restored. A removed comment keeps its text for its author
    /// and for moderators. Throws `wrongState` where the act changes nothing.
    public func moderated(
        _ act: SubjectAct, reason: String, by moderator: MemberID, at now: Timestamp
    ) throws(CommentError) -> Comment {
        let isPossible =
            switch act {
            case .hide: state == .shown
            case .restore: state == .hidden
            case .remove: state != .removed
            }
        guard isPossible else { throw .wrongState(state) }
        var next = changed()
        next.state = act.result
        next.moderation =
            act == .restore
            ? nil : CommentModeration(reason: reason, moderatedAt: now, moderator: moderator)
        return next
    }

    /// Removed, without text and without a moderator's reason.
    public func erased() -> Comment {
        var next = changed()
        (next.text, next.state, next.moderation) = (.blank, .removed, nil)
        return next
    }

    /// The same without the moderator's reason.
    public func withoutReason() -> Comment {
        // The new version makes a concurrent edit fail that would write the reason back.
        var next = changed()
        next.moderation = moderation?.withoutReason
        return next
    }

    /// Whether only its place in the thread is left.
    public var isErased: Bool { state == .removed && text == .blank && moderation == nil }

    /// Whether lists include it: it is shown, or it has replies and keeps its place.
    public var isListed: Bool { state == .shown || replies > 0 }

    private func changed() -> Comment {
        var next = self
        next.version = version.next
        return next
    }
}

extension SubjectAct {
    /// The state of a comment after the act.
    fileprivate var result: CommentState {
        switch self {
        case .hide: .hidden
        case .restore: .shown
        case .remove: .removed
        }
    }

    /// The act's name in the audit log.
    var verb: String { "comments.\(rawValue)" }
}
