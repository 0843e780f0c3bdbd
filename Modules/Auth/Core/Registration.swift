/// Who may join.
public enum Registration: String, Sendable, CaseIterable {
    /// Everybody.
    case open
    /// Who has an invitation code.
    case invited
    /// Nobody.
    case closed
}
