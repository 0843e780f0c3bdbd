/// Where a comment stands: it is shown first, may be hidden and shown again, and may be removed from either.
public enum CommentState: String, Sendable, CaseIterable {
    /// Shown to all who see its subject.
    case shown
    /// Hidden by a moderator: shown to its author and to moderators.
    case hidden
    /// Gone for good; one that a moderator has removed is shown to its author and to moderators.
    case removed
}
