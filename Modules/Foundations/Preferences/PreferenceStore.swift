public import Vocabulary

/// Stores settings, each as one line of text under its name.
public protocol PreferenceStore: Sendable {
    /// All kept settings. Throws `unavailable` if they cannot be read.
    func load() async throws(ServiceFailure) -> [String: String]

    /// Durably sets the text of the name; nil removes it. Other names are unaffected, also by concurrent
    /// calls.
    ///
    /// Throws `badRequest` for a name that breaks `PreferenceText.isName` and for a text with several lines
    /// or control characters; `unavailable`. A call that throws changes nothing.
    func keep(_ text: String?, under name: String) async throws(ServiceFailure)
}

/// The rules for names and texts of settings.
public enum PreferenceText {
    /// Whether the name is valid: a lower case letter, then lower case letters, digits and hyphens, at most
    /// 40 characters.
    public static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (97...122).contains(first), name.utf8.count <= 40 else {
            return false
        }
        return name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    /// Throws `badRequest` for a name or text that breaks the rules.
    public static func require(_ text: String?, under name: String) throws(ServiceFailure) {
        guard isName(name) else {
            throw .badRequest([FieldError("name", .malformed(expected: "currency-form"))])
        }
        let isLine = text?.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        if isLine == false { throw .badRequest([FieldError("value", .forbiddenCharacters)]) }
    }
}

/// Keeps settings in memory.
public actor InMemoryPreferenceStore: PreferenceStore {
    private var texts: [String: String]

    /// Starts with the given settings.
    public init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// Never throws.
    public func load() throws(ServiceFailure) -> [String: String] { texts }

    /// Throws `badRequest` only.
    public func keep(_ text: String?, under name: String) throws(ServiceFailure) {
        try PreferenceText.require(text, under: name)
        texts[name] = text
    }
}
