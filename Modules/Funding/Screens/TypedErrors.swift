import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// Field errors as the form names its fields: those of items belong to the field into which they are typed.
struct TypedErrors {
    let errors: [FieldError]
    private let original: [String: FieldError]

    init(_ all: [FieldError], _ state: FundingForm.State) {
        let picks = FundingEntries(
            fields: state.form.fields ?? FieldList([]), base: state.base ?? FundingFormBase(), photos: [],
            key: state.form.key
        ).picks.map(\.field)
        let named = all.map { (Self.field(of: $0.field, picks), $0) }
        errors = named.map { FieldError($0, $1.rule) }
        original = Dictionary(named) { first, _ in first }
    }

    /// The words of an error of the items, with the line that it is about; nil for any other.
    func words(_ error: FieldError) -> Phrase? {
        let naming = FundingFormGoal.name(of:)
        guard error.field == "items", let found = original[error.field]?.field, found != "items" else {
            return nil
        }
        let rule = error.rule.phrase(naming: naming)
        // Names the item, too: `items.2.unitPrice`.
        let (name, line) = (naming(found), found.split(separator: ".").last.flatMap { Int($0) })
        guard let line else { return Phrase(en: "\(name.en): \(rule.en)", ko: "\(name.ko): \(rule.ko)") }
        return Phrase(en: "line \(line + 1): \(rule.en)", ko: "\(line + 1)번째 줄: \(rule.ko)")
    }

    private static func field(of name: String, _ picks: [String]) -> String {
        let parts = name.split(separator: ".")
        guard parts.count > 1, parts[0] == "items", let index = Int(parts[1]) else { return name }
        return picks.indices.contains(index) ? picks[index] : "items"
    }
}
