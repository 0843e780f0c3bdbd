/// Where a post stands: it is shown from the beginning.
public enum PostState: String, Sendable, CaseIterable {
    /// Shown to all.
    case shown
    /// A moderator shows it to its author and to moderators alone.
    case hidden
    /// Gone from every list; one that a moderator has removed its author and moderators can still read.
    case removed
}
