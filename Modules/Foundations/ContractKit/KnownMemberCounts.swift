import Synchronization
public import Vocabulary

/// Counts of members that a clause makes up; it also remembers the principals who ask.
public final class KnownMemberCounts: MemberCounts {
    private struct State {
        var counts: [MemberID: [MemberCount]] = [:]
        var readers: [MemberID?] = []
    }

    private let state = Mutex(State())
    private let unmet: UnmetNeeds?

    /// Counts nothing of any member. With `unmet`, setting counts is recorded as an unmet need.
    public init(unmet: UnmetNeeds? = nil) {
        self.unmet = unmet
    }

    /// Sets what is counted of a member, for every principal.
    public func set(_ member: MemberID, _ counts: [MemberCount]) {
        unmet?.note(.service)
        state.withLock { $0.counts[member] = counts }
    }

    /// The principals who have asked, in order; nil for a visitor.
    public var readers: [MemberID?] { state.withLock { $0.readers } }

    /// What the clause has made up. Never throws.
    public func counts(
        of members: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        state.withLock { state in
            state.readers.append(principal.memberID)
            return members.map { state.counts[$0] ?? [] }
        }
    }
}
