import Synchronization
import Vocabulary

/// Members' cards and standings as they were told, for as long as nothing is changed by anybody: one cache
/// for all domains.
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

    func actingMember(_ member: MemberID, towards other: MemberID?) async throws(ServiceFailure)
        -> ActingMember
    {
        guard let revision = revision() else { return try await members.actingMember(member, towards: other) }
        let question = MemberCardCache.Question(member: member, other: other)
        if let known = cache.answer(to: question, at: revision) { return known }
        let acting = try await members.actingMember(member, towards: other)
        cache.keep(acting, as: question, at: revision)
        return acting
    }
}

/// Cards and standings that were read at one revision of the database.
private final class MemberCardCache: Sendable {
    /// Who wants to write, and to whom.
    struct Question: Hashable {
        let member: MemberID
        let other: MemberID?
    }

    private struct State {
        var revision: Int64?
        var cards: [MemberID: MemberCard] = [:]
        var acting: [Question: ActingMember] = [:]

        /// Drops what belongs to another revision, and everything rather than more than there is room for.
        mutating func prepare(_ count: Int, at revision: Int64) {
            if self.revision == revision, cards.count + acting.count + count <= limit { return }
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

    /// How a member stands, if it was read at this revision.
    func answer(to question: Question, at revision: Int64) -> ActingMember? {
        state.withLock { $0.revision == revision ? $0.acting[question] : nil }
    }

    /// Keeps cards that were read at this revision or later, instead of those of another one.
    func keep(_ cards: [MemberID: MemberCard], at revision: Int64) {
        state.withLock { state in
            state.prepare(cards.count, at: revision)
            state.cards.merge(cards) { $1 }
        }
    }

    /// Keeps an answer that was read at this revision or later.
    func keep(_ acting: ActingMember, as question: Question, at revision: Int64) {
        state.withLock { state in
            state.prepare(1, at: revision)
            state.acting[question] = acting
        }
    }
}
