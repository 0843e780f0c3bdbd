/// How far money has come on its way back to the buyer.
///
///     requested ──about to ask──▶ sent ────────────gateway has────────▶ succeeded
///       ▲   ▲                     │ │ └─gateway will─▶ pending ──gateway has─▲
///       │   └─gateway has not got─┘ │                   │
///       │     it, or not let us in  │gateway refuses    │gateway could not
///       │                           ▼                   │
///       └──once more (operator)── failed ◀──────────────┘
///                                   └──by hand (operator, with a proof)──▶ by hand
///
///     requested, sent, failed ──the money went back otherwise──▶ dropped
///
/// A refund counts when it has succeeded, or was made by hand; not when it was asked for. None is sent while
/// a complaint at the card company is open: the card company may take the money back itself.
public enum RefundState: String, Sendable, CaseIterable {
    /// Decided, and written down before anything is asked.
    case requested
    /// The gateway is being asked, or was and did not answer: the outcome is read before anything is
    /// repeated.
    case sent
    /// The gateway gives it back later.
    case pending
    /// Given back.
    case succeeded
    /// The gateway refused; an operator decides.
    case failed
    /// Given back outside of the gateway; an operator has the proof.
    case byHand = "by-hand"
    /// Come to nothing: so much has gone back in another way that too little is left for it.
    case dropped

    /// Whether the money is back.
    public var isDone: Bool { self == .succeeded || self == .byHand }

    /// Whether it is still on its way.
    public var isOpen: Bool { self == .requested || self == .sent || self == .pending }

    /// Whether the money is the buyer's: it is back, on its way, or waits for an operator.
    public var isPromised: Bool { self != .dropped }
}

/// Why money goes back.
public enum RefundReason: String, Sendable, CaseIterable {
    /// The buyer withdraws, by the terms of the purchase.
    case withdrawn
    /// The seller, crew or campaign gives it back.
    case returned
    /// Paid, and nothing was left.
    case gone
    /// Paid after the order had ended, or a second time.
    case late
    /// Another amount, currency, channel or store than agreed upon.
    case mismatch
    /// An operator has settled a problem so.
    case settled
    /// Asked for in the gateway's own console.
    case console
    /// Taken back by the card company.
    case chargeback
}
