/// Where a feed post stands: it is shown from the beginning.
public enum FeedPostState: String, Sendable, CaseIterable {
    /// Shown to all.
    case shown
    /// A moderator shows it to its author and to moderators alone.
    case hidden
    /// Gone from every list; one that a moderator has removed its author and moderators can still read.
    case removed
}

extension FeedPostState {
    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .shown: "공개"
        case .hidden: "숨김"
        case .removed: "삭제됨"
        }
    }
}
