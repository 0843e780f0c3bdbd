public import Auth
public import Wire

/// The routes of Auth; each request uses the verbs on behalf of its caller. With `credentials`, requests
/// with a valid credential are answered even after others have exhausted the budget of their address.
public func authRoutes(
    _ credentials: ShownCredentials? = nil,
    _ repository: @escaping @Sendable (Caller) -> any AuthRepository
) -> [Route] {
    entranceRoutes(repository, credentials) + sessionRoutes(repository) + memberRoutes(repository)
        + settingRoutes(repository) + blockRoutes(repository) + operatorRoutes(repository)
        + moderatorRoutes(repository)
        + invitationRoutes(repository) + [resetRoute(repository, credentials)]
}

private typealias Repositories = @Sendable (Caller) -> any AuthRepository

private func entranceRoutes(
    _ repository: @escaping Repositories, _ credentials: ShownCredentials?
) -> [Route] {
    [
        .recognising(AuthEndpoints.join) { input, _ in
            await credentials?.invitation(input.draft.invitation)
        } _: { input, caller throws(AuthError) in
            try await repository(caller)
                .join(input.draft, device: input.device, idempotencyKey: caller.idempotencyKey)
        },
        Route(AuthEndpoints.checkEmail) { input, caller throws(AuthError) in
            try await repository(caller).checkEmail(input.email)
        },
        Route(AuthEndpoints.checkNickname) { input, caller throws(AuthError) in
            try await repository(caller).checkNickname(input.nickname)
        },
        .recognising(AuthEndpoints.login) { input, address in
            await credentials?.member(withEmail: input.email, password: input.password, at: address)
        } _: { input, caller throws(AuthError) in
            try await repository(caller)
                .login(email: input.email, password: input.password, device: input.device)
        },
        .recognising(AuthEndpoints.refresh) { input, _ in
            await credentials?.session(of: input.refreshToken)
        } _: { input, caller throws(AuthError) in
            try await repository(caller).refresh(input.refreshToken)
        },
    ]
}

private func sessionRoutes(_ repository: @escaping Repositories) -> [Route] {
    [
        Route(AuthEndpoints.logout) { _, caller throws(AuthError) in
            try await repository(caller).logout()
            return Nothing()
        },
        Route(AuthEndpoints.sessions) { _, caller throws(AuthError) in
            try await repository(caller).sessions()
        },
        Route(AuthEndpoints.endSession) { input, caller throws(AuthError) in
            try await repository(caller).endSession(input.id)
            return Nothing()
        },
        Route(AuthEndpoints.endAllSessions) { input, caller throws(AuthError) in
            try await repository(caller).endAllSessions(keepingCurrent: input.keepCurrent)
            return Nothing()
        },
        Route(AuthEndpoints.changePassword) { input, caller throws(AuthError) in
            try await repository(caller).changePassword(current: input.current, new: input.new)
            return Nothing()
        },
    ]
}

private func memberRoutes(_ repository: @escaping Repositories) -> [Route] {
    [
        Route(AuthEndpoints.account) { _, caller throws(AuthError) in
            try await repository(caller).account()
        },
        Route(AuthEndpoints.editProfile) { draft, caller throws(AuthError) in
            try await repository(caller).editProfile(draft)
        },
        Route(AuthEndpoints.changePicture) { input, caller throws(AuthError) in
            try await repository(caller).changePicture(to: input.picture)
        },
        Route(AuthEndpoints.withdraw) { input, caller throws(AuthError) in
            try await repository(caller).withdraw(password: input.password)
            return Nothing()
        },
        Route(AuthEndpoints.profile) { input, caller throws(AuthError) in
            try await repository(caller).profile(of: input.id)
        },
        Route(AuthEndpoints.findMember) { input, caller throws(AuthError) in
            try await repository(caller).findMember(called: input.nickname)
        },
    ]
}

private func resetRoute(_ repository: @escaping Repositories, _ credentials: ShownCredentials?) -> Route {
    .recognising(AuthEndpoints.resetPassword) { input, _ in
        await credentials?.member(withEmail: input.email, code: input.code)
    } _: { input, caller throws(AuthError) in
        try await repository(caller).resetPassword(email: input.email, code: input.code, new: input.new)
        return Nothing()
    }
}
