public import Auth
import Wire

extension RemoteAuthRepository {
    public func settings() async throws(AuthError) -> [MemberSetting] {
        try await bearer.call(AuthEndpoints.settings, Nothing())
    }

    public func changeSetting(_ name: String, to value: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.changeSetting, SettingInput(name: name, value: value))
    }

    public func resetSetting(_ name: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.resetSetting, SettingNameInput(name: name))
    }
}
