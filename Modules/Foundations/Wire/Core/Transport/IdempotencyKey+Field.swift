public import Vocabulary

extension IdempotencyKey {
    /// The header field's name in lower case.
    static let fieldName = "idempotency-key"

    /// The expected form, for field errors.
    static let expectedField = "1 to 255 visible ASCII characters, in quotes or bare"

    /// The header field's value: a quoted string (RFC 8941, section 3.3.3).
    public var field: String {
        var value = "\""
        for character in text {
            if character == "\"" || character == "\\" { value.append("\\") }
            value.append(character)
        }
        return value + "\""
    }

    /// Reads the header field's value: a quoted string, as in the draft, or the bare text that many clients
    /// send. Nil for anything else, including parameters and lists.
    public init?(field: String) {
        let blanks: Set<Character> = [" ", "\t"]
        var value = field.drop { blanks.contains($0) }
        while let last = value.last, blanks.contains(last) { value.removeLast() }
        guard value.first == "\"" else {
            self.init(value)
            return
        }
        guard let inner = Self.unquoted(value.dropFirst()) else { return nil }
        self.init(inner)
    }

    /// The text before the closing quote; nil if the quote is not at the end or another character than a
    /// quote or backslash is escaped.
    private static func unquoted(_ value: Substring) -> String? {
        var text = ""
        var rest = value
        while let character = rest.popFirst() {
            switch character {
            case "\"": return rest.isEmpty ? text : nil
            case "\\":
                guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
                text.append(escaped)
            default: text.append(character)
            }
        }
        return nil
    }
}
