import Auth
import Terminal
import Vocabulary

/// The answers of a joining person, as far as they are given.
struct JoinForm: Equatable {
    /// An answer that is typed visibly, named as its field error.
    enum Field: String, CaseIterable {
        case email, nickname, phone, birthday

        /// Those that everyone is asked for.
        static let required: [Field] = [.email, .nickname]
        /// Those that are given by options, and asked for only to correct them.
        static let optional: [Field] = [.phone, .birthday]

        var flag: String { "--\(rawValue)" }

        var label: Phrase {
            switch self {
            case .email: AuthLabels.email
            case .nickname: AuthLabels.nickname
            case .phone: Phrase(en: "Phone (optional)", ko: "전화번호 (선택)")
            case .birthday: Phrase(en: "Birthday, yyyy-mm-dd (optional)", ko: "생일, yyyy-mm-dd (선택)")
            }
        }
    }

    var password: String?
    var invitation: String?
    private var answers: [Field: String] = [:]
    /// The optional fields whose answers were refused.
    private var refused: Set<Field> = []
    private let mailLanguage: String?
    private let readsPassword: Bool

    init(_ options: JoinOptions) {
        answers[.email] = options.email
        answers[.nickname] = options.nickname
        answers[.phone] = options.phone
        answers[.birthday] = options.birthday
        mailLanguage = options.mailLanguage
        invitation = options.invitation
        readsPassword = options.password.passwordStdin
    }

    subscript(field: Field) -> String? {
        get { answers[field] }
        set { answers[field] = newValue }
    }

    /// Whether the field is to be asked for.
    func isMissing(_ field: Field) -> Bool {
        answers[field] == nil && (Field.required.contains(field) || refused.contains(field))
    }

    /// Whether there is an answer to check: blank ones of optional fields mean none.
    func hasAnswer(_ field: Field) -> Bool {
        Field.required.contains(field) || !(answers[field] ?? "").isEmpty
    }

    /// The field is asked for again.
    mutating func forget(_ field: Field) {
        answers[field] = nil
        refused.insert(field)
    }

    /// The password is asked for again if the error is about it.
    mutating func forgetPassword(after error: AuthError) {
        if error.fieldErrors.contains(where: { $0.field == Self.password }) { password = nil }
    }

    func draft(_ language: Language) -> JoinDraft {
        JoinDraft(
            email: answers[.email] ?? "", password: password ?? "", nickname: answers[.nickname] ?? "",
            phone: answers[.phone], birthday: answers[.birthday],
            language: mailLanguage ?? language.rawValue, invitation: invitation)
    }

    /// The fields that the person can correct, if the error is about nothing else and the console is
    /// interactive; nil otherwise.
    func correctable(_ error: AuthError, _ console: Console) -> [Field]? {
        guard case .invalidFields = error, console.isInteractive, !readsPassword, console.format == .human
        else { return nil }
        let names = Set(error.fieldErrors.map(\.field))
        let fields = Field.allCases.filter { names.contains($0.rawValue) }
        let known = Set(fields.map(\.rawValue)).union([Self.password])
        return names.isSubset(of: known) ? fields : nil
    }

    /// The name of the password's field error.
    static let password = "password"
}
