/// An edit in a form's fields: typing, or moving to another field.
public enum FieldEdit: Hashable, Sendable {
    case key(Key), paste(String), choose(Int), move(Int)

    /// The edit for an input; nil for anything else.
    public init?(_ input: ScreenInput) {
        switch input {
        case .typed(let key): self = .key(key)
        case .pasted(let text): self = .paste(text)
        case .chosen(let number): self = .choose(number)
        case .action(Action.nextField.id): self = .move(1)
        case .action(Action.previousField.id): self = .move(-1)
        default: return nil
        }
    }
}

extension Action {
    /// To the field below, from the last to the first.
    public static let nextField = Action(
        "field.next", Phrase(en: "Next field", ko: "다음 칸"), [Key(.tab), Key(.down)])
    /// To the field above, from the first to the last.
    public static let previousField = Action(
        "field.previous", Phrase(en: "Field before", ko: "이전 칸"), [Key(.tab, .shift), Key(.up)])
    /// What moves between fields.
    public static let betweenFields = [nextField, previousField]
}

extension FieldList {
    /// Does it.
    public mutating func take(_ edit: FieldEdit) {
        switch edit {
        case .key(let key): take(key)
        case .paste(let text): insert(text)
        case .choose(let number): select(number)
        case .move(let count): move(by: count)
        }
    }
}
