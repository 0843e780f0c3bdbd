import Database
import Vocabulary

/// Records of other domains as each principal sees them, as they were told, for as long as nothing is changed
/// by anybody.
///
/// Whoever reads or writes below a record has to know first whether they may see it: without this each page
/// of a thread asks another domain for the same record. Only requests that change nothing are told what is
/// kept; what two have between them is read each time, since a deal ends by the clock, too.
struct CachedSubjectDirectory: SubjectDirectory {
    private struct Sight: Hashable {
        let subject: AnyIdentifier
        let member: MemberID?
        let role: Role?

        init(_ subject: AnyIdentifier, by principal: Principal) {
            self.subject = subject
            if case .member(let id, _, let role, _) = principal {
                (member, self.role) = (id, role)
            } else {
                (member, role) = (nil, nil)
            }
        }
    }

    private let subjects: any SubjectDirectory
    private let cards: RevisionCache<Sight, SubjectCard>

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ subjects: any SubjectDirectory, revision: @escaping @Sendable () -> Int64?) {
        (self.subjects, cards) = (subjects, RevisionCache(revision: revision))
    }

    func cards(
        of wanted: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        // Whoever writes is seldom alone, and what they commit makes all that is kept void.
        guard RequestMemo.current != nil else { return try await subjects.cards(of: wanted, for: principal) }
        let sights = Set(wanted.map { Sight($0, by: principal) })
        let known = try await cards.values(of: sights, lasting: \.parties.isEmpty) {
            () throws(ServiceFailure) in
            let read = try await subjects.cards(of: wanted, for: principal)
            return read.reduce(into: [:]) { $0[Sight($1.key, by: principal)] = $1.value }
        }
        return known.reduce(into: [:]) { $0[$1.key.subject] = $1.value }
    }
}
