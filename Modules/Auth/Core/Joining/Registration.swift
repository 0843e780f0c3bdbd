/// The rule for joining.
public enum Registration: String, Sendable, CaseIterable {
    /// Open to everyone.
    case open
    /// Requires an invitation code.
    case invited
    /// Closed.
    case closed
}
