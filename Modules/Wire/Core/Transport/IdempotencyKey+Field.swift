public import Vocabulary

extension IdempotencyKey {
    /// The name of the header field, as requests keep it.
    static let fieldName = "idempotency-key"

    /// What a field must look like, for field errors about one that does not.
    static let expectedField = "1 to 255 visible ASCII characters, in quotes or bare"

    /// The header field's value: a string in quotes (RFC 8941, section 3.3.3).
    public var field: String {
        var value = "\""
        for character in text {
            if character == "\"" || character == "\\" { value.append("\\") }
            value.append(character)
        }
        return value + "\""
    }

    /// Reads the header field's value: a string in quotes, as the draft has it, or the bare text that many
    /// clients send. Nil for anything else, parameters and lists included.
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

    /// What stands before the closing quote; nil if it is not the end, or something else than a quote or a
    /// backslash is escaped.
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
