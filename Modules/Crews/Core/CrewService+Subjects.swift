public import Vocabulary

/// Crews, the talk of their people, meetings and entries of cash as subjects of other domains' records, such
/// as comments.
extension CrewService: SubjectDirectory {
    /// The cards of those of the records that the principal may see. Throws outages.
    ///
    /// A crew is called by its name, and takes comments until it closes; its managers look after them as its
    /// owner does. Of its talk, its meetings and its cash those of the crew alone have a card; the talk takes
    /// no comments of a suspended member.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let seen = try await crewCards(of: subjects, for: principal)
        let rest = try await mappingToService { () throws(CrewError) in
            try await meetingCards(of: subjects, for: principal)
                .merging(try await cashCards(of: subjects, for: principal)) { first, _ in first }
        }
        return seen.merging(rest) { first, _ in first }
    }

    private func crewCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(CrewSubject.self) })
        let talks = Set(subjects.compactMap { $0.typed(CrewTalkSubject.self)?.crew })
        guard !ids.isEmpty || !talks.isEmpty else { return [:] }
        let all = try await mappingToService { () throws(CrewError) in
            try await standings(in: Array(ids.union(talks)), of: principal)
        }
        let hidden = try await members.hiddenMembers(
            among: Set(all.map(\.crew.owner)), from: principal)
        return all.reduce(into: [:]) { cards, seen in
            let isHidden = hidden.contains(seen.crew.owner)
            let card = ids.contains(seen.crew.id) ? seen.card(for: principal, isHidden: isHidden) : nil
            let talk = talks.contains(seen.crew.id) ? seen.talk(for: principal) : nil
            for card in [card, talk].compactMap(\.self) { cards[card.id] = card }
        }
    }

    /// The crews, each with the principal's own membership.
    func standings(
        in ids: [CrewID], of principal: Principal
    ) async throws(CrewError) -> [SeenCrew] {
        let crews = try await store.find(ids)
        guard let member = principal.memberID else { return crews.map { SeenCrew(crew: $0, own: nil) } }
        let own = try await store.memberships(of: member, in: ids)
        return crews.map { SeenCrew(crew: $0, own: own[$0.id]) }
    }

    /// The cards of these entries of cash, where the principal may read the ledger.
    private func cashCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(CrewError) -> [AnyIdentifier: SubjectCard] {
        var entries: [CashEntry] = []
        for id in subjects.compactMap({ $0.typed(CashEntrySubject.self) }) where principal.memberID != nil {
            if let entry = try await store.cashEntry(id) { entries.append(entry) }
        }
        if entries.isEmpty { return [:] }
        let readable = try await standings(in: Array(Set(entries.map(\.crew))), of: principal)
            .filter { $0.isRead(by: principal) }.map(\.crew.id)
        return entries.filter { readable.contains($0.crew) }.reduce(into: [:]) { cards, entry in
            let id = AnyIdentifier(entry.id)
            cards[id] = SubjectCard(id, owner: entry.author, title: entry.purpose, isOpen: false)
        }
    }
}

extension SeenCrew {
    /// Whether the principal reads what those of the crew alone see.
    func isRead(by principal: Principal) -> Bool {
        (try? CrewPolicy.requireReader(of: crew, own, principal)) != nil
    }

    /// Whether the principal takes part in the crew now.
    var takesPart: Bool { crew.state == .open && own?.state.mayAnswer ?? false }

    /// Whether the principal looks after what others attach to it, as a manager does.
    var isLookedAfter: Bool { takesPart && own?.role.manages ?? false }

    /// The crew as others attach something to it; nil if the principal may not see it. `isHidden` tells of a
    /// block between principal and owner.
    fileprivate func card(for principal: Principal, isHidden: Bool) -> SubjectCard? {
        let isOver = own?.state.isOver ?? true
        guard CrewPolicy.maySee(crew, own, principal), !isOver || !isHidden else { return nil }
        return SubjectCard(
            AnyIdentifier(crew.id), owner: crew.owner, title: crew.details.name, isOpen: crew.state == .open,
            isLookedAfter: isLookedAfter)
    }

    /// The talk of its people; nil if the principal is not of the crew.
    fileprivate func talk(for principal: Principal) -> SubjectCard? {
        guard isRead(by: principal) else { return nil }
        return SubjectCard(
            AnyIdentifier(crew.id.talk), owner: crew.owner, title: crew.details.name, isOpen: takesPart,
            isLookedAfter: isLookedAfter)
    }
}

/// Crews and entries of cash say which of the pictures that members have uploaded they show.
extension CrewService: PictureAttachments {
    /// The cover of a crew, or the receipt of an entry of cash; nil if there is no such record, or the crew
    /// is closed for good. Throws `internal` for any other record, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        try await mappingToService { () throws(CrewError) in
            if let id = record.typed(CrewSubject.self) { return try await store.find(id)?.attachedPictures }
            if let id = record.typed(CashEntrySubject.self) {
                return try await store.cashEntry(id)?.attachedPictures
            }
            throw .service(.internal("\(record) shows no pictures of crews"))
        }
    }
}

/// Runs store operations for ports of other domains, which throw service failures only.
func mappingToService<Value>(
    _ body: () async throws(CrewError) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(CrewError) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
