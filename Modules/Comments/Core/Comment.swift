public import Vocabulary

/// What a member has said under a record of any domain, or in reply to another comment there. Every change is
/// one of the transitions below; each gives the next value or throws.
public struct Comment: Hashable, Sendable {
    public let id: CommentID
    /// What it is about.
    public let subject: AnyIdentifier
    public let author: MemberID
    /// The comment that it replies to, which replies to none itself.
    public let parent: CommentID?
    /// Blank once its author has removed it or has withdrawn.
    public private(set) var text: CommentText
    public private(set) var state: CommentState
    /// That a moderator has hidden or removed it.
    public private(set) var moderation: CommentModeration?
    /// When it was added; by this threads are ordered.
    public let createdAt: Timestamp
    /// When its text was changed last.
    public private(set) var editedAt: Timestamp?
    /// Counts the transitions.
    public private(set) var version: Version
    /// How many shown comments reply to it. Kept by the store, which counts no transition for it.
    public var replies: Int

    /// A new one, shown to all.
    public init(
        id: CommentID, on subject: AnyIdentifier, by author: MemberID, replyingTo parent: CommentID? = nil,
        _ text: CommentText, at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, author: author, parent: parent, text: text, state: .shown,
            moderation: nil, createdAt: now, editedAt: nil, version: .first, replies: 0)
    }

    /// What a store has kept.
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
    /// A new one of the same content, as it was added under another identifier at another moment.
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

    /// Gone, with its text. Throws `wrongState` if it is removed already.
    public func removed() throws(CommentError) -> Comment {
        if state == .removed { throw .wrongState(.removed) }
        return erased()
    }

    /// As a moderator leaves it: hidden, removed, or shown again. What is removed keeps its text for its
    /// author and for moderators. Throws `wrongState` where the act changes nothing.
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

    /// Shown to nobody and without a word.
    public func erased() -> Comment {
        var next = changed()
        (next.text, next.state, next.moderation) = (.blank, .removed, nil)
        return next
    }

    /// The same without a moderator's words.
    public func withoutReason() -> Comment {
        // A new version, so that nobody writes back what they had read.
        var next = changed()
        next.moderation = moderation?.withoutReason
        return next
    }

    /// Whether nothing is left of it but its place.
    public var isErased: Bool { state == .removed && text == .blank && moderation == nil }

    /// Whether lists name it: it is shown, or its place is kept for those who have replied to it.
    public var isListed: Bool { state == .shown || replies > 0 }

    private func changed() -> Comment {
        var next = self
        next.version = version.next
        return next
    }
}

extension SubjectAct {
    /// The state in which the act leaves a comment.
    fileprivate var result: CommentState {
        switch self {
        case .hide: .hidden
        case .restore: .shown
        case .remove: .removed
        }
    }

    /// As the audit log calls it.
    var verb: String { "comments.\(rawValue)" }
}
