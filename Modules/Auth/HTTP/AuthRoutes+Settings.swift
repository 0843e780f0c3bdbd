import Auth
import Wire

/// The routes of members' settings.
func settingRoutes(_ repository: @escaping @Sendable (Caller) -> any AuthRepository) -> [Route] {
    [
        Route(AuthEndpoints.settings) { _, caller throws(AuthError) in
            try await repository(caller).settings()
        },
        Route(AuthEndpoints.changeSetting) { input, caller throws(AuthError) in
            try await repository(caller).changeSetting(input.name, to: input.value)
            return Nothing()
        },
        Route(AuthEndpoints.resetSetting) { input, caller throws(AuthError) in
            try await repository(caller).resetSetting(input.name)
            return Nothing()
        },
    ]
}
