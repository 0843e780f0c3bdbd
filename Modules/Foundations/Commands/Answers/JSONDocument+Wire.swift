import Terminal
import Wire

extension JSONDocument {
    /// The same document, to be printed; numbers that are no integers are texts.
    init(_ json: JSON) {
        self =
            switch json {
            case .null: .null
            case .bool(let value): .bool(value)
            case .integer(let number): .integer(number)
            case .number(let digits): .string(digits)
            case .string(let text): .string(text)
            case .array(let items): .array(items.map { JSONDocument($0) })
            case .object(let object): .object(object.members.map { ($0.name, JSONDocument($0.value)) })
            }
    }
}
