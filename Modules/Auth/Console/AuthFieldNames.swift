public import Terminal

/// What people call the fields that field errors are about, with the flag that sets each.
public enum AuthFieldNames {
    /// The name of a field as the wire spells it; nil for a field that accounts do not have.
    public static func name(of field: String) -> Phrase? { names[field] }

    private static let names: [String: Phrase] = [
        "email": named("email", "이메일", "--email"),
        "nickname": named("nickname", "별명", "--nickname"),
        "phone": named("phone", "전화번호", "--phone"),
        "birthday": named("birthday", "생일", "--birthday"),
        "introduction": named("introduction", "소개", "--introduction"),
        "language": named("language of mail", "메일 언어", "--mail-language"),
        "password": Phrase(en: "password", ko: "비밀번호"),
        "current": Phrase(en: "current password", ko: "지금 비밀번호"),
        "new": Phrase(en: "new password", ko: "새 비밀번호"),
    ]

    private static func named(_ en: String, _ ko: String, _ flag: String) -> Phrase {
        Phrase(en: "\(en) (\(flag))", ko: "\(ko) (\(flag))")
    }
}
