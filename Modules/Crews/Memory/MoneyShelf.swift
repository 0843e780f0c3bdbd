import Vocabulary

/// The money of crews in memory: the part of `InMemoryCrewStore` that keeps it.
struct MoneyShelf: Sendable {
    private(set) var dues: [DueID: Due] = [:]
    /// The plans of each crew in the order of their months.
    private var plans: [CrewID: [DuesPlan]] = [:]
    /// The orders that had to do with a due.
    private var orders: [OrderID: OrderNote] = [:]
    private(set) var cash: [CashEntryID: CashEntry] = [:]
    private var made = IdempotencyRecords<CashEntryID>()
    private(set) var namings: [CrewID: PayoutNaming] = [:]

    private struct OrderNote {
        let due: DueID
        var isLetGo = false
    }
}

extension MoneyShelf {
    /// The plan that holds in a month; nil for none.
    func plan(of crew: CrewID, in month: CivilMonth) -> DuesPlan? {
        plans[crew]?.last { $0.from.firstDay <= month.firstDay }
    }

    /// The plans of a crew from that month on, the one that holds in it included.
    func plans(of crew: CrewID, from month: CivilMonth) -> [DuesPlan] {
        let later = (plans[crew] ?? []).filter { $0.from.firstDay > month.firstDay }
        return [plan(of: crew, in: month)].compactMap(\.self) + later
    }

    /// Drops the plans of the same and later months; answers whether that changed anything.
    mutating func set(_ plan: DuesPlan, of crew: CrewID) -> Bool {
        let before = plans[crew] ?? []
        let next = before.filter { $0.from.firstDay < plan.from.firstDay } + [plan]
        plans[crew] = next
        return next != before
    }
}

extension MoneyShelf {
    /// The members who owe and have no due for the month, or one that has ended; the oldest first.
    func debtors(
        of month: CivilMonth, among people: some Sequence<Membership>
    ) -> [Debtor] {
        let end = month.next.firstDay.koreanStart
        let owing = people.filter { membership in
            let owes = membership.state == .member || membership.state == .suspended
            return owes && membership.joinedAt.map { $0 < end } ?? false
        }
        return owing.sorted { $0.id < $1.id }.compactMap { membership in
            let due = due(of: membership.member, in: membership.crew, month)
            return due == nil || due?.state == .ended ? Debtor(membership, due: due) : nil
        }
    }

    /// Writes dues, one for each crew, member and month: another one is left out with its notice. Answers how
    /// many were written, and what is told.
    mutating func write(_ change: DuesChange) -> (count: Int, notices: [Notice]) {
        var written: [AnyIdentifier] = []
        for next in change.dues {
            let known = due(of: next.member, in: next.crew, next.month)
            guard known == nil || known?.id == next.id else { continue }
            dues[next.id] = next
            written.append(AnyIdentifier(next.id))
        }
        return (written.count, change.notices.filter { $0.place.map { written.contains($0) } ?? true })
    }

    /// Writes what was decided about a due, and notes the order as one of it.
    mutating func write(_ change: DueChange, about id: DueID, order: OrderID?) {
        if let due = change.due { dues[id] = due }
        if let order, orders[order] == nil { orders[order] = OrderNote(due: id) }
        if let order = change.letGo { orders[order, default: OrderNote(due: id)].isLetGo = true }
    }

    func wasLetGo(_ order: OrderID) -> Bool { orders[order]?.isLetGo ?? false }

    /// The due with which the order has to do; nil for an order of others.
    func due(of order: OrderID) -> Due? { orders[order].flatMap { dues[$0.due] } }

    private func due(of member: MemberID, in crew: CrewID, _ month: CivilMonth) -> Due? {
        dues.values.first { $0.member == member && $0.crew == crew && $0.month == month }
    }
}

extension MoneyShelf {
    /// Ends or cancels open dues when members leave, or the crew closes.
    mutating func follow(_ change: CrewChange, since file: CrewFile, at now: Timestamp) {
        if change.closes(file) {
            rewrite { $0.crew == file.crew.id ? $0.cancelled(at: now) : nil }
        } else {
            let former = Set(change.former(since: file))
            rewrite { $0.crew == file.crew.id && former.contains($0.member) ? $0.ended(at: now) : nil }
        }
    }

    /// Erases what a forgotten member has left: their entries of cash stay without the receipts.
    mutating func forget(_ member: MemberID, at now: Timestamp) {
        rewrite { $0.member == member ? $0.erased(at: now) : nil }
        for entry in cash.values where entry.author == member && entry.receipt != nil {
            cash[entry.id] = entry.withoutReceipt()
        }
        for naming in namings.values {
            if let next = naming.forgetting(member) { namings[naming.crew] = next }
        }
        made.forget(member)
    }

    private mutating func rewrite(_ change: (Due) -> Due?) {
        for due in dues.values { if let next = change(due) { dues[due.id] = next } }
    }
}

extension MoneyShelf {
    /// The entry of the same request. Throws `keyReused`.
    func made(for request: IdempotentRequest) throws(ServiceFailure) -> CashEntry? {
        try made.answer(to: request).flatMap { cash[$0] }
    }

    mutating func add(_ entry: CashEntry, for request: IdempotentRequest?) {
        cash[entry.id] = entry
        if let request { made.keep(entry.id, for: request) }
    }

    mutating func keep(_ naming: PayoutNaming) { namings[naming.crew] = naming }

    /// The cash of a crew in a month.
    func cash(of crew: CrewID, in month: CivilMonth) -> MonthOfCash {
        let (start, end) = (month.firstDay, month.next.firstDay)
        let all = cash.values.filter { $0.crew == crew && $0.day < end }
        let entries = all.filter { $0.day >= start }.sorted { first, second in
            (first.day, first.createdAt, first.id) < (second.day, second.createdAt, second.id)
        }
        return MonthOfCash(
            opening: all.filter { $0.day < start }.reduce(0) { $0 + $1.gained }, entries: entries)
    }
}
