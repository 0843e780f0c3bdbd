public import Vocabulary

/// Crews as subjects of other domains' records, such as comments.
extension CrewService: SubjectDirectory {
    /// The cards of those of the crews that the principal may see, by their names. A crew is open to comments
    /// until it closes. Throws outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = subjects.compactMap { $0.typed(CrewSubject.self) }
        guard !ids.isEmpty else { return [:] }
        let (crews, own) = try await mappingToService { () throws(CrewError) in
            let crews = try await store.find(ids)
            guard let member = principal.memberID else { return (crews, [CrewID: Membership]()) }
            return (crews, try await store.memberships(of: member, in: ids))
        }
        let hidden = try await members.hiddenMembers(among: Set(crews.map(\.owner)), from: principal)
        return crews.reduce(into: [:]) { cards, crew in
            let isOver = own[crew.id]?.state.isOver ?? true
            guard CrewPolicy.maySee(crew, own[crew.id], principal), !isOver || !hidden.contains(crew.owner)
            else { return }
            let id = AnyIdentifier(crew.id)
            cards[id] = SubjectCard(
                id, owner: crew.owner, title: crew.details.name, isOpen: crew.state == .open)
        }
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
private func mappingToService<Value>(
    _ body: () async throws(CrewError) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(CrewError) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
