package import Auth
package import Composition
package import ContractKit
package import Vocabulary

extension LocalPlatform {
    /// Lets test members join here: an owner, a stranger, a buyer, a moderator and an operator.
    /// Throws what joining throws.
    package func joinedMembers() async throws -> TestMembers {
        TestMembers(
            owner: try await joined("owner"), stranger: try await joined("stranger"),
            buyer: try await joined("buyer"),
            // What they are called would be reserved.
            moderator: try await joined("moderator", as: .moderator, called: "mediator"),
            operator: try await joined("operator", as: .operator, called: "keeper"),
            now: dependencies.time.now(),
            services: { testServices(for: $0) })
    }

    private func joined(
        _ name: String, as role: Role = .member, called nickname: String? = nil
    ) async throws -> TestMember {
        let (email, password) = ("\(name)@example.com", "느티나무 그늘 아래 42")
        let signedIn = try await anonymous.auth.join(
            JoinDraft(email: email, password: password, nickname: nickname ?? name), device: "test")
        if role > .member { try await appoint(signedIn.account.id, as: role) }
        let principal = Principal.member(signedIn.account.id, session: signedIn.session, role: role)
        return TestMember(
            principal: principal, email: email, password: password,
            refreshToken: signedIn.tokens.refreshToken, accessToken: signedIn.tokens.accessToken,
            services: testServices(for: principal))
    }
}

extension LocalPlatform {
    /// Gives a member a role, and tells the audit log nothing of it. Throws `noSuchMember`.
    package func furnish(_ id: MemberID, with role: Role) async throws(AuthError) {
        try await accounts.service.appoint(id, as: role, for: nil)
    }
}
