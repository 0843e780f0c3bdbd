/// How far a shelter has come.
///
///     pending ──verified──▶ verified ◀──restored── suspended
///      │   ▲                 │   └────suspended─────▲
///      │   └──edited── declined  │                   │
///      └──declined──────▲        │                   │
///      from each of these: its last member gone ──▶ abandoned
///
/// Only a verified shelter opens campaigns. When one is suspended or abandoned, its campaigns pause.
public enum ShelterState: String, Sendable, CaseIterable {
    /// Founded; an operator has not looked at it yet.
    case pending
    /// An operator has verified it.
    case verified
    /// An operator has declined it; an edit asks again.
    case declined
    /// An operator has suspended it.
    case suspended
    /// Its last member has withdrawn.
    case abandoned

    /// Whether everybody sees it; one that was suspended stays visible, since its campaigns do.
    public var isPublic: Bool {
        switch self {
        case .verified, .suspended, .abandoned: true
        case .pending, .declined: false
        }
    }

    /// Whether its members look after it.
    public var isKept: Bool { self != .abandoned }
}
