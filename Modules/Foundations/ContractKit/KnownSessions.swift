import Synchronization
public import Vocabulary

/// Sessions of clauses, all of which live until a clause ends them.
public final class KnownSessions: SessionDirectory {
    private let ends = Mutex<[MemberID: AccessEnd]>([:])

    /// None has ended.
    public init() {}

    /// Ends all sessions of the member.
    public func end(_ member: MemberID, _ reason: AccessEnd) { ends.withLock { $0[member] = reason } }

    /// Those of members whose sessions were ended. Never throws.
    public func ended(
        of sessions: [SessionID: MemberID]
    ) async throws(ServiceFailure) -> [SessionID: AccessEnd] {
        ends.withLock { ends in sessions.compactMapValues { ends[$0] } }
    }
}
