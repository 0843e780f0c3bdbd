import Vocabulary

/// Members as records that others attach something to: each is their own, and is called by the nickname.
/// Whoever has withdrawn is left out, and whom the principal does not see.
struct MemberSubjects: SubjectDirectory {
    private let members: any MemberDirectory & BlockDirectory

    /// Those of the directory.
    init(_ members: any MemberDirectory & BlockDirectory) { self.members = members }

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let asked = Set(subjects.compactMap { $0.typed(MemberSubject.self) })
        if asked.isEmpty { return [:] }
        let shown = asked.subtracting(try await members.hiddenMembers(among: asked, from: principal))
        return try await members.cards(of: shown).values.reduce(into: [:]) { cards, member in
            guard let nickname = member.nickname else { return }
            let id = AnyIdentifier(member.id)
            cards[id] = SubjectCard(id, owner: member.id, title: nickname)
        }
    }
}
