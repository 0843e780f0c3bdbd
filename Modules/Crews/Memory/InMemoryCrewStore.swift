public import Vocabulary

/// Crews in the memory of this process: for tests, and the model of what every other store does.
public actor InMemoryCrewStore: CrewStore {
    var crews = KeysetItems<CrewSubject, Crew> { $0.createdAt.microseconds }
    var idempotencyRecords = IdempotencyRecords<Crew>()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ crew: Crew, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        try requireOpen(crew.owner)
        if let request, let known = try known(request) { return known }
        guard crews[crew.id] == nil else { throw .service(.internal("crew identifier taken")) }
        crews[crew.id] = crew
        if let request { idempotencyRecords.keep(crew, for: request) }
        return crew
    }

    public func find(_ id: CrewID) async throws(CrewError) -> Crew? { crews[id] }

    public func replace(
        _ crew: Crew, expecting expected: Version, by actor: MemberID
    ) async throws(CrewError) -> Bool {
        try requireOpen(actor)
        guard crews[crew.id]?.version == expected else { return false }
        crews[crew.id] = crew
        return true
    }

    public func page(_ page: PageRequest) async throws(CrewError) -> Page<Crew> {
        crews.page(page, scope: CrewScope.all) { $0.state == .shown }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError) {
        closed.close(member)
        for crew in crews.values where crew.owner == member && !crew.isErased {
            crews[crew.id] = crew.erased(at: now)
        }
        idempotencyRecords.forget(member)
    }

    func requireOpen(_ member: MemberID) throws(CrewError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known(_ request: IdempotentRequest) throws(CrewError) -> Crew? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
