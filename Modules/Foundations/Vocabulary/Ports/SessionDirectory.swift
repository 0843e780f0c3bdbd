/// Why a session that was accepted may not continue.
public enum AccessEnd: String, Sendable, CaseIterable {
    /// The session has ended: signed out, or expired.
    case signedOut = "signed-out"
    /// The member is suspended.
    case suspended
    /// The member has withdrawn.
    case withdrawn
}

/// Tells which sessions have ended, for connections that outlast one request.
public protocol SessionDirectory: Sendable {
    /// Those of these sessions that have ended, with the reason; others are omitted. Costs one query for any
    /// number of sessions, and one more for each ended one. Throws outages of the store.
    func ended(of sessions: [SessionID: MemberID]) async throws(ServiceFailure) -> [SessionID: AccessEnd]
}
