public import Vocabulary

/// Where settings are kept, each as a line of text under its name.
public protocol PreferenceStore: Sendable {
    /// All that is kept. Throws `unavailable` if it cannot be read.
    func load() async throws(ServiceFailure) -> [String: String]

    /// Keeps the text under the name in the place of any before, or nothing for nil, durably; the others
    /// stay, however many are kept at once.
    ///
    /// Throws, and changes nothing, `badRequest` for a name that breaks `PreferenceText.isName` and a text of
    /// several lines or with controls in it; `unavailable`.
    func keep(_ text: String?, under name: String) async throws(ServiceFailure)
}

/// The rules of what a store keeps.
public enum PreferenceText {
    /// Whether settings are kept under that name: lower case letters, digits and hyphens behind a letter, at
    /// most 40 of them.
    public static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (97...122).contains(first), name.utf8.count <= 40 else {
            return false
        }
        return name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    /// Throws `badRequest` for what no store keeps.
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

    /// Starts with these.
    public init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// Never throws.
    public func load() throws(ServiceFailure) -> [String: String] { texts }

    /// Throws `badRequest` alone.
    public func keep(_ text: String?, under name: String) throws(ServiceFailure) {
        try PreferenceText.require(text, under: name)
        texts[name] = text
    }
}
