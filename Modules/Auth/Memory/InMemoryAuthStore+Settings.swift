public import Vocabulary

extension InMemoryAuthStore {
    public func settings(of member: MemberID) throws(AuthError) -> [MemberSetting] {
        settingsByMember[member, default: [:]].map { MemberSetting(name: $0.key, value: $0.value) }
            .sorted { $0.name < $1.name }
    }

    public func keep(_ setting: MemberSetting, of member: MemberID) throws(AuthError) -> Bool {
        guard self.member(member)?.state == .active else { return false }
        var settings = settingsByMember[member, default: [:]]
        settings[setting.name] = setting.value
        guard settings.count <= MemberSetting.limit else { throw .tooManySettings }
        settingsByMember[member] = settings
        return true
    }

    public func removeSetting(_ name: String, of member: MemberID) throws(AuthError) {
        settingsByMember[member]?[name] = nil
    }
}
