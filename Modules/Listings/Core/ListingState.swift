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
    /// Visible to its seller only.
    case draft
    /// Public, with units available.
    case onSale = "on-sale"
    /// Public; every unit left is held.
    case reserved
    /// Public; every unit is sold.
    case sold
    /// Hidden from all but its seller.
    case hidden
    /// Removed from view; kept for the record.
    case removed

    /// Whether listings of this state are public.
    public var isPublic: Bool {
        switch self {
        case .onSale, .reserved, .sold: true
        case .draft, .hidden, .removed: false
        }
    }
}
