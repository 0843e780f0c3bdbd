public import Auth
public import Vocabulary
public import Wire

/// The routes of Auth over the verbs on behalf of whoever asks.
public func authRoutes(_ repository: @escaping @Sendable (Principal) -> any AuthRepository) -> [Route] {
    entranceRoutes(repository) + sessionRoutes(repository) + memberRoutes(repository)
}

private typealias Repositories = @Sendable (Principal) -> any AuthRepository

private func entranceRoutes(_ repository: @escaping Repositories) -> [Route] {
    [
        Route(AuthEndpoints.join) { input, principal throws(AuthError) in
            try await repository(principal).join(input.draft, device: input.device)
        },
        Route(AuthEndpoints.checkEmail) { input, principal throws(AuthError) in
            try await repository(principal).checkEmail(input.email)
        },
        Route(AuthEndpoints.login) { input, principal throws(AuthError) in
            try await repository(principal)
                .login(email: input.email, password: input.password, device: input.device)
        },
        Route(AuthEndpoints.refresh) { input, principal throws(AuthError) in
            try await repository(principal).refresh(input.refreshToken)
        },
    ]
}

private func sessionRoutes(_ repository: @escaping Repositories) -> [Route] {
    [
        Route(AuthEndpoints.logout) { _, principal throws(AuthError) in
            try await repository(principal).logout()
            return Nothing()
        },
        Route(AuthEndpoints.sessions) { _, principal throws(AuthError) in
            try await repository(principal).sessions()
        },
        Route(AuthEndpoints.endSession) { input, principal throws(AuthError) in
            try await repository(principal).endSession(input.id)
            return Nothing()
        },
        Route(AuthEndpoints.endAllSessions) { input, principal throws(AuthError) in
            try await repository(principal).endAllSessions(keepingCurrent: input.keepCurrent)
            return Nothing()
        },
        Route(AuthEndpoints.changePassword) { input, principal throws(AuthError) in
            try await repository(principal).changePassword(current: input.current, new: input.new)
            return Nothing()
        },
    ]
}

private func memberRoutes(_ repository: @escaping Repositories) -> [Route] {
    [
        Route(AuthEndpoints.account) { _, principal throws(AuthError) in
            try await repository(principal).account()
        },
        Route(AuthEndpoints.editProfile) { draft, principal throws(AuthError) in
            try await repository(principal).editProfile(draft)
        },
        Route(AuthEndpoints.withdraw) { input, principal throws(AuthError) in
            try await repository(principal).withdraw(password: input.password)
            return Nothing()
        },
        Route(AuthEndpoints.profile) { input, principal throws(AuthError) in
            try await repository(principal).profile(of: input.id)
        },
        Route(AuthEndpoints.changeRole) { input, principal throws(AuthError) in
            try await repository(principal).changeRole(of: input.id, to: input.role)
            return Nothing()
        },
    ]
}
