public import Auth

extension AuthRepositoryFake {
    /// As `settings` answers.
    public func settings() async throws(AuthError) -> [MemberSetting] {
        try await settings()
    }

    /// As `changeSetting` answers.
    public func changeSetting(_ name: String, to value: String) async throws(AuthError) {
        try await changeSetting(name, value)
    }

    /// As `resetSetting` answers.
    public func resetSetting(_ name: String) async throws(AuthError) {
        try await resetSetting(name)
    }
}
