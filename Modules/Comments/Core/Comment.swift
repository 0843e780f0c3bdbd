public import Vocabulary

/// Something that a member has named. Every change is one of the transitions below; each gives the next
/// value or throws.
public struct Comment: Hashable, Sendable {
    public let id: CommentID
    public let owner: MemberID
    public private(set) var title: String
    public private(set) var state: CommentState
    /// When it was added; by this "newest" is ordered.
    public let createdAt: Timestamp
    public private(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public private(set) var version: Version

    /// A new one, shown to all.
    public init(id: CommentID, owner: MemberID, title: String, at now: Timestamp) {
        self.init(
            id: id, owner: owner, title: title, state: .shown, createdAt: now, updatedAt: now,
            version: .first)
    }

    /// What a store has kept.
    public init(
        id: CommentID, owner: MemberID, title: String, state: CommentState, createdAt: Timestamp,
        updatedAt: Timestamp, version: Version
    ) {
        self.id = id
        self.owner = owner
        self.title = title
        self.state = state
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.version = version
    }
}

extension Comment {
    /// A new one of the same content, as it was added under another identifier at another moment.
    public func asAdded(under id: CommentID, at moment: Timestamp) -> Comment {
        Comment(id: id, owner: owner, title: title, at: moment)
    }

    /// With another title. Throws `notFound` if it is removed.
    public func renamed(_ title: String, at now: Timestamp) throws(CommentError) -> Comment {
        var next = try changed(at: now)
        next.title = title
        return next
    }

    /// Shown to its owner and moderators alone. Throws `alreadyHidden`, and `notFound` if it is removed.
    public func hidden(at now: Timestamp) throws(CommentError) -> Comment {
        if state == .hidden { throw .alreadyHidden }
        var next = try changed(at: now)
        next.state = .hidden
        return next
    }

    /// Shown to nobody. Throws `notFound` if it is removed already.
    public func removed(at now: Timestamp) throws(CommentError) -> Comment {
        var next = try changed(at: now)
        next.state = .removed
        return next
    }

    /// Shown to nobody and without a word, because its owner has left.
    public func erased(at now: Timestamp) -> Comment {
        Comment(
            id: id, owner: owner, title: "", state: .removed, createdAt: createdAt, updatedAt: now,
            version: version.next)
    }

    /// Whether its owner has left.
    var isErased: Bool { state == .removed && title.isEmpty }

    private func changed(at now: Timestamp) throws(CommentError) -> Comment {
        if state == .removed { throw .notFound }
        var next = self
        next.updatedAt = now
        next.version = version.next
        return next
    }
}
