public import Auth
public import Wire

/// Endpoints of a member's settings.
extension AuthEndpoints {
    /// Lists the settings.
    public static let settings = Endpoint<Nothing, [MemberSetting], AuthError>(
        name: "auth.settings", .get, "/api/v1/me/settings", access: .member,
        summary: "Everything that the member has set, in the order of the names.",
        input: .nothing, output: AuthWire.settings, failures: AuthWire.failures.only())

    /// Changes a setting.
    public static let changeSetting = Endpoint<SettingInput, Nothing, AuthError>(
        name: "auth.changeSetting", .put, "/api/v1/me/settings/{name}", access: .member,
        summary: "Keeps a value under a name in the place of any before.",
        input: SettingInput.shape,
        failures: AuthWire.failures.only(.invalidFields([]), .tooManySettings))

    /// Removes a setting.
    public static let resetSetting = Endpoint<SettingNameInput, Nothing, AuthError>(
        name: "auth.resetSetting", .delete, "/api/v1/me/settings/{name}", access: .member,
        summary: "Keeps nothing under a name any more.",
        input: SettingNameInput.shape, failures: AuthWire.failures.only(.invalidFields([])))
}
