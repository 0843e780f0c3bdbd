public import Vocabulary

extension InMemoryCrewStore {
    public func set(
        _ plan: DuesPlan, of crew: CrewID, by actor: MemberID,
        telling tell: @escaping @Sendable (MemberID) -> Notice?
    ) async throws(CrewError) {
        try requireTreasurer(actor, of: crew)
        guard money.set(plan, of: crew) else { return }
        let members = (memberships[crew] ?? [:]).values.filter(\.state.isOfCrew).map(\.member)
        append(members.sorted().compactMap(tell))
    }

    public func duesPlans(
        of crews: [CrewID], in month: CivilMonth
    ) async throws(CrewError) -> [CrewID: DuesPlan] {
        crews.reduce(into: [:]) { $0[$1] = money.plan(of: $1, in: month) }
    }

    public func duesPlans(
        of crew: CrewID, from month: CivilMonth
    ) async throws(CrewError) -> [DuesPlan] {
        money.plans(of: crew, from: month)
    }

    public func crewsWithoutDues(of month: CivilMonth, limit: Int) async throws(CrewError) -> [CrewID] {
        let found = crews.values.filter { crew in
            crew.state == .open && money.plan(of: crew.id, in: month)?.isDue ?? false
                && !money.debtors(of: month, among: people(of: crew.id)).isEmpty
        }
        return found.map(\.id).sorted().prefix(limit).map(\.self)
    }

    public func makeDues(
        of month: CivilMonth, in crew: CrewID, limit: Int,
        _ run: @escaping @Sendable (DuesFile) -> DuesChange
    ) async throws(CrewError) -> Int {
        guard crews[crew]?.state == .open else { return 0 }
        let debtors = money.debtors(of: month, among: people(of: crew))
        let file = DuesFile(
            plan: money.plan(of: crew, in: month), debtors: Array(debtors.prefix(limit)))
        let written = money.write(run(file))
        append(written.notices)
        return written.count
    }

    public func due(_ id: DueID) async throws(CrewError) -> Due? { money.dues[id] }

    public func dues(of orders: Set<OrderID>) async throws(CrewError) -> [OrderID: Due] {
        orders.reduce(into: [:]) { $0[$1] = money.due(of: $1) }
    }

    public func decide(
        due id: DueID, order: OrderID?, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (DueFile) throws(CrewError) -> DueChange
    ) async throws(CrewError) -> Due {
        if let actor { try requireOpen(actor) }
        guard let due = money.dues[id] else { throw .notFound }
        let isOfCrew = memberships[due.crew]?[due.member]?.state.isOfCrew ?? false
        let change = try decision(
            DueFile(
                due: due, wasLetGo: order.map { money.wasLetGo($0) } ?? false,
                isOwed: isOfCrew && crews[due.crew]?.state == .open, treasurers: treasurers(of: due.crew)))
        if change.isEmpty { return due }
        money.write(change, about: id, order: order)
        append(change.notices)
        return change.due ?? due
    }

    public func dues(_ filter: DuesFilter, _ page: PageRequest) async throws(CrewError) -> Page<Due> {
        KeysetPage.cut(
            money.dues.values, page, scope: filter.scope, key: \.sortKey, id: \.id.raw,
            where: { filter.matches($0) })
    }

    public func duesToRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Due] {
        let due = money.dues.values.compactMap { due in
            due.state == .open && crews[due.crew]?.state == .open
                ? due.remindAt.map { (at: $0, due: due) } : nil
        }.filter { $0.at <= now }
        return due.sorted { ($0.at, $0.due.id) < ($1.at, $1.due.id) }.prefix(limit).map(\.due)
    }
}

extension InMemoryCrewStore {
    public func inArrears(by moment: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        let owed = money.dues.values.filter { due in
            guard due.isInArrears(at: moment), crews[due.crew]?.state == .open,
                let membership = memberships[due.crew]?[due.member]
            else { return false }
            return membership.state == .member && membership.role != .owner
        }
        return Self.debtors(owed, limit: limit)
    }

    public func outOfArrears(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        let suspended = memberships.values.flatMap(\.values).filter { membership in
            membership.state == .suspended && membership.suspension == .arrears
                && crews[membership.crew]?.state == .open
        }
        let debtors = suspended.sorted { $0.id < $1.id }.map { CrewDebtor(crew: $0.crew, member: $0.member) }
        return debtors.filter { !isOwing($0, by: now) }.prefix(limit).map(\.self)
    }

    public func isInArrears(
        _ debtor: CrewDebtor, by moment: Timestamp
    ) async throws(CrewError) -> Bool {
        isOwing(debtor, by: moment)
    }

    private func isOwing(_ debtor: CrewDebtor, by moment: Timestamp) -> Bool {
        money.dues.values.contains { due in
            due.crew == debtor.crew && due.member == debtor.member && due.isInArrears(at: moment)
        }
    }

    /// Each member once, the longest in arrears first.
    private static func debtors(_ dues: [Due], limit: Int) -> [CrewDebtor] {
        var debtors: [CrewDebtor] = []
        for due in dues.sorted(by: { ($0.payBy, $0.id) < ($1.payBy, $1.id) }) {
            let debtor = CrewDebtor(crew: due.crew, member: due.member)
            if !debtors.contains(debtor) { debtors.append(debtor) }
        }
        return Array(debtors.prefix(limit))
    }
}

extension InMemoryCrewStore {
    public func insert(_ entry: CashEntry, request: IdempotentRequest?) async throws(CrewError) -> CashEntry {
        try requireOpen(entry.author)
        if let request, let known = try known(request) { return known }
        try requireTreasurer(entry.author, of: entry.crew)
        guard money.cash[entry.id] == nil else { throw .service(.internal("cash identifier taken")) }
        if let earlier = entry.takesBack, money.cash.values.contains(where: { $0.takesBack == earlier }) {
            throw .invalidFields([FieldError("takesBack", .unusable)])
        }
        money.add(entry, for: request)
        if let news = entry.pictureNews { waiting.append(news) }
        return entry
    }

    public func cashEntry(madeFor request: IdempotentRequest) async throws(CrewError) -> CashEntry? {
        try known(request)
    }

    public func cashEntry(_ id: CashEntryID) async throws(CrewError) -> CashEntry? { money.cash[id] }

    public func cash(of crew: CrewID, in month: CivilMonth) async throws(CrewError) -> MonthOfCash {
        money.cash(of: crew, in: month)
    }

    public func cashEntries(
        of crew: CrewID, by author: MemberID, _ page: PageRequest
    ) async throws(CrewError) -> Page<CashEntry> {
        KeysetPage.cut(
            money.cash.values, page, scope: CrewScope.cash(of: crew, by: author),
            key: \.createdAt.microseconds, id: \.id.raw,
            where: { $0.crew == crew && $0.author == author })
    }

    public func decide(
        accountOf crew: CrewID, by actor: MemberID,
        _ decision: @escaping @Sendable (AccountFile) throws(CrewError) -> AccountChange
    ) async throws(CrewError) -> PayoutNaming {
        try requireOpen(actor)
        guard let found = crews[crew] else { throw .notFound }
        let naming = money.namings[crew]
        let leaders = people(of: crew, .leaders)
        let change = try decision(AccountFile(crew: found, naming: naming, leaders: leaders))
        if change.naming == naming { return change.naming }
        money.keep(change.naming)
        append(change.notices)
        return change.naming
    }

    public func naming(of crew: CrewID) async throws(CrewError) -> PayoutNaming? { money.namings[crew] }
}

extension InMemoryCrewStore {
    private func people(of crew: CrewID) -> [Membership] { Array((memberships[crew] ?? [:]).values) }

    /// Those who look after the crew's money and take part, the owner first.
    private func treasurers(of crew: CrewID) -> [MemberID] {
        people(of: crew, .leaders).filter { $0.role.keepsMoney && $0.state != .suspended }.map(\.member)
    }

    /// Throws `notFound`, `closed` and `treasurersOnly`, and as `requireOpen`.
    private func requireTreasurer(_ actor: MemberID, of crew: CrewID) throws(CrewError) {
        try requireOpen(actor)
        guard let found = crews[crew] else { throw .notFound }
        guard found.state == .open else { throw .closed }
        guard treasurers(of: crew).contains(actor) else { throw .treasurersOnly }
    }

    private func append(_ notices: [Notice]) {
        for notice in notices { waiting.append(OutboxMessage(notice)) }
    }

    private func known(_ request: IdempotentRequest) throws(CrewError) -> CashEntry? {
        do throws(ServiceFailure) {
            return try money.made(for: request)
        } catch {
            throw .service(error)
        }
    }
}
