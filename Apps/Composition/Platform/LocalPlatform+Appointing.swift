public import Auth
public import Vocabulary

/// A member whose role was set on the machine itself.
public struct Appointment: Hashable, Sendable {
    /// The member.
    public let member: MemberID
    /// The email as it is kept.
    public let email: String
    /// The role before.
    public let before: Role
}

extension LocalPlatform {
    /// The member who has that email; nil if nobody has. Throws outages.
    package func member(withEmail email: String) async throws(AuthError) -> MemberID? {
        try await accounts.service.account(withEmail: email)?.id
    }

    /// Whose things are exported, by their email; nil if nobody has it. Throws outages.
    package func exportedMember(withEmail email: String) async throws(ServiceFailure) -> MemberID? {
        try await mappingToService { () async throws(AuthError) in try await member(withEmail: email) }
    }

    /// Gives the member who has that email another role, which counts from their next request on; nil if
    /// nobody has it. For the operator's tools on this machine. Throws `noSuchMember` for one who withdraws
    /// meanwhile, and outages.
    public func appoint(email: String, as role: Role) async throws(AuthError) -> Appointment? {
        guard let account = try await accounts.service.account(withEmail: email) else { return nil }
        if account.role != role { try await accounts.service.appoint(account.id, as: role) }
        return Appointment(member: account.id, email: account.email, before: account.role)
    }
}
