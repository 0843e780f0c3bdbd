import Synchronization
public import Vocabulary

/// Records that a clause makes up: what those know of them who attach something to them, and which of all
/// records are reported.
public final class KnownSubjects: SubjectDirectory, ReportDirectory {
    private struct Known {
        let card: SubjectCard
        var isShown = true

        func isSeen(by principal: Principal) -> Bool {
            guard card.parties.isEmpty else { return card.parties.contains { principal.isMember($0) } }
            return isShown || principal.isMember(card.owner) || principal.has(.moderator)
        }
    }

    private let known = Mutex<[AnyIdentifier: Known]>([:])
    private let reported = Mutex<Set<AnyIdentifier>>([])

    /// Knows none.
    public init() {}

    /// Adds a public record.
    @discardableResult
    public func add<Subject: IdentifierSubject>(
        _ id: Identifier<Subject>, of owner: MemberID, _ title: String = "원목 책상"
    ) -> SubjectCard {
        let card = SubjectCard(AnyIdentifier(id), owner: owner, title: title)
        known.withLock { $0[card.id] = Known(card: card) }
        return card
    }

    /// A record more, which its two alone see; the first is its owner.
    @discardableResult
    public func add<Subject: IdentifierSubject>(
        _ id: Identifier<Subject>, between owner: MemberID, and other: MemberID
    ) -> SubjectCard {
        let card = SubjectCard(AnyIdentifier(id), owner: owner, title: "원목 책상", parties: [owner, other])
        known.withLock { $0[card.id] = Known(card: card) }
        return card
    }

    /// Lets nothing more be said about the record.
    public func end(_ id: AnyIdentifier) {
        known.withLock { known in
            guard let card = known[id]?.card else { return }
            known[id] = Known(
                card: SubjectCard(
                    id, owner: card.owner, title: card.title, parties: card.parties, isOpen: false))
        }
    }

    /// Marks a record of any domain as reported.
    public func report(_ id: AnyIdentifier) {
        reported.withLock { _ = $0.insert(id) }
    }

    /// Those that were reported. Never throws.
    public func reported(
        among records: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        reported.withLock { $0.intersection(records) }
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
                if one.isSeen(by: principal) { cards[id] = one.card }
            }
        }
    }
}

/// Records that clauses, access cases and tests make up: they look like listings.
public enum MadeUpSubject: IdentifierSubject {
    /// `lst`
    public static let prefix = "lst"
}
