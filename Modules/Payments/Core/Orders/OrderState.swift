/// How far an order has come. The purchase is told by steps (`OrderStep`), each noted before it is taken.
///
///     opening ──held──▶ open ──────paid──────▶ paid ──fulfilled──▶ fulfilled
///        │               │                      │                      │
///        │refused,       │cancelled, expired,   │cannot be fulfilled,  │given back
///        │cancelled      │paid otherwise        │given back in full    │in full
///        ▼               │                      ▼                      │
///      closed ◀──────────┘                  refunding ◀────────────────┘
///                                               │
///                                               └──all came back──▶ refunded
///
/// Nothing leads out of `refunded` and `closed`: money that comes for a closed order goes back by its
/// refunds, and the order stays closed. An order that is seen paid before the hold was noted goes from
/// `opening` to `paid`. One of which a part was given back stays `fulfilled`, also where the buyer has
/// withdrawn.
public enum OrderState: String, Sendable, CaseIterable {
    /// The price is fixed; what is bought is not held yet.
    case opening
    /// Held: the buyer may pay.
    case open
    /// The gateway has the money; the purchase is not told yet.
    case paid
    /// The buyer has what was paid for.
    case fulfilled
    /// The whole rest of the money goes back.
    case refunding
    /// All money went back.
    case refunded
    /// Ended without a payment.
    case closed

    /// Whether the buyer can still pay: a second order for the same record is this one.
    public var isOpen: Bool { self == .opening || self == .open }
}

/// The next step of an order at its purchasable. It is written with the change that makes it necessary, taken
/// outside of any transaction, and crossed out with what came of it; any server that finds it takes it.
public enum OrderStep: String, Sendable, CaseIterable {
    /// Keep the unit, seat or item.
    case hold
    /// Hand it over.
    case fulfil
    /// Let go of it.
    case release
}

/// Why an order has ended without being fulfilled, or was taken back.
public enum OrderEnd: String, Sendable, CaseIterable {
    /// What is bought could not be held.
    case refused
    /// The buyer let it go.
    case cancelled
    /// The time to pay is over.
    case expired
    /// It was paid, and nothing was left.
    case gone
    /// The gateway took another amount, currency or channel than the order's.
    case mismatch
    /// Paid a second time, or after the order had ended.
    case late
    /// The seller or the terms give the money back.
    case returned
    /// An operator has settled a problem so.
    case settled
    /// The card company took the money back.
    case chargedBack = "charged-back"
}
