public import Auth
public import Vocabulary

extension AuthStoreFake {
    /// As `settingsOfMember` answers.
    public func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting] {
        try await settingsOfMember(member)
    }

    /// As `keep` answers.
    public func keep(_ setting: MemberSetting, of member: MemberID) async throws(AuthError) -> Bool {
        try await keep(setting, member)
    }

    /// As `removeSetting` answers.
    public func removeSetting(_ name: String, of member: MemberID) async throws(AuthError) {
        try await removeSetting(name, member)
    }
}
