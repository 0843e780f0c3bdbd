/// A member's own settings, on behalf of one principal.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `.service(.accessInvalid)` for
/// a member who has withdrawn or is suspended. All verbs are idempotent.
public protocol SettingVerbs: Sendable {
    /// All settings of the member, ordered by name.
    func settings() async throws(AuthError) -> [MemberSetting]

    /// Sets the value of a setting; other settings are unaffected.
    ///
    /// Throws `invalidFields` about `name` and `value`, with all field errors at once, and `tooManySettings`
    /// beyond `MemberSetting.limit`, also under concurrent calls.
    func changeSetting(_ name: String, to value: String) async throws(AuthError)

    /// Removes a setting; succeeds also if there is none. Throws `invalidFields` about `name`.
    func resetSetting(_ name: String) async throws(AuthError)
}
