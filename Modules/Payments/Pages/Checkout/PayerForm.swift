import Terminal
import Web

/// The fields of the buyer's data that a channel wants, as they were filled in.
struct PayerForm: Sendable {
    private let fields: [FilledField]

    /// The empty form of a window; without fields if there is none.
    init(_ window: (any PaymentWindow)?) {
        fields = Self.wanted(window).map { FilledField($0, "", isChecked: false) }
    }

    /// The form as a visitor has sent it.
    init(_ window: any PaymentWindow, _ visit: RightVisit) {
        fields = Self.wanted(window).map { FilledField($0, visit.field($0.rawValue) ?? "", isChecked: true) }
    }

    private static func wanted(_ window: (any PaymentWindow)?) -> [PayerField] {
        PayerField.allCases.filter { window?.wanted.contains($0) == true }
    }

    var hasFields: Bool { !fields.isEmpty }

    /// Whether no field was filled in wrongly.
    var isSound: Bool { fields.allSatisfy { $0.problem == nil } }

    /// What was filled in.
    var payer: Payer {
        func value(_ name: PayerField) -> String? { fields.first { $0.name == name }?.value }
        return Payer(name: value(.name), phone: value(.phone), email: value(.email))
    }

    /// The fields for the page.
    func models(_ context: PageContext) -> [any ViewModel] {
        fields.map { PayerFieldModel(field: $0, context: context) }
    }
}

/// One field with what was filled in.
struct FilledField: Sendable {
    let name: PayerField
    let typed: String
    private let isChecked: Bool

    init(_ name: PayerField, _ typed: String, isChecked: Bool) {
        (self.name, self.typed, self.isChecked) = (name, typed, isChecked)
    }

    /// The value for the payment service; nil if it is none.
    var value: String? {
        let words = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch name {
        case .name: return Self.isLine(words, 1...60) ? words : nil
        case .phone:
            let digits = words.filter { $0 != "-" && $0 != " " }
            let isNumber = digits.utf8.allSatisfy { (48...57).contains($0) }
            return isNumber && (9...12).contains(digits.utf8.count) ? digits : nil
        case .email:
            let parts = words.split(separator: "@", omittingEmptySubsequences: false)
            let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !words.contains(" ")
            return isAddress && Self.isLine(words, 3...254) ? words : nil
        }
    }

    /// What is wrong with it; nil if it is right, or was not filled in yet.
    var problem: Phrase? {
        guard isChecked, value == nil else { return nil }
        switch name {
        case .name: return Phrase(en: "Enter your name, up to 60 characters.", ko: "이름을 60자까지 입력하세요.")
        case .phone:
            return Phrase(
                en: "Enter a phone number, such as 010-1234-5678.",
                ko: "전화번호를 입력하세요. 예: 010-1234-5678")
        case .email:
            return Phrase(
                en: "Enter an email address, such as name@example.com.",
                ko: "이메일 주소를 입력하세요. 예: name@example.com")
        }
    }

    /// Whether the text has that many characters, and no control character.
    private static func isLine(_ text: String, _ count: ClosedRange<Int>) -> Bool {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        return isPlain && count.contains(text.count)
    }
}

/// A field as a template shows it.
private struct PayerFieldModel: ViewModel {
    let field: FilledField
    let context: PageContext

    func shown(_ name: String) -> Shown? {
        switch name {
        case "name": .text(field.name.rawValue)
        case "label": .text(context.text(label))
        case "type": .text(type)
        case "autocomplete": .text(autocomplete)
        case "value": .text(field.typed)
        case "problem": .optional(field.problem.map(context.text))
        default: nil
        }
    }

    private var label: Phrase {
        switch field.name {
        case .name: Phrase(en: "Your name", ko: "이름")
        case .phone: Phrase(en: "Your phone number", ko: "전화번호")
        case .email: Phrase(en: "Your email address", ko: "이메일")
        }
    }

    private var type: String {
        switch field.name {
        case .name: "text"
        case .phone: "tel"
        case .email: "email"
        }
    }

    /// What the browser knows of its user under that name (HTML, section 4.10.18.7).
    private var autocomplete: String {
        switch field.name {
        case .name: "name"
        case .phone: "tel"
        case .email: "email"
        }
    }
}
