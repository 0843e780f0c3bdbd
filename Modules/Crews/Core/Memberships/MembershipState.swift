/// Where a member stands with a crew. There is one membership for each member and crew, which is taken up
/// again by a member who comes back.
///
///     ask ──▶ requested ──accept──┐         ┌──────────── join, take up ────────────┐
///                │                ▼         ▼                                       │
///                │           a seat is free? ──no──▶ waiting ──a seat is freed──▶ offered
///                │                │ yes                 │                           │ │
///                │                ▼                     │                    hold   │ │ free of charge
///                │             offered ◀────────────────┘                           ▼ │
///                │                                                              joining
///                ▼                                                                  │ paid
///      declined, lapsed ◀── declined, let go, the clock                             ▼
///                                                          onLeave ◀──▶ member ◀──▶ suspended
///                                                                          │
///                                                                          ▼
///                                                                left, removed, banned
///
/// In offered, joining, member, onLeave and suspended a seat of the crew is taken. From every state a manager
/// can ban; a ban ends with its moment, or when a manager lifts it, as `left`.
public enum MembershipState: String, Sendable, CaseIterable {
    /// Asked to join; the crew's managers answer within 14 days.
    case requested
    /// Accepted, or welcome without being asked, while the crew is full: the list is served in its order.
    case waiting
    /// A seat is kept until a moment: to be taken up, and paid for where the crew has a fee.
    case offered
    /// The seat is kept while the order for the fee is open.
    case joining
    case member
    /// A member who takes no part for a while, and pays no dues.
    case onLeave = "on-leave"
    /// A member who may read and not answer: in arrears, by a manager, or because the fee went back.
    case suspended
    /// A manager declined the request.
    case declined
    /// The request, the place in the list or the seat was let go, or its time is over.
    case lapsed
    /// Left by the member's own decision.
    case left
    /// Removed by a manager.
    case removed
    /// Kept out until a moment.
    case banned

    /// Whether a seat of the crew is taken.
    public var takesSeat: Bool {
        switch self {
        case .offered, .joining, .member, .onLeave, .suspended: true
        case .requested, .waiting, .declined, .lapsed, .left, .removed, .banned: false
        }
    }

    /// Whether the person is of the crew: reads what members alone see, and counts as one.
    public var isOfCrew: Bool { self == .member || self == .onLeave || self == .suspended }

    /// Whether it waits for something that has a moment: then it lapses, or the ban ends.
    public var isPending: Bool {
        switch self {
        case .requested, .offered, .joining, .banned: true
        case .waiting, .member, .onLeave, .suspended, .declined, .lapsed, .left, .removed: false
        }
    }

    /// Whether the person can ask or join anew.
    public var isOver: Bool {
        switch self {
        case .declined, .lapsed, .left, .removed: true
        case .requested, .waiting, .offered, .joining, .member, .onLeave, .suspended, .banned: false
        }
    }
}

/// Why a member is suspended. Each ends by what it began with: the payment of what is owed, a manager's word.
public enum SuspensionReason: String, Sendable, CaseIterable {
    /// Dues are owed.
    case arrears
    /// A manager's decision.
    case manager
    /// The joining fee went back, by the gateway, the card company or an operator.
    case payment
}

/// What a member may do in the crew.
public enum CrewRole: String, Sendable, CaseIterable {
    /// Everything, and hands the crew over. Each open crew has exactly one.
    case owner
    /// Answers requests, looks after members and meetings.
    case manager
    /// Looks after dues, the ledger and the account.
    case treasurer
    case member

    /// Whether requests, members and meetings are the role's to look after.
    public var manages: Bool { self == .owner || self == .manager }

    /// Whether dues and the ledger are the role's to look after.
    public var keepsMoney: Bool { self == .owner || self == .treasurer }
}
