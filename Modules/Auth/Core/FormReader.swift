import UnicodeText
import Vocabulary

/// Reads the fields of a form one by one and gathers every field error.
struct FormReader {
    private(set) var fieldErrors: [FieldError] = []

    /// Throws `invalidFields` if there are field errors.
    func finish() throws(AuthError) {
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
    }

    mutating func addError(_ field: String, _ rule: FieldError.Rule) {
        fieldErrors.append(FieldError(field, rule))
    }

    mutating func email(_ typed: String, taken: Bool) -> String {
        let email = EmailRules.normalised(typed)
        if let rule = EmailRules.broken(by: email) {
            addError("email", rule)
        } else if taken {
            addError("email", .taken)
        }
        return email
    }

    /// A nickname. The `kept` one was valid when chosen, and stays valid.
    mutating func nickname(_ typed: String, taken: Bool, kept: String? = nil) -> String {
        let nickname = typed.trimmed.nfc
        if nickname == kept { return nickname }
        if let rule = NicknameRules.broken(by: nickname) {
            addError("nickname", rule)
        } else if taken {
            addError("nickname", .taken)
        }
        return nickname
    }

    mutating func password(_ field: String, _ typed: String, email: String, nickname: String) -> String {
        let password = PasswordRules.normalised(typed)
        if let rule = PasswordRules.broken(by: password, email: email, nickname: nickname) {
            addError(field, rule)
        }
        return password
    }

    mutating func introduction(_ typed: String) -> String {
        let reading = IntroductionRules.rule.read(typed)
        // If it breaks several rules, the one about length is reported.
        if let rule = reading.brokenRules.last { addError("introduction", rule) }
        return reading.text
    }

    mutating func reason(_ typed: String, isRequired: Bool) -> String {
        let reading = ReasonRules.rule(isRequired: isRequired).read(typed)
        if let rule = reading.brokenRules.first { addError("reason", rule) }
        return reading.text
    }

    mutating func silence(hours: Int) -> Int {
        let range = SilenceTimes.hours
        if !range.contains(hours) {
            let (least, most) = (Int64(range.lowerBound), Int64(range.upperBound))
            addError("hours", .outOfRange(minimum: least, maximum: most))
        }
        return hours
    }

    mutating func phone(_ typed: String?) -> String? {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return nil }
        let phone = PhoneRules.normalised(typed)
        if phone == nil { addError("phone", .malformed(expected: PhoneRules.example)) }
        return phone
    }

    mutating func birthday(_ typed: String?, today: CivilDay) -> CivilDay? {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return nil }
        guard let day = CivilDay(typed) else {
            addError("birthday", .malformed(expected: "1990-01-31"))
            return nil
        }
        let allowed = BirthdayRules.allowed(today: today)
        if !allowed.contains(day) {
            addError("birthday", .malformed(expected: "\(allowed.lowerBound)…\(allowed.upperBound)"))
        }
        return day
    }

    /// The language of mail; nil for none.
    mutating func language(_ typed: String?) -> MemberLanguage? {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return nil }
        let language = MemberLanguage(rawValue: typed)
        if language == nil {
            addError("language", .unknown(allowed: MemberLanguage.allCases.map(\.rawValue)))
        }
        return language
    }
}
