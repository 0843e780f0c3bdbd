/// Tells every domain whose things a member does not see: asked by lists and details that show what members
/// have made. Whether somebody may write towards another, `StandingDirectory` says.
public protocol BlockDirectory: Sendable {
    /// The members whom this one has blocked, and those who have blocked this one. Empty for most. At most
    /// one question to the store. Throws what keeps it from answering.
    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> Set<MemberID>
}

extension BlockDirectory {
    /// Whose things the principal does not see: nobody's are hidden from a visitor, since what is public
    /// stays public, nor from moderators, who look after all. Where the look-up of the session has told that
    /// nobody is hidden from them, as it does for most, nothing is asked. Throws as `hiddenMembers(from:)`.
    @inlinable @inline(__always)
    public func hiddenMembers(from principal: Principal) async throws(ServiceFailure) -> Set<MemberID> {
        guard let member = principal.memberID, !principal.has(.moderator),
            principal.acting?.hidesNobody != true
        else { return [] }
        return try await hiddenMembers(from: member)
    }
}
