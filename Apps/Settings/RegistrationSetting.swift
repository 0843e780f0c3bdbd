/// Who may join.
public enum RegistrationSetting: String, Sendable, CaseIterable {
    /// Everybody.
    case open
    /// Members with an operator's invitation code.
    case invited
    /// No new members.
    case closed
}
