public import Vocabulary

/// What one member owes a crew for one month. There is one for each crew, member and month. Every change is
/// one of the transitions in `Due+Changes`; each gives the next value or throws.
public struct Due: Hashable, Sendable {
    public let id: DueID
    public let crew: CrewID
    public let member: MemberID
    public let month: CivilMonth
    /// In won, at least 1.
    public internal(set) var amount: Money
    /// The first moment after the last day on which it is paid in time.
    public internal(set) var payBy: Timestamp
    public internal(set) var state: DueState
    /// The order by which it is being paid, or was paid; nil for none.
    public internal(set) var order: OrderID?
    /// Why it was waived; blank unless it was.
    public internal(set) var reason: String
    /// When the member is reminded next; nil where that has been done.
    public internal(set) var remindAt: Timestamp?
    public let createdAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(
        id: DueID, crew: CrewID, member: MemberID, month: CivilMonth, amount: Money, payBy: Timestamp,
        state: DueState, order: OrderID?, reason: String, remindAt: Timestamp?, createdAt: Timestamp,
        updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.crew, self.member, self.month) = (id, crew, member, month)
        (self.amount, self.payBy, self.state, self.order) = (amount, payBy, state, order)
        (self.reason, self.remindAt) = (reason, remindAt)
        (self.createdAt, self.updatedAt, self.version) = (createdAt, updatedAt, version)
    }

    /// Open from now on.
    init(
        id: DueID, crew: CrewID, member: MemberID, month: CivilMonth, amount: Money, payBy: Timestamp,
        at now: Timestamp
    ) {
        self.init(
            id: id, crew: crew, member: member, month: month, amount: amount, payBy: payBy, state: .open,
            order: nil, reason: "", remindAt: DueTimes.reminder(after: now, payBy: payBy), createdAt: now,
            updatedAt: now, version: .first)
    }

    /// Whether its day has passed and it is not paid.
    public func isInArrears(at now: Timestamp) -> Bool { state == .open && payBy <= now }
}

/// The durations of dues.
public enum DueTimes {
    /// How long after its day an open due suspends its member.
    public static let grace: Duration = .seconds(14 * 86_400)
    /// For how many days a member who joins after the day of the month can pay the first dues in time.
    public static let firstDays: Int64 = 7
    /// For how long a due can be paid that was asked for now; Payments takes the earlier end of its own.
    public static let payment: Duration = .seconds(86_400)
    /// For how long a business gives everything back (E-Commerce Act, article 17).
    static let withdrawal: Duration = .seconds(7 * 86_400)
    /// The hours of the day in Korea at which members are reminded.
    static let hours: Range<Int64> = 9..<21

    /// Reminders come at 10 o'clock in Korea: three days before the last day, and on the day after it.
    static func reminders(payBy: Timestamp) -> [Timestamp] {
        [-4 * 24 + 10, 10].map { payBy.advanced(by: .seconds($0 * 3_600)) }
    }

    /// The next reminder; nil after the last one.
    static func reminder(after now: Timestamp, payBy: Timestamp) -> Timestamp? {
        reminders(payBy: payBy).first { $0 > now }
    }
}
