import UnicodeText
public import Vocabulary

/// The form to edit a profile with, as it was typed: all of it replaces all that was there, but for a
/// language that is left out.
public struct ProfileDraft: Hashable, Sendable {
    /// The nickname.
    public var nickname: String
    /// The introduction.
    public var introduction: String
    /// The phone; nil or blank for none.
    public var phone: String?
    /// The birthday, `yyyy-mm-dd`; nil or blank for none.
    public var birthday: String?
    /// The language of mail, `ko` or `en`; nil or blank to leave it as it is, which is what clients of before
    /// send.
    public var language: String?
    /// The version that the edit was made from; nil to overwrite whatever is there.
    public var expectedVersion: Version?

    /// Takes what was typed.
    public init(
        nickname: String, introduction: String = "", phone: String? = nil, birthday: String? = nil,
        language: String? = nil, expectedVersion: Version? = nil
    ) {
        self.nickname = nickname
        self.introduction = introduction
        self.phone = phone
        self.birthday = birthday
        self.language = language
        self.expectedVersion = expectedVersion
    }

    /// The draft that would change nothing: what an edit form starts with.
    public init(_ account: Account) {
        self.init(
            nickname: account.nickname, introduction: account.introduction, phone: account.phone,
            birthday: account.birthday.map { "\($0)" }, expectedVersion: account.version)
    }

    /// The form under which the nickname must be free.
    var names: UniqueNames {
        UniqueNames(
            email: "", nickname: NicknameRules.key(of: nickname),
            nicknameSkeleton: NicknameRules.skeleton(of: nickname))
    }

    /// The checked form. Throws `invalidFields` with all field errors, in the order of the fields. A nickname
    /// that is `kept` stays, whatever rules there are by now.
    func checked(
        today: CivilDay, taken: TakenNames, kept: String? = nil
    ) throws(AuthError) -> CheckedProfile {
        var form = FormReader()
        let nickname = form.nickname(nickname, taken: taken.nickname, kept: kept)
        let introduction = form.introduction(introduction)
        let phone = form.phone(phone)
        let birthday = form.birthday(birthday, today: today)
        let language = form.language(language)
        try form.finish()
        return CheckedProfile(
            nickname: nickname, introduction: introduction, phone: phone, birthday: birthday,
            language: language, expectedVersion: expectedVersion)
    }
}

/// A profile whose every field keeps the rules.
struct CheckedProfile: Hashable, Sendable {
    let nickname: String
    let introduction: String
    let phone: String?
    let birthday: CivilDay?
    /// Nil leaves it as it is.
    let language: MemberLanguage?
    let expectedVersion: Version?
}
