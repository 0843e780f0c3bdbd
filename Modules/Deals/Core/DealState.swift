/// Where a deal stands.
///
///     requested ──accept──▶ accepted ──done──▶ done
///      │  │  └──decline──▶ declined │ │
///      │  └────cancel────────┬──────┘ │
///      │                     ▼        │
///      │                 cancelled    │
///      └─────the clock──▶ expired ◀───┘
///
/// Where the seller does not want to be asked, a deal is accepted at once. Nothing leads out of the other
/// four.
public enum DealState: String, Sendable, CaseIterable {
    /// The buyer waits for the seller; no unit is kept.
    case requested
    /// The units are kept for the buyer.
    case accepted
    /// The units are sold.
    case done
    /// The seller did not want it.
    case declined
    /// One of the two has broken it off.
    case cancelled
    /// Nobody answered, or nobody came, in time.
    case expired

    /// Whether it can still come to something.
    public var isOpen: Bool { self == .requested || self == .accepted }
}

/// What of a deal has been decided and is still to be done in the market, where its units are.
///
/// No transaction holds over both, so what shall be done is written first, together with the decision.
/// Whoever finds it afterwards does it, however often: each step is idempotent.
public enum DealStep: String, Sendable, CaseIterable {
    /// Keep the units; then the deal is accepted.
    case keep
    /// Sell the kept units; then the deal is done.
    case sell
    /// Give the kept units back; the deal has ended already.
    case giveBack = "give-back"
}
