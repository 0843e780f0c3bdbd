/// Where a listing stands.
///
///     draft ──publish──▶ onSale ◀──expire, release── reserved
///                        │  ▲ └──hold of the last unit──▶ │
///                      hide publish                    confirm of the last unit
///                        ▼  │                             ▼
///                       hidden                           sold
///
/// What is sold elsewhere is sold without a hold. `remove` leads from every state to `removed`, unless units
/// are held; nothing leads out of `sold` but `remove`, and nothing out of `removed`. A moderator leads from
/// every state but a draft to `hidden` or `removed`, whatever is held, and out of that `hidden` again
/// (`ListingModeration`).
public enum ListingState: String, Sendable, CaseIterable {
    /// Saved, shown to the seller alone.
    case draft
    /// Shown to all; units can be had.
    case onSale = "on-sale"
    /// Shown to all; every unit left is held for somebody.
    case reserved
    /// Shown to all; every unit is sold.
    case sold
    /// Shown to the seller alone.
    case hidden
    /// Shown to nobody; kept for the record.
    case removed

    /// Whether everybody may see listings of this state.
    public var isPublic: Bool {
        switch self {
        case .onSale, .reserved, .sold: true
        case .draft, .hidden, .removed: false
        }
    }
}
