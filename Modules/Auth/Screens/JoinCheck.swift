import Auth
import AuthConsole
import Terminal
import Vocabulary

/// Checks what was typed into the fields for joining.
struct JoinCheck: Sendable {
    /// The field in which the password is typed a second time.
    static let again = "again"
    static let againLabel = Phrase(en: "Password again", ko: "비밀번호 다시")

    /// The draft of the typed fields.
    let draft: JoinDraft
    private let isRepeated: Bool

    init(_ fields: FieldList, _ language: Language) {
        draft = JoinDraft(
            email: fields["email"], password: fields["password"], nickname: fields["nickname"],
            language: language.rawValue)
        isRepeated = fields[Self.again] == fields["password"]
    }

    /// What is wrong with a field by itself.
    func fault(of field: String, at now: Timestamp) -> Phrase? {
        if field == Self.again { return isRepeated ? nil : Self.mismatch }
        return draft.fieldErrors(at: now).first { $0.field == field }?.rule.phrase()
    }

    /// Goes to the second password and says that it differs from the first; false if it does not.
    func tellMismatch(in fields: inout FieldList) -> Bool {
        if isRepeated { return false }
        return fields.tell([FieldError(Self.again, .mismatch)]).isEmpty
    }

    /// What the server says of an email or a nickname.
    func refusal(of field: UniqueField, by auth: any AuthRepository) async -> Refusal {
        let value = field == .email ? draft.email : draft.nickname
        return Refusal(field: field.rawValue, value: value, rule: await auth.refusal(of: field, value))
    }

    private static var mismatch: Phrase { FieldError.Rule.mismatch.phrase() }

    /// Why the value of a field is not taken; without a rule it is not refused.
    struct Refusal: Sendable {
        let field: String
        let value: String
        let rule: FieldError.Rule?

        /// Says it beside the field, if that still has the value.
        func tell(in fields: inout FieldList) {
            guard let rule, fields[field] == value else { return }
            fields.mark(field, rule.phrase())
        }
    }
}
