public import Vocabulary

/// What a member says to all on the board. Every change is one of the transitions below; each gives the next
/// value or throws.
public struct Post: Hashable, Sendable {
    public let id: PostID
    public let author: MemberID
    public internal(set) var content: PostContent
    public internal(set) var state: PostState
    /// What a moderator has done with it; nil unless one has hidden or removed it.
    public internal(set) var moderation: PostModeration?
    /// When it was written; by this "newest" is ordered.
    public let createdAt: Timestamp
    /// When its author edited it for the last time; nil if never.
    public private(set) var editedAt: Timestamp?
    /// Counts the transitions.
    public private(set) var version: Version

    /// A new one, shown to all.
    public init(id: PostID, author: MemberID, content: PostContent, at now: Timestamp) {
        self.init(
            id: id, author: author, content: content, state: .shown, createdAt: now, editedAt: nil,
            version: .first)
    }

    /// What a store has kept.
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
    /// A new one of the same content, as it was published under another identifier at another moment.
    public func asPublished(under id: PostID, at moment: Timestamp) -> Post {
        Post(id: id, author: author, content: content, at: moment)
    }

    /// Saying something else. Throws `notFound` if it is removed.
    public func edited(_ content: PostContent, at now: Timestamp) throws(PostError) -> Post {
        var next = try changed()
        (next.content, next.editedAt) = (content, now)
        return next
    }

    /// Gone by its author's will. Throws `notFound` if it is removed already.
    public func removed() throws(PostError) -> Post {
        var next = try changed()
        (next.state, next.moderation) = (.removed, nil)
        return next
    }

    /// Gone and without a word, because its author has left.
    public func erased() -> Post {
        var next = self
        next.content = PostContent(category: content.category, title: "", text: "")
        (next.state, next.moderation, next.version) = (.removed, nil, version.next)
        return next
    }

    /// The same with other photos; what else changes with them says its version.
    public func showing(_ photos: [PictureCard]) -> Post {
        var next = self
        next.content = content.showing(photos)
        return next
    }

    /// The same without a moderator's words, in a new version, so that nobody writes back what they had read.
    public func withoutReason() -> Post {
        var next = self
        next.moderation = moderation.map { PostModeration(reason: "", moderatedAt: $0.moderatedAt) }
        next.version = version.next
        return next
    }

    /// Whether its author has left.
    var isErased: Bool { state == .removed && content.title.isEmpty }

    /// The next version of it. Throws `notFound` if it is removed.
    func changed() throws(PostError) -> Post {
        if state == .removed { throw .notFound }
        var next = self
        next.version = version.next
        return next
    }
}
