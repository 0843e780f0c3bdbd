import UnicodeText
public import Vocabulary

/// The form for joining, as typed.
public struct JoinDraft: Hashable, Sendable {
    /// The email.
    public var email: String
    /// The password.
    public var password: String
    /// The nickname.
    public var nickname: String
    /// The phone; nil or blank for none.
    public var phone: String?
    /// The birthday, `yyyy-mm-dd`; nil or blank for none.
    public var birthday: String?
    /// `ko` or `en`; nil or blank for Korean.
    public var language: String?
    /// The code of an invitation; nil or blank for none.
    public var invitation: String?

    /// Takes what was typed.
    public init(
        email: String, password: String, nickname: String, phone: String? = nil, birthday: String? = nil,
        language: String? = nil, invitation: String? = nil
    ) {
        self.email = email
        self.password = password
        self.nickname = nickname
        self.phone = phone
        self.birthday = birthday
        self.language = language
        self.invitation = invitation
    }

    /// The forms of email and nickname that must be unique.
    var names: UniqueNames {
        UniqueNames(
            email: EmailRules.key(of: email), nickname: NicknameRules.key(of: nickname),
            nicknameSkeleton: NicknameRules.skeleton(of: nickname))
    }

    /// The validated form. Throws `invalidFields` with all field errors, in field order. With `wasTaken`,
    /// the form succeeded before and its nickname may break newer rules.
    func checked(
        today: CivilDay, taken: TakenNames, wasTaken: Bool = false
    ) throws(AuthError) -> CheckedJoin {
        var form = FormReader()
        let email = form.email(email, taken: taken.email)
        let nickname = form.nickname(
            nickname, taken: taken.nickname, kept: wasTaken ? nickname.trimmed.nfc : nil)
        let password = form.password("password", password, email: email, nickname: nickname)
        let phone = form.phone(phone)
        let birthday = form.birthday(birthday, today: today)
        let language = form.language(language) ?? .ko
        try form.finish()
        return CheckedJoin(
            email: email, password: password, nickname: nickname, phone: phone, birthday: birthday,
            language: language)
    }
}

extension JoinDraft {
    /// The answers that break a rule at that moment, in field order, as far as it can be told without the
    /// other members: whether email and nickname are free, only the server knows.
    public func fieldErrors(at now: Timestamp) -> [FieldError] {
        do throws(AuthError) {
            _ = try checked(today: now.dayInKorea, taken: .none)
            return []
        } catch {
            return error.fieldErrors
        }
    }
}

/// A validated form for joining.
struct CheckedJoin: Hashable, Sendable {
    let email: String
    let password: String
    let nickname: String
    let phone: String?
    let birthday: CivilDay?
    let language: MemberLanguage
}
