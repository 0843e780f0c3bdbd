/// How far a campaign has come.
///
///     draft ──opened──▶ open ──extended──▶ extended
///       │                │ ▲                 │ ▲
///       │                ▼ └────resumed──────┼─┤ (to what it was)
///       │              paused ◀──────────────┘ │
///       │                │    └────────────────┘
///       │   deadline passed (open, extended; paused: when it is resumed)
///       │                ▼
///       │            deciding ──enough──▶ succeeded ──▶ partlyDelivered ──▶ delivered ──▶ closed
///       │                │                    └──────────all at once───────────▲
///       │                └──too little──▶ refunding ──all back──▶ failed ──30 days──▶ closed
///       ▼
///     cancelled ◀──all back── refunding ◀──cancelled── open, extended, paused, deciding, succeeded,
///         ▲                                            partlyDelivered (for an amount)
///         └──cancelled── partlyDelivered (with items: what was delivered stands)
///
/// What has nothing to give back goes to failed or cancelled at once. Each ends as closed, 30 days later.
public enum CampaignState: String, Sendable, CaseIterable {
    /// Being written; its shelter alone sees it.
    case draft
    /// Collects until its deadline.
    case open
    /// Takes nothing for now: its shelter is suspended or abandoned, or an operator has paused it.
    case paused
    /// Open, with a later deadline; once only.
    case extended
    /// The deadline has passed: takes nothing new, and waits for orders that were held before.
    case deciding
    /// It has collected what its model asks for; the shelter buys.
    case succeeded
    /// It had too little, and all money is back.
    case failed
    /// It was called off, and all money is back. Of one with items that was delivered in part what was
    /// delivered stands, and the rest goes back, item by item (`Campaign.isCutShort`).
    case cancelled
    /// All money goes back, backing by backing; `Campaign.result` tells why.
    case refunding
    /// A part was delivered.
    case partlyDelivered = "partly-delivered"
    /// Everything was delivered.
    case delivered
    /// Over; its result stays published.
    case closed

    /// Whether it takes backings, as far as its row tells: the deadline closes it before the row does.
    public var isCollecting: Bool { self == .open || self == .extended }

    /// Whether it may still collect, or decides what it has collected.
    public var isLive: Bool {
        switch self {
        case .open, .extended, .paused, .deciding: true
        case .draft, .succeeded, .failed, .cancelled, .refunding, .partlyDelivered, .delivered, .closed:
            false
        }
    }

    /// Whether the money is the shelter's to spend.
    public var isFunded: Bool {
        switch self {
        case .succeeded, .partlyDelivered, .delivered: true
        case .draft, .open, .paused, .extended, .deciding, .failed, .cancelled, .refunding, .closed: false
        }
    }

    /// Whether it closes by itself, after `CampaignTimes.published`.
    public var isSettled: Bool { self == .failed || self == .cancelled || self == .delivered }
}

/// Why a campaign is paused.
public enum PauseReason: String, Sendable, CaseIterable {
    /// Its shelter is suspended.
    case suspended
    /// The last member of its shelter has withdrawn.
    case abandoned
    /// An operator has paused it.
    case `operator`
}
