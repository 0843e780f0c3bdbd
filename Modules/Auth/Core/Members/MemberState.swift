public import Vocabulary

/// Whether a member may sign in.
public enum MemberState: String, Sendable, CaseIterable {
    /// May sign in and write.
    case active
    /// May do neither until an operator restores the account.
    case suspended
    /// Has withdrawn for good.
    case withdrawn

    /// The standing that other domains use.
    public var standing: Standing {
        switch self {
        case .active: .active
        case .suspended: .suspended
        case .withdrawn: .closed
        }
    }
}
