public import Auth
public import Vocabulary

/// A member whose role was set on the server's machine.
public struct Appointment: Hashable, Sendable {
    /// The member.
    public let member: MemberID
    /// The email as stored.
    public let email: String
    /// The role before.
    public let before: Role
}

extension LocalPlatform {
    /// The member with that email; nil if there is none. Throws outages.
    package func member(withEmail email: String) async throws(AuthError) -> MemberID? {
        try await accounts.service.account(withEmail: email)?.id
    }

    /// The member with that email, whose data is to be exported; nil if there is none. Throws outages.
    package func exportedMember(withEmail email: String) async throws(ServiceFailure) -> MemberID? {
        try await mappingToService { () async throws(AuthError) in try await member(withEmail: email) }
    }

    /// Changes the role of the member with that email, from their next request on; nil if there is none. For
    /// the operator's tools on this machine. Throws `noSuchMember` if the member withdraws meanwhile, and
    /// outages.
    public func appoint(email: String, as role: Role) async throws(AuthError) -> Appointment? {
        guard let account = try await accounts.service.account(withEmail: email) else { return nil }
        if account.role != role { try await accounts.service.appoint(account.id, as: role) }
        return Appointment(member: account.id, email: account.email, before: account.role)
    }
}
