/// Who may join.
public enum RegistrationSetting: String, Sendable, CaseIterable {
    /// Everybody.
    case open
    /// Who has an invitation code from an operator.
    case invited
    /// Nobody.
    case closed
}
