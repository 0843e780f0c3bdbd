/// Where a deal stands.
///
///     requested ──accept──▶ accepted ──done──▶ done ──money back──▶ returned
///      │  │  └──decline──▶ declined │ │
///      │  └────cancel────────┬──────┘ │
///      │                     ▼        │
///      │                 cancelled    │
///      └─────the clock──▶ expired ◀───┘
///
/// Where the seller does not want to be asked, a deal is accepted at once. A deal that was paid for is
/// returned if the money goes back. Nothing leads out of the other four.
public enum DealState: String, Sendable, CaseIterable {
    /// The buyer waits for the seller's answer; no unit is held.
    case requested
    /// The units are held for the buyer.
    case accepted
    /// The units are sold.
    case done
    /// The units were sold for money that went back. They stay sold until the seller offers them again.
    case returned
    /// The seller declined.
    case declined
    /// One of the parties cancelled it.
    case cancelled
    /// The deadline passed without an answer or a sale.
    case expired

    /// Whether the deal can still end in a sale.
    public var isOpen: Bool { self == .requested || self == .accepted }
}

/// A decided step of a deal that the market, which has the units, must still perform.
///
/// No transaction covers both, so the step is written together with the decision. The next access to the deal
/// performs it; each step is idempotent.
public enum DealStep: String, Sendable, CaseIterable {
    /// Hold the units; then the deal is accepted.
    case keep
    /// Sell the held units; then the deal is done.
    case sell
    /// Release the held units; the deal has ended already.
    case giveBack = "give-back"
}
