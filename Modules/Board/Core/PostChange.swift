public import Vocabulary

/// One change of a post, with all that goes with it: what a store writes in one step.
public struct PostChange: Sendable {
    /// As it was read.
    public let old: Post
    /// As it becomes.
    public let new: Post
    /// On whose behalf.
    public let actor: MemberID
    /// The act of a moderator that the audit log is told; nil if it is none, or somebody else keeps the
    /// record of it.
    public let act: AuditEvent?
    /// When.
    public let changedAt: Timestamp

    /// Memberwise.
    public init(
        from old: Post, to new: Post, by actor: MemberID, act: AuditEvent? = nil, at moment: Timestamp
    ) {
        (self.old, self.new, self.actor, self.act, changedAt) = (old, new, actor, act, moment)
    }

    /// Whether it is written into a category in which it was not: that one must be open.
    public var entersCategory: Bool { new.content.category != old.content.category }

    /// Whether a moderator does it.
    public var isModeration: Bool { new.moderation != old.moderation }

    /// The moderator whose words the post carries after it; nil if nobody's.
    public var moderator: MemberID? { new.moderation == nil ? nil : actor }

    /// What the history keeps of it: the words that an edit has changed.
    public var revision: PostRevision? {
        let (before, now) = (old.content, new.content)
        guard before.title != now.title || before.text != now.text else { return nil }
        return PostRevision(
            title: before.title, text: before.text, version: old.version, replacedAt: changedAt)
    }

    /// Whether the history goes.
    public var endsHistory: Bool { new.state == .removed }

    /// What whoever keeps pictures must learn; nil if nothing.
    public var pictureNews: OutboxMessage? { new.pictureNews(since: old, at: changedAt) }

    /// What the outbox tells: the act, what is shown of pictures now, and that the post is gone.
    public var messages: [OutboxMessage] {
        let isGone = new.state == .removed && old.state != .removed
        let closing = isGone ? OutboxMessage(closing: AnyIdentifier(new.id), at: changedAt) : nil
        return [act.map { OutboxMessage($0) }, pictureNews, closing].compactMap(\.self)
    }
}

extension Post {
    /// Its photos as whoever keeps pictures is told of them; nil if it is removed and shown to nobody.
    public var attachedPictures: AttachedPictures? {
        if state == .removed, moderation == nil { return nil }
        return AttachedPictures(content.photos.map(\.id), isPublic: state == .shown, version: version)
    }

    /// What whoever keeps pictures must learn of the change that made this of `old`, nil for a new post; nil
    /// if it shows the same pictures to the same people.
    public func pictureNews(since old: Post?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }
}
