/// Why somebody who was let in may not go on.
public enum AccessEnd: String, Sendable, CaseIterable {
    /// The session has ended: signed out, or expired.
    case signedOut = "signed-out"
    /// The member is suspended.
    case suspended
    /// The member has withdrawn.
    case withdrawn
}

/// Tells whether sessions still live: asked by whoever lets a member in for longer than a request takes.
public protocol SessionDirectory: Sendable {
    /// Those of these sessions of members that have ended, and why; others are left out. One question to the
    /// store, however many are asked for, and one more for each that has ended. Throws what keeps the store
    /// from answering.
    func ended(of sessions: [SessionID: MemberID]) async throws(ServiceFailure) -> [SessionID: AccessEnd]
}
