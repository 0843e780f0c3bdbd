import UnicodeText
public import Vocabulary

/// The form for editing a profile, as typed. It replaces the whole profile, except for language and seller,
/// which stay if they are omitted.
public struct ProfileDraft: Hashable, Sendable {
    /// The nickname.
    public var nickname: String
    /// The introduction.
    public var introduction: String
    /// The phone; nil or blank for none.
    public var phone: String?
    /// The birthday, `yyyy-mm-dd`; nil or blank for none.
    public var birthday: String?
    /// The language of mail, `ko` or `en`; nil or blank, as older clients send, leaves it unchanged.
    public var language: String?
    /// How the member sells; nil, as older clients send, leaves it unchanged.
    public var seller: SellerDraft?
    /// The version that was edited; nil to overwrite any version.
    public var expectedVersion: Version?

    /// Takes what was typed.
    public init(
        nickname: String, introduction: String = "", phone: String? = nil, birthday: String? = nil,
        language: String? = nil, seller: SellerDraft? = nil, expectedVersion: Version? = nil
    ) {
        self.nickname = nickname
        self.introduction = introduction
        self.phone = phone
        self.birthday = birthday
        self.language = language
        self.seller = seller
        self.expectedVersion = expectedVersion
    }

    /// The initial draft of an edit form, which changes nothing.
    public init(_ account: Account) {
        self.init(
            nickname: account.nickname, introduction: account.introduction, phone: account.phone,
            birthday: account.birthday.map { "\($0)" }, expectedVersion: account.version)
    }

    /// The form of the nickname that must be unique.
    var names: UniqueNames {
        UniqueNames(
            email: "", nickname: NicknameRules.key(of: nickname),
            nicknameSkeleton: NicknameRules.skeleton(of: nickname))
    }

    /// The validated form. Throws `invalidFields` with all field errors, in field order. A `kept` nickname
    /// stays valid under newer rules.
    func checked(
        today: CivilDay, taken: TakenNames, kept: String? = nil
    ) throws(AuthError) -> CheckedProfile {
        var form = FormReader()
        let nickname = form.nickname(nickname, taken: taken.nickname, kept: kept)
        let introduction = form.introduction(introduction)
        let phone = form.phone(phone)
        let birthday = form.birthday(birthday, today: today)
        let language = form.language(language)
        let seller = form.seller(seller)
        try form.finish()
        return CheckedProfile(
            nickname: nickname, introduction: introduction, phone: phone, birthday: birthday,
            language: language, seller: seller, expectedVersion: expectedVersion)
    }
}

/// A validated profile.
struct CheckedProfile: Hashable, Sendable {
    let nickname: String
    let introduction: String
    let phone: String?
    let birthday: CivilDay?
    /// Nil leaves it unchanged.
    let language: MemberLanguage?
    /// Nil leaves it unchanged.
    let seller: CheckedSeller?
    let expectedVersion: Version?
}
