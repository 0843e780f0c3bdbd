import Vocabulary

extension LocalAuthRepository {
    func settings() async throws(AuthError) -> [MemberSetting] {
        try await store.settings(of: try await ownRecord().account.id)
    }

    func changeSetting(_ name: String, to value: String) async throws(AuthError) {
        let member = try AuthPolicy.actor(principal).member
        let setting = try MemberSetting(named: name, typed: value)
        // Whether the member may still write is asked by the operation that writes: nothing is to be kept of
        // somebody who withdraws meanwhile.
        guard try await store.keep(setting, of: member) else { throw .service(.accessInvalid) }
    }

    func resetSetting(_ name: String) async throws(AuthError) {
        let member = try await ownRecord().account.id
        var form = FormReader()
        let name = form.settingName(name)
        try form.finish()
        try await store.removeSetting(name, of: member)
    }
}
