public import Auth
public import Vocabulary
public import Wire

extension AuthEndpoints {
    /// The member's own account.
    public static let account = Endpoint<Nothing, Account, AuthError>(
        name: "auth.account", .get, "/api/v1/me", access: .member,
        summary: "The member's own account.",
        input: .nothing, output: AuthWire.account, failures: AuthWire.failures.only())

    /// Edits the profile.
    public static let editProfile = Endpoint<ProfileDraft, Account, AuthError>(
        name: "auth.editProfile", .put, "/api/v1/me", access: .member,
        limit: .perMember(30, oneMoreEach: .seconds(10)),
        summary: "Replaces the member's profile.",
        input: AuthWire.profileDraft, output: AuthWire.account,
        failures: AuthWire.failures.only(.invalidFields([]), .changed).orSilenced)

    /// Changes the portrait.
    public static let changePicture = Endpoint<PictureInput, Account, AuthError>(
        name: "auth.changePicture", .put, "/api/v1/me/picture", access: .member,
        limit: .perMember(30, oneMoreEach: .seconds(10)),
        summary: "Shows a picture as the member's portrait, or none.",
        input: PictureInput.shape, output: AuthWire.account,
        failures: AuthWire.failures.only(.invalidFields([])).orSilenced)

    /// Ends the membership.
    public static let withdraw = Endpoint<WithdrawalInput, Nothing, AuthError>(
        name: "auth.withdraw", .post, "/api/v1/me/withdraw", access: .member,
        limit: .perMember(20, oneMoreEach: .seconds(30)),
        summary: "Deletes the account and erases what names the person.",
        input: AuthWire.withdrawal, failures: AuthWire.failures.only(.invalidFields([]), tooMany))

    /// A member's profile.
    public static let profile = Endpoint<MemberInput, Profile, AuthError>(
        name: "auth.profile", .get, "/api/v1/members/{id}", access: .anyone,
        summary: "What everyone may see of a member.",
        input: AuthWire.member, output: AuthWire.profile, failures: AuthWire.failures.only(.noSuchMember))

    /// Finds a member by nickname.
    public static let findMember = Endpoint<NicknameInput, MemberCard, AuthError>(
        name: "auth.findMember", .get, "/api/v1/nicknames", access: .anyone,
        summary: "The member who has this nickname now.",
        input: NicknameInput.shape, output: .memberCard("NamedMember", nickname: "보라"),
        failures: AuthWire.failures.only(.noSuchMember))
}
