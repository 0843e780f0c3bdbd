import Auth
import Wire

/// The routes of a member's blocks.
func blockRoutes(_ repository: @escaping @Sendable (Caller) -> any AuthRepository) -> [Route] {
    [
        Route(AuthEndpoints.block) { input, caller throws(AuthError) in
            try await repository(caller).block(input.id)
            return Nothing()
        },
        Route(AuthEndpoints.unblock) { input, caller throws(AuthError) in
            try await repository(caller).unblock(input.id)
            return Nothing()
        },
        Route(AuthEndpoints.blocked) { input, caller throws(AuthError) in
            try await repository(caller).blocked(input.page.checked())
        },
    ]
}
