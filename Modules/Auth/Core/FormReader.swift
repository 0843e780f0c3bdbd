import UnicodeText
import Vocabulary

/// Reads the fields of a form one by one and gathers every complaint.
struct FormReader {
    private(set) var complaints: [Complaint] = []

    /// Throws `incomplete` if any field was complained about.
    func finish() throws(AuthError) {
        if !complaints.isEmpty { throw .incomplete(complaints) }
    }

    mutating func complain(_ field: String, _ rule: Complaint.Rule) {
        complaints.append(Complaint(field, rule))
    }

    mutating func email(_ typed: String, taken: Bool) -> String {
        let email = EmailRules.normalised(typed)
        if let rule = EmailRules.broken(by: email) {
            complain("email", rule)
        } else if taken {
            complain("email", .taken)
        }
        return email
    }

    mutating func nickname(_ typed: String, taken: Bool) -> String {
        let nickname = typed.trimmed.nfc
        if let rule = NicknameRules.broken(by: nickname) {
            complain("nickname", rule)
        } else if taken {
            complain("nickname", .taken)
        }
        return nickname
    }

    mutating func password(_ field: String, _ typed: String, email: String, nickname: String) -> String {
        let password = PasswordRules.normalised(typed)
        if let rule = PasswordRules.broken(by: password, email: email, nickname: nickname) {
            complain(field, rule)
        }
        return password
    }

    mutating func introduction(_ typed: String) -> String {
        let introduction = typed.trimmed.nfc
        if introduction.count > 300 {
            complain("introduction", .tooLong(maximum: 300))
        } else if !introduction.isPlainText {
            complain("introduction", .forbiddenCharacters)
        }
        return introduction
    }

    mutating func phone(_ typed: String?) -> String? {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return nil }
        let phone = PhoneRules.normalised(typed)
        if phone == nil { complain("phone", .malformed(expected: PhoneRules.example)) }
        return phone
    }

    mutating func birthday(_ typed: String?, today: CivilDay) -> CivilDay? {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return nil }
        guard let day = CivilDay(typed) else {
            complain("birthday", .malformed(expected: "1990-01-31"))
            return nil
        }
        let allowed = BirthdayRules.allowed(today: today)
        if !allowed.contains(day) {
            complain("birthday", .malformed(expected: "\(allowed.lowerBound)…\(allowed.upperBound)"))
        }
        return day
    }

    mutating func language(_ typed: String?) -> MemberLanguage {
        guard let typed = typed?.trimmed, !typed.isEmpty else { return .ko }
        if let language = MemberLanguage(rawValue: typed) { return language }
        complain("language", .unknown(allowed: MemberLanguage.allCases.map(\.rawValue)))
        return .ko
    }
}
