/// The settings that a member keeps with their account, on behalf of one principal: their own, and nobody
/// else's.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `.service(.accessInvalid)` for
/// a member who has withdrawn or is suspended. Each can be asked again without a further effect.
public protocol SettingVerbs: Sendable {
    /// Everything that the member has set, in the order of the names.
    func settings() async throws(AuthError) -> [MemberSetting]

    /// Keeps the value under the name in the place of any before; the other settings stay.
    ///
    /// Throws `invalidFields` about `name` and `value`, with all field errors at once, and `tooManySettings`
    /// for one name more than `MemberSetting.limit`, however many are set at once.
    func changeSetting(_ name: String, to value: String) async throws(AuthError)

    /// Keeps nothing under the name any more; fine if there was nothing. Throws `invalidFields` about `name`.
    func resetSetting(_ name: String) async throws(AuthError)
}
