/// Tells every domain whose things a member does not see: asked by lists and details that show what members
/// have made. Whether somebody may write towards another, `StandingDirectory` says.
public protocol BlockDirectory: Sendable {
    /// The members whom this one has blocked, and those who have blocked this one. Empty for most. Throws
    /// what keeps the store from answering.
    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> Set<MemberID>
}

extension BlockDirectory {
    /// Whose things the principal does not see: nobody's are hidden from a visitor, since what is public
    /// stays public, nor from moderators, who look after all. Throws as `hiddenMembers(from:)`.
    public func hiddenMembers(from principal: Principal) async throws(ServiceFailure) -> Set<MemberID> {
        guard let member = principal.memberID, !principal.has(.moderator) else { return [] }
        return try await hiddenMembers(from: member)
    }
}
