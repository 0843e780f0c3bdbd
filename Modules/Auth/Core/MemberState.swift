public import Vocabulary

/// Whether a member may sign in.
public enum MemberState: String, Sendable, CaseIterable {
    /// Signs in and writes.
    case active
    /// Does neither until an operator restores the account.
    case suspended
    /// Has left for good.
    case withdrawn

    /// What other domains go by.
    public var standing: Standing {
        switch self {
        case .active: .active
        case .suspended: .suspended
        case .withdrawn: .closed
        }
    }
}
