public import Vocabulary

/// A member's style post: photos with a text, shown to all. Every change is one of the transitions below;
/// each gives the next value or throws.
public struct FeedPost: Hashable, Sendable {
    public let id: FeedPostID
    public let author: MemberID
    public internal(set) var content: FeedPostContent
    public internal(set) var state: FeedPostState
    /// The moderator's act; nil unless a moderator has hidden or removed it.
    public internal(set) var moderation: FeedPostModeration?
    /// The listing whose seller has taken the link away; the post links none any more. Nil if none.
    public private(set) var detached: AnyIdentifier?
    /// How many members like it. Members who are suspended or have withdrawn do not count.
    public let likes: Int
    /// When it was published; the order "newest" sorts by it.
    public let createdAt: Timestamp
    /// When its author last edited it; nil if never.
    public private(set) var editedAt: Timestamp?
    /// Counts the transitions; likes are none.
    public private(set) var version: Version

    /// A new post, shown.
    public init(id: FeedPostID, author: MemberID, content: FeedPostContent, at now: Timestamp) {
        self.init(
            id: id, author: author, content: content, state: .shown, likes: 0, createdAt: now, editedAt: nil,
            version: .first)
    }

    /// A stored post.
    public init(
        id: FeedPostID, author: MemberID, content: FeedPostContent, state: FeedPostState,
        moderation: FeedPostModeration? = nil, detached: AnyIdentifier? = nil, likes: Int,
        createdAt: Timestamp, editedAt: Timestamp?, version: Version
    ) {
        (self.id, self.author, self.content) = (id, author, content)
        (self.state, self.moderation, self.detached) = (state, moderation, detached)
        (self.likes, self.createdAt, self.editedAt, self.version) = (likes, createdAt, editedAt, version)
    }
}

extension FeedPost {
    /// The same post as first published, with another identifier and time.
    public func asPublished(under id: FeedPostID, at moment: Timestamp) -> FeedPost {
        FeedPost(id: id, author: author, content: content, at: moment)
    }

    /// With another content. Throws `notFound` if it is removed.
    public func edited(_ content: FeedPostContent, at now: Timestamp) throws(FeedError) -> FeedPost {
        var next = try changed()
        (next.content, next.editedAt) = (content, now)
        return next
    }

    /// Without the link to a listing, whose seller has taken it away: the author cannot link a listing again,
    /// since this one could come back behind another. Throws `notFound` if it is removed, `notWorn` if it
    /// links no listing.
    public func withoutWorn() throws(FeedError) -> FeedPost {
        var next = try changed()
        guard let worn = content.worn else { throw .notWorn }
        (next.content, next.detached) = (content.wearing(nil), worn.listing)
        return next
    }

    /// Removed by its author. Throws `notFound` if it is removed already.
    public func removed() throws(FeedError) -> FeedPost {
        var next = try changed()
        (next.state, next.moderation) = (.removed, nil)
        return next
    }

    /// Removed, with its content erased, because its author has withdrawn.
    public func erased() -> FeedPost {
        var next = FeedPost(
            id: id, author: author, content: FeedPostContent(text: ""), state: .removed, likes: 0,
            createdAt: createdAt, editedAt: editedAt, version: version.next)
        next.detached = nil
        return next
    }

    /// The same post with other photos; the version belongs to the changes made with them.
    public func showing(_ photos: [PictureCard]) -> FeedPost {
        var next = self
        next.content = content.showing(photos)
        return next
    }

    /// The same post with that many likes.
    public func liked(_ likes: Int) -> FeedPost {
        FeedPost(
            id: id, author: author, content: content, state: state, moderation: moderation,
            detached: detached, likes: likes, createdAt: createdAt, editedAt: editedAt, version: version)
    }

    /// The same without the moderator's reason. The new version makes a concurrent edit fail.
    public func withoutReason() -> FeedPost {
        var next = self
        next.moderation = moderation.map { FeedPostModeration(reason: "", moderatedAt: $0.moderatedAt) }
        next.version = version.next
        return next
    }

    /// Whether its author has withdrawn.
    public var isErased: Bool { state == .removed && content.photos.isEmpty }

    /// The next version of it. Throws `notFound` if it is removed.
    func changed() throws(FeedError) -> FeedPost {
        if state == .removed { throw .notFound }
        var next = self
        next.version = version.next
        return next
    }
}
