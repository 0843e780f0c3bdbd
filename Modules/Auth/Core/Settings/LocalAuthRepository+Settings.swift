import Vocabulary

extension LocalAuthRepository {
    func settings() async throws(AuthError) -> [MemberSetting] {
        try await store.settings(of: try await ownRecord().account.id)
    }

    func changeSetting(_ name: String, to value: String) async throws(AuthError) {
        let member = try AuthPolicy.actor(principal).member
        let setting = try MemberSetting(named: name, typed: value)
        // The store checks that the member may still write, in the same operation as the write, so that no
        // setting of a withdrawing member remains.
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
