public import Vocabulary

/// Decides which members of a crew owe dues for a month, and how much. Pure: the store gives the file while
/// it holds the crew's row, and writes the change.
///
/// A member owes the whole amount, and one who joined within the month a part by days, the day of joining
/// included, rounded down to the won. Members on leave owe nothing; a member who is back within the month
/// owes all of it. Those who left owe nothing more.
public struct DuesRun: Sendable {
    let plan: DuesPlan
    let month: CivilMonth

    /// The run of a month by the plan that holds then.
    public init(_ plan: DuesPlan, in month: CivilMonth) { (self.plan, self.month) = (plan, month) }

    /// What the member owes; nil for nothing.
    public func amount(of membership: Membership) -> Money? {
        guard plan.isDue, let joined = day(of: membership) else { return nil }
        let (first, length) = (month.firstDay.daysSince1970, Int64(month.numberOfDays))
        let owed = max(0, length - max(0, joined.daysSince1970 - first))
        // Two steps, so that no product overflows.
        let (whole, rest) = plan.amount.minorUnits.quotientAndRemainder(dividingBy: length)
        let part = whole * owed + rest * owed / length
        return part > 0 ? Money(part, plan.amount.currency) : nil
    }

    /// The first moment after the last day for paying: the plan's day, or for one who joined shortly before
    /// it or later, `DueTimes.firstDays` after joining.
    public func payBy(of membership: Membership) -> Timestamp {
        let usual = month.firstDay.advanced(byDays: Int64(plan.day))
        guard let joined = day(of: membership), joined > month.firstDay else { return usual.koreanStart }
        return max(usual, joined.advanced(byDays: DueTimes.firstDays + 1)).koreanStart
    }

    /// What is written for one member: a new due, or the one that ended when the member left, owed again. Nil
    /// where nothing is owed, and where the month's due stands already.
    func due(of debtor: Debtor, _ id: DueID, at now: Timestamp) -> Due? {
        guard let amount = amount(of: debtor.membership) else { return nil }
        let (membership, payBy) = (debtor.membership, payBy(of: debtor.membership))
        if let due = debtor.due { return due.reopened(amount, payBy: payBy, at: now) }
        return Due(
            id: id, crew: membership.crew, member: membership.member, month: month, amount: amount,
            payBy: payBy, at: now)
    }

    /// The day of joining; nil for a membership that owes no dues.
    private func day(of membership: Membership) -> CivilDay? {
        switch membership.state {
        case .member, .suspended: membership.joinedAt?.koreanDay
        case .onLeave, .requested, .waiting, .offered, .joining, .declined, .lapsed, .left, .removed,
            .banned:
            nil
        }
    }
}

/// A member that owes the dues of a month.
public struct Debtor: Hashable, Sendable {
    public let membership: Membership
    /// The due of the month that ended, of a member who is back; nil for none.
    public let due: Due?

    /// Memberwise.
    public init(_ membership: Membership, due: Due?) { (self.membership, self.due) = (membership, due) }
}

/// What the run of a month reads of one crew, in the transaction that writes the dues.
public struct DuesFile: Hashable, Sendable {
    /// The plan of the month; nil for none.
    public let plan: DuesPlan?
    /// Members and suspended members who joined by the end of the month and have no due for it, or one that
    /// has ended.
    public let debtors: [Debtor]

    /// Memberwise.
    public init(plan: DuesPlan?, debtors: [Debtor]) { (self.plan, self.debtors) = (plan, debtors) }
}

/// What the run of a month writes.
public struct DuesChange: Hashable, Sendable {
    /// New dues, and those that are owed again.
    public var dues: [Due] = []
    public var notices: [Notice] = []

    /// Nothing.
    public init() {}
}

extension DuesFile {
    /// The dues of a month, with the notices to their members.
    func made(for month: CivilMonth, _ ids: any IdentifierSource, at now: Timestamp) -> DuesChange {
        var change = DuesChange()
        guard let plan else { return change }
        let run = DuesRun(plan, in: month)
        change.dues = debtors.compactMap { run.due(of: $0, ids.next(), at: now) }
        change.notices = change.dues.map { $0.notice(.made, ids.next(), at: now) }
        return change
    }
}
