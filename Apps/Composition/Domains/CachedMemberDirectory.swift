import Synchronization
import Vocabulary

/// Members' cards as they were told, for as long as nothing is changed by anybody: one cache for all domains.
/// Standings are asked for each time: whoever looked a session up knows them already.
///
/// A page shows the cards of its authors, who are few beside its items; reading them anew took a quarter of
/// the time of a page.
struct CachedMemberDirectory: MemberDirectory, StandingDirectory {
    private let members: any MemberDirectory & StandingDirectory
    private let revision: @Sendable () -> Int64?
    private let cache = MemberCardCache()

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ members: any MemberDirectory & StandingDirectory, revision: @escaping @Sendable () -> Int64?) {
        self.members = members
        self.revision = revision
    }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        guard let revision = revision() else { return try await members.cards(of: ids) }
        let known = cache.cards(of: ids, at: revision)
        if known.count == ids.count { return known }
        // All are read again, so that the cards of one answer are of one moment.
        let cards = try await members.cards(of: ids)
        cache.keep(cards, at: revision)
        return cards
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        try await members.actingMember(member, towards: other, known: known)
    }
}

/// Cards that were read at one revision of the database.
private final class MemberCardCache: Sendable {
    private struct State {
        var revision: Int64?
        var cards: [MemberID: MemberCard] = [:]

        /// Drops what belongs to another revision, and everything rather than more than there is room for.
        mutating func prepare(_ count: Int, at revision: Int64) {
            if self.revision == revision, cards.count + count <= limit { return }
            self = State(revision: revision)
        }

        private var limit: Int { 10_000 }
    }

    private let state = Mutex(State())

    /// Those of the members whose cards are kept and belong to this revision.
    func cards(of members: Set<MemberID>, at revision: Int64) -> [MemberID: MemberCard] {
        state.withLock { state in
            guard state.revision == revision else { return [:] }
            return members.reduce(into: Dictionary(minimumCapacity: members.count)) {
                $0[$1] = state.cards[$1]
            }
        }
    }

    /// Keeps cards that were read at this revision or later, instead of those of another one.
    func keep(_ cards: [MemberID: MemberCard], at revision: Int64) {
        state.withLock { state in
            state.prepare(cards.count, at: revision)
            state.cards.merge(cards) { $1 }
        }
    }
}
