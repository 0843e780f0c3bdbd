public import Vocabulary

extension InMemoryFundingStore {
    public func insert(
        _ shelter: Shelter, request: IdempotentRequest?
    ) async throws(FundingError) -> Shelter {
        try requireOpen(shelter.owner)
        if let request, let known = try answer(foundings, to: request) {
            guard let shelter = shelters[known] else { throw .service(.keyInFlight) }
            return shelter
        }
        guard shelters[shelter.id] == nil else { throw .service(.internal("shelter identifier taken")) }
        try requireFreeName(shelter)
        try requireFew(shelter.owner)
        shelters[shelter.id] = shelter
        people[shelter.id] = [
            ShelterMember(
                shelter: shelter.id, member: shelter.owner, role: .owner, joinedAt: shelter.createdAt)
        ]
        if let news = shelter.pictureNews(since: nil, at: shelter.createdAt) { waiting.append(news) }
        if let request { foundings.keep(shelter.id, for: request) }
        return shelter
    }

    public func founded(for request: IdempotentRequest) async throws(FundingError) -> Shelter? {
        try answer(foundings, to: request).flatMap { shelters[$0] }
    }

    public func shelter(_ id: ShelterID) async throws(FundingError) -> Shelter? { shelters[id] }

    public func shelters(_ ids: [ShelterID]) async throws(FundingError) -> [Shelter] {
        ids.compactMap { shelters[$0] }
    }

    public func decide(
        _ shelter: ShelterID, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (ShelterFile) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile {
        try requireOpen(actor)
        guard let file = file(of: shelter) else { throw .notFound }
        let change = try decision(file)
        if change.isEmpty { return file }
        if let shelter = change.shelter { try requireFreeName(shelter) }
        for person in change.people where file.role(of: person.member) == nil {
            if closed.contains(person.member) { throw .notFound }
            try requireFew(person.member)
        }
        write(change, since: file, at: now)
        return file.after(change)
    }

    public func people(of shelter: ShelterID) async throws(FundingError) -> [ShelterMember] {
        people[shelter] ?? []
    }

    public func places(
        of member: MemberID, in shelters: [ShelterID]
    ) async throws(FundingError) -> [ShelterID: ShelterMember] {
        shelters.reduce(into: [:]) { places, id in
            places[id] = (people[id] ?? []).first { $0.member == member }
        }
    }

    public func shelters(of member: MemberID) async throws(FundingError) -> [Shelter] {
        let places = people.values.flatMap(\.self).filter { $0.member == member }
        let sorted = places.sorted { ($1.joinedAt, $1.shelter) < ($0.joinedAt, $0.shelter) }
        return sorted.compactMap { shelters[$0.shelter] }
    }

    public func page(
        _ filter: ShelterFilter, _ page: PageRequest
    ) async throws(FundingError) -> Page<Shelter> {
        shelters.page(page, scope: filter.scope) { filter.matches($0) }
    }
}

extension InMemoryFundingStore {
    /// What decides; nil if there is no such shelter.
    func file(of id: ShelterID) -> ShelterFile? {
        guard let shelter = shelters[id] else { return nil }
        let live = campaigns.values.filter { $0.shelter == id && $0.state.isLive }
        return ShelterFile(
            shelter: shelter, people: people[id] ?? [], live: live.sorted { $0.id < $1.id })
    }

    func write(_ change: ShelterChange, since file: ShelterFile, at now: Timestamp) {
        if change.isEmpty { return }
        if let shelter = change.shelter { shelters[shelter.id] = shelter }
        people[file.shelter.id] = file.after(change).people.sorted { first, second in
            let (left, right) = (first.role == .owner ? 0 : 1, second.role == .owner ? 0 : 1)
            return (left, first.joinedAt, first.member) < (right, second.joinedAt, second.member)
        }
        for campaign in change.campaigns { campaigns[campaign.id] = campaign }
        tellings += change.tellings
        append(change.messages(since: file, at: now))
    }

    /// Requires that no other shelter that is kept and not declined has a name that looks like it.
    private func requireFreeName(_ shelter: Shelter) throws(FundingError) {
        func counts(_ shelter: Shelter) -> Bool { shelter.state.isKept && shelter.state != .declined }
        guard counts(shelter) else { return }
        let skeleton = shelter.details.nameSkeleton
        let isTaken = shelters.values.contains { other in
            other.id != shelter.id && counts(other) && other.details.nameSkeleton == skeleton
        }
        if isTaken { throw .invalidFields([FieldError("name", .taken)]) }
    }

    private func requireFew(_ member: MemberID) throws(FundingError) {
        let count = people.values.count { $0.contains { $0.member == member } }
        if count >= FundingError.mostOfMember { throw .tooManyShelters(FundingError.mostOfMember) }
    }
}
