import Synchronization
public import Vocabulary

/// Records that a clause makes up: what those know of them who attach something to them.
public final class KnownSubjects: SubjectDirectory {
    private struct Known {
        let card: SubjectCard
        var isShown = true
    }

    private let known = Mutex<[AnyIdentifier: Known]>([:])

    /// Knows none.
    public init() {}

    /// A record more, which everybody may see.
    @discardableResult
    public func add<Subject: IdentifierSubject>(
        _ id: Identifier<Subject>, of owner: MemberID, _ title: String = "원목 책상"
    ) -> SubjectCard {
        let card = SubjectCard(AnyIdentifier(id), owner: owner, title: title)
        known.withLock { $0[card.id] = Known(card: card) }
        return card
    }

    /// Shows the record to its owner and to moderators alone, or to all again.
    public func show(_ id: AnyIdentifier, _ isShown: Bool) {
        known.withLock { $0[id]?.isShown = isShown }
    }

    /// Forgets the record, as if it had been deleted.
    public func remove(_ id: AnyIdentifier) {
        known.withLock { $0[id] = nil }
    }

    /// The cards of those that the principal may see. Never throws.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        known.withLock { known in
            subjects.reduce(into: [:]) { cards, id in
                guard let one = known[id] else { return }
                let maySee =
                    one.isShown || principal.isMember(one.card.owner) || principal.has(.moderator)
                if maySee { cards[id] = one.card }
            }
        }
    }
}

/// Records that clauses, scenes and tests make up: they look like listings.
public enum MadeUpSubject: IdentifierSubject {
    /// `lst`
    public static let prefix = "lst"
}
