public import Vocabulary

/// One change of a feed post, with everything that a store writes in the same step.
public struct FeedPostChange: Sendable {
    /// The post as it was read.
    public let old: FeedPost
    /// The changed post.
    public let new: FeedPost
    /// The member who acts.
    public let actor: MemberID
    /// A moderator's act for the audit log; nil for other acts, and if the act is recorded elsewhere.
    public let act: AuditEvent?
    /// The notices to others: of mentions and of a worn listing.
    public let notices: [Notice]
    /// The time of the change.
    public let changedAt: Timestamp

    /// Memberwise.
    public init(
        from old: FeedPost, to new: FeedPost, by actor: MemberID, act: AuditEvent? = nil,
        notices: [Notice] = [], at moment: Timestamp
    ) {
        (self.old, self.new, self.actor, self.act) = (old, new, actor, act)
        (self.notices, changedAt) = (notices, moment)
    }

    /// Whether it is a moderator's act.
    public var isModeration: Bool { new.moderation != old.moderation }

    /// The moderator whose reason the changed post has; nil if it has none.
    public var moderator: MemberID? { new.moderation == nil ? nil : actor }

    /// The history's record of an edit: the previous text, if changed.
    public var revision: FeedPostRevision? {
        guard old.content.text != new.content.text else { return nil }
        return FeedPostRevision(text: old.content.text, version: old.version, replacedAt: changedAt)
    }

    /// Whether the history is removed.
    public var endsHistory: Bool { new.state == .removed }

    /// The message to the domain of pictures; nil if its pictures and audience stay.
    public var pictureNews: OutboxMessage? { new.pictureNews(since: old, at: changedAt) }

    /// The outbox messages: the act, a change of pictures, the notices, and that the post is closed.
    public var messages: [OutboxMessage] {
        let isGone = new.state == .removed && old.state != .removed
        let closing = isGone ? OutboxMessage(closing: AnyIdentifier(new.id), at: changedAt) : nil
        return [act.map { OutboxMessage($0) }, pictureNews, closing].compactMap(\.self)
            + notices.map { OutboxMessage($0) }
    }
}

extension FeedPost {
    /// Its photos, as the domain of pictures learns of them; nil if it is removed and shown to no principal.
    public var attachedPictures: AttachedPictures? {
        if state == .removed, moderation == nil { return nil }
        return AttachedPictures(content.photos.map(\.id), isPublic: state == .shown, version: version)
    }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new post. Nil if
    /// neither the pictures nor their audience changes.
    public func pictureNews(since old: FeedPost?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }
}
