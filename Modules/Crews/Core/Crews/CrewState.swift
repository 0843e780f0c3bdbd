/// How far a crew has come.
///
///     open ◀──reopened within 30 days──▶ closed ──30 days──▶ dissolved
///       └──────taken away by a moderator──────┴────────────▶ removed ──put back──▶ as it was
///
/// From each of them it is dissolved at once if its owner withdraws and no member follows.
public enum CrewState: String, Sendable, CaseIterable {
    /// Seen and joined.
    case open
    /// Seen by those who were of it; its owner can reopen it for 30 days.
    case closed
    /// Closed for good: name and texts are free.
    case dissolved
    /// Taken out of sight by a moderator: its people, dues and meetings stay as they were.
    case removed

    /// Whether it has closed, for good or not.
    public var isClosed: Bool { self == .closed || self == .dissolved }
}
