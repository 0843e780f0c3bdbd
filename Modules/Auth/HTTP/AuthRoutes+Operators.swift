import Auth
import Vocabulary
import Wire

/// The routes of operators' acts on members.
func operatorRoutes(_ repository: @escaping @Sendable (Caller) -> any AuthRepository) -> [Route] {
    [
        Route(AuthEndpoints.members) { input, caller throws(AuthError) in
            try await repository(caller).members(MemberQuery(input), input.page.checked())
        },
        Route(AuthEndpoints.searchMembers) { input, caller throws(AuthError) in
            try await repository(caller).members(
                MemberQuery(input.filter, input.text), input.filter.page.checked())
        },
        Route(AuthEndpoints.managedMember) { input, caller throws(AuthError) in
            try await repository(caller).member(input.id)
        },
        Route(AuthEndpoints.changeRole) { input, caller throws(AuthError) in
            try await repository(caller).changeRole(of: input.id, to: input.role, reason: input.reason)
            return Nothing()
        },
        Route(AuthEndpoints.suspend) { input, caller throws(AuthError) in
            try await repository(caller).suspend(input.id, reason: input.reason)
            return Nothing()
        },
        Route(AuthEndpoints.restore) { input, caller throws(AuthError) in
            try await repository(caller).restore(input.id, reason: input.reason)
            return Nothing()
        },
        Route(AuthEndpoints.signOut) { input, caller throws(AuthError) in
            try await repository(caller).signOut(input.id, reason: input.reason)
            return Nothing()
        },
        Route(AuthEndpoints.newReset) { input, caller throws(AuthError) in
            try await repository(caller).resetPassword(of: input.id)
        },
        Route(AuthEndpoints.export) { input, caller throws(AuthError) in
            try await repository(caller).export(input.id)
        },
    ]
}

/// The routes of moderators' acts on members.
func moderatorRoutes(_ repository: @escaping @Sendable (Caller) -> any AuthRepository) -> [Route] {
    [
        Route(AuthEndpoints.silence) { input, caller throws(AuthError) in
            try await repository(caller).silence(input.id, hours: input.hours, reason: input.reason)
        },
        Route(AuthEndpoints.unsilence) { input, caller throws(AuthError) in
            try await repository(caller).unsilence(input.id, reason: input.reason)
            return Nothing()
        },
    ]
}

/// The routes of registration, invitations and codes.
func invitationRoutes(_ repository: @escaping @Sendable (Caller) -> any AuthRepository) -> [Route] {
    [
        Route(AuthEndpoints.registration) { _, caller throws(AuthError) in
            try await repository(caller).registration()
        },
        Route(AuthEndpoints.invite) { draft, caller throws(AuthError) in
            try await repository(caller).invite(draft)
        },
        Route(AuthEndpoints.invitations) { input, caller throws(AuthError) in
            try await repository(caller).invitations(input.page.checked())
        },
        Route(AuthEndpoints.revokeInvitation) { input, caller throws(AuthError) in
            try await repository(caller).revokeInvitation(input.id)
            return Nothing()
        },
    ]
}

extension MemberQuery {
    fileprivate init(_ input: MembersInput, _ text: String = "") {
        self.init(role: input.role, state: input.state, text: text)
    }
}

extension PageFields {
    func checked() throws(AuthError) -> PageRequest {
        do throws(FieldError) {
            return try request()
        } catch {
            throw .invalidFields([error])
        }
    }
}
