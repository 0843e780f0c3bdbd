public import Vocabulary

/// Crews, their people, meetings and money in the memory of this process: for tests, and the model of what
/// every other store does.
public actor InMemoryCrewStore: CrewStore {
    var crews = KeysetItems<CrewSubject, Crew> { $0.createdAt.microseconds }
    var memberships: [CrewID: [MemberID: Membership]] = [:]
    var meetings = MeetingShelf()
    var money = MoneyShelf()
    var calendarRights: [CalendarRight] = []
    var foundings = IdempotencyRecords<CrewID>()
    var ordersLetGo: [OrderID: Timestamp] = [:]
    var closed = ClosedMembers()
    var waiting = InMemoryOutbox()

    /// An empty store.
    public init() {}

    public func insert(
        _ crew: Crew, _ owner: Membership, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        try requireOpen(crew.owner)
        if let request, let known = try known(request) {
            guard let crew = crews[known] else { throw .service(.keyInFlight) }
            return crew
        }
        guard crews[crew.id] == nil else { throw .service(.internal("crew identifier taken")) }
        try requireFreeName(crew)
        if count(of: crew.owner).owned >= CrewError.mostOwned { throw .tooManyCrews(CrewError.mostOwned) }
        crews[crew.id] = crew
        memberships[crew.id] = [owner.member: owner]
        if let news = crew.pictureNews(since: nil, at: crew.createdAt) { waiting.append(news) }
        if let request { foundings.keep(crew.id, for: request) }
        return crew
    }

    public func founded(for request: IdempotentRequest) async throws(CrewError) -> Crew? {
        try known(request).flatMap { crews[$0] }
    }

    public func find(_ id: CrewID) async throws(CrewError) -> Crew? { crews[id] }

    public func find(_ ids: [CrewID]) async throws(CrewError) -> [Crew] { ids.compactMap { crews[$0] } }

    public func crewCount(of member: MemberID) async throws(CrewError) -> MemberCrewCount {
        count(of: member)
    }

    public func noteActivity(of id: CrewID, at now: Timestamp) async throws(CrewError) {
        if let crew = crews[id], crew.state == .open { crews[id] = crew.active(at: now) }
    }

    public func dissolvable(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewID] {
        let over = crews.values.filter { $0.dissolved(at: now) != nil }
        let sorted = over.sorted { ($0.closedAt ?? now, $0.id) < ($1.closedAt ?? now, $1.id) }
        return sorted.prefix(limit).map(\.id)
    }
}

extension InMemoryCrewStore {
    func requireOpen(_ member: MemberID) throws(CrewError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    /// Requires that no other open crew has a name that looks like that of an open one.
    func requireFreeName(_ crew: Crew) throws(CrewError) {
        guard crew.state == .open else { return }
        let skeleton = crew.details.nameSkeleton
        let isTaken = crews.values.contains { other in
            other.id != crew.id && other.state == .open && other.details.nameSkeleton == skeleton
        }
        if isTaken { throw .invalidFields([FieldError("name", .taken)]) }
    }

    private func count(of member: MemberID) -> MemberCrewCount {
        let joined = memberships.values.compactMap { $0[member] }.filter { CrewScope.own.contains($0.state) }
        let owned = crews.values.filter { $0.state == .open && $0.owner == member }
        return MemberCrewCount(joined: joined.count, owned: owned.count)
    }

    private func known(_ request: IdempotentRequest) throws(CrewError) -> CrewID? {
        do throws(ServiceFailure) {
            return try foundings.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}

/// The store is its own outbox.
extension InMemoryCrewStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
