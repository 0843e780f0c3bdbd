public import Vocabulary

extension InMemoryCrewStore {
    public func decide(
        _ question: SeatQuestion, at now: Timestamp,
        _ decision: @escaping @Sendable (CrewFile) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> CrewFile {
        if let actor = question.actor { try requireOpen(actor) }
        guard let file = file(of: question, at: now) else { throw .notFound }
        let change = try decision(file)
        if change.isEmpty { return file }
        if let crew = change.crew { try requireFreeName(crew) }
        for membership in change.memberships where memberships[file.crew.id]?[membership.member] == nil {
            if closed.contains(membership.member) { throw .notFound }
        }
        write(change, since: file, by: question.actor, at: now)
        return file.after(change)
    }

    public func membership(_ id: MembershipID) async throws(CrewError) -> Membership? {
        everybody.first { $0.id == id }
    }

    public func membership(of member: MemberID, in crew: CrewID) async throws(CrewError) -> Membership? {
        memberships[crew]?[member]
    }

    public func memberships(
        of member: MemberID, in crews: [CrewID]
    ) async throws(CrewError) -> [CrewID: Membership] {
        crews.reduce(into: [:]) { $0[$1] = memberships[$1]?[member] }
    }

    public func people(
        of crew: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<Membership> {
        KeysetPage.cut(
            (memberships[crew] ?? [:]).values, page, scope: CrewScope.people(of: crew, list),
            key: \.rank.microseconds, id: \.id.raw, ascending: true,
            where: { list.states.contains($0.state) })
    }

    public func ranOut(at now: Timestamp, limit: Int) async throws(CrewError) -> [Membership] {
        let over = everybody.filter { $0.ranOut(at: now) != nil }
        return Array(over.sorted { ($0.until ?? now, $0.id) < ($1.until ?? now, $1.id) }.prefix(limit))
    }

    public func unfinished(of crew: CrewID?, limit: Int) async throws(CrewError) -> [Membership] {
        let pending = everybody.filter { $0.step != nil && (crew == nil || crew == $0.crew) }
        return Array(pending.sorted { ($0.since, $0.id) < ($1.since, $1.id) }.prefix(limit))
    }
}

extension InMemoryCrewStore {
    /// What decides; nil if there is no such crew.
    func file(of question: SeatQuestion, at now: Timestamp) -> CrewFile? {
        guard let crew = crews[question.crew] else { return nil }
        let people = memberships[question.crew] ?? [:]
        let taken = people.values.count { $0.state.takesSeat }
        let list = people.values.filter { $0.state == .waiting && $0.member != question.member }
            .sorted { ($0.since, $0.id) < ($1.since, $1.id) }
        return CrewFile(
            crew: crew, taken: taken, membership: question.member.flatMap { people[$0] },
            next: Array(list.prefix(max(0, crew.capacity - taken) + question.mostFreed)),
            actor: question.actor.flatMap { people[$0] }, others: self.people(of: crew.id, question.reach),
            wasLetGo: question.order.map { wasLetGo($0, at: now) } ?? false)
    }

    /// Writes a change with its messages, and what follows for meetings and dues.
    func write(_ change: CrewChange, since file: CrewFile, by actor: MemberID?, at now: Timestamp) {
        if let crew = change.crew { crews[crew.id] = crew }
        for membership in change.memberships {
            memberships[membership.crew, default: [:]][membership.member] = membership
        }
        if let order = change.letGo {
            ordersLetGo = ordersLetGo.filter { now.since($0.value) < MembershipTimes.letGo }
            if ordersLetGo[order] == nil { ordersLetGo[order] = now }
        }
        for message in change.messages(since: file, by: actor, at: now) { waiting.append(message) }
        for notice in meetings.follow(change, since: file, at: now) { waiting.append(OutboxMessage(notice)) }
        if change.dissolves(file) { meetings.eraseTexts(of: file.crew.id, at: now) }
        money.follow(change, since: file, at: now)
    }

    private var everybody: [Membership] { memberships.values.flatMap(\.values) }

    private func wasLetGo(_ order: OrderID, at now: Timestamp) -> Bool {
        ordersLetGo[order].map { now.since($0) < MembershipTimes.letGo } ?? false
    }

    /// The owner first, then the longest standing.
    func people(of crew: CrewID, _ reach: SeatQuestion.Reach) -> [Membership] {
        let people = (memberships[crew] ?? [:]).values.filter { membership in
            switch reach {
            case .none: false
            case .leaders: membership.state.isOfCrew && membership.role != .member
            case .everyone: !membership.state.isOver
            }
        }
        return people.sorted { first, second in
            let owners = (first.role == .owner, second.role == .owner)
            if owners.0 != owners.1 { return owners.0 }
            return (first.rank, first.id) < (second.rank, second.id)
        }
    }
}
