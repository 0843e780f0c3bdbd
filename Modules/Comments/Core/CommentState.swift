/// Where a comment stands: it is shown first, may be hidden, and may be removed from either.
public enum CommentState: String, Sendable, CaseIterable {
    /// Shown to all.
    case shown
    /// Shown to its owner and to moderators.
    case hidden
    /// Shown to nobody; kept for the record.
    case removed
}
