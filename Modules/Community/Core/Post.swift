public import Vocabulary

/// A member's public post on the board. Every change is one of the transitions below; each gives the next
/// value or throws.
public struct Post: Hashable, Sendable {
    public let id: PostID
    public let author: MemberID
    public internal(set) var content: PostContent
    public internal(set) var state: PostState
    /// The moderator's act; nil unless a moderator has hidden or removed it.
    public internal(set) var moderation: PostModeration?
    /// When it was written; the order "newest" sorts by it.
    public let createdAt: Timestamp
    /// When its author last edited it; nil if never.
    public private(set) var editedAt: Timestamp?
    /// Counts the transitions.
    public private(set) var version: Version

    /// A new post, shown.
    public init(id: PostID, author: MemberID, content: PostContent, at now: Timestamp) {
        self.init(
            id: id, author: author, content: content, state: .shown, createdAt: now, editedAt: nil,
            version: .first)
    }

    /// A stored post.
    public init(
        id: PostID, author: MemberID, content: PostContent, state: PostState,
        moderation: PostModeration? = nil, createdAt: Timestamp, editedAt: Timestamp?, version: Version
    ) {
        (self.id, self.author, self.content) = (id, author, content)
        (self.state, self.moderation) = (state, moderation)
        (self.createdAt, self.editedAt, self.version) = (createdAt, editedAt, version)
    }
}

extension Post {
    /// The same post as first published, with another identifier and time.
    public func asPublished(under id: PostID, at moment: Timestamp) -> Post {
        Post(id: id, author: author, content: content, at: moment)
    }

    /// With other content. Throws `notFound` if it is removed.
    public func edited(_ content: PostContent, at now: Timestamp) throws(PostError) -> Post {
        var next = try changed()
        (next.content, next.editedAt) = (content, now)
        return next
    }

    /// Removed by its author. Throws `notFound` if it is removed already.
    public func removed() throws(PostError) -> Post {
        var next = try changed()
        (next.state, next.moderation) = (.removed, nil)
        return next
    }

    /// Removed, with its content erased, because its author has withdrawn.
    public func erased() -> Post {
        var next = self
        next.content = PostContent(category: content.category, title: "", text: "")
        (next.state, next.moderation, next.version) = (.removed, nil, version.next)
        return next
    }

    /// The same post with other photos; the version belongs to the changes made with them.
    public func showing(_ photos: [PictureCard]) -> Post {
        var next = self
        next.content = content.showing(photos)
        return next
    }

    /// The same without the moderator's reason. The new version makes a concurrent edit fail.
    public func withoutReason() -> Post {
        var next = self
        next.moderation = moderation.map { PostModeration(reason: "", moderatedAt: $0.moderatedAt) }
        next.version = version.next
        return next
    }

    /// Whether its author has withdrawn.
    var isErased: Bool { state == .removed && content.title.isEmpty }

    /// The next version of it. Throws `notFound` if it is removed.
    func changed() throws(PostError) -> Post {
        if state == .removed { throw .notFound }
        var next = self
        next.version = version.next
        return next
    }
}
