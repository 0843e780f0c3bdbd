public import Terminal

/// One setting of a device or of a member's account.
///
/// It describes the setting once: name, type, scope, fallback value, and the text shown to people.
///
///     static let language = Preference<Language?>(
///         "language", of: .account, fallback: nil, Phrase(en: "The language", ko: "언어"),
///         form: "auto, ko, en", read: …, write: …)
public struct Preference<Value: Sendable>: Sendable {
    /// The description that does not depend on the value's type.
    public let description: PreferenceDescription
    /// The value used if none is kept or the kept text cannot be read.
    public let fallback: Value
    let read: @Sendable (String) -> Value?
    let write: @Sendable (Value) -> String

    /// Describes a setting. `form` says what may be typed. `read` returns nil for invalid text and accepts
    /// every text of `write`, which is one line.
    public init(
        _ name: String, of scope: PreferenceScope, fallback: Value, _ words: Phrase, form: String,
        read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
    ) {
        self.fallback = fallback
        self.read = read
        self.write = write
        description = PreferenceDescription(
            name: name, scope: scope, words: words, form: form, fallback: write(fallback)
        ) { read($0).map(write) }
    }

    /// The value of the text; the fallback for nil and for invalid text.
    public func value(of text: String?) -> Value { text.flatMap(read) ?? fallback }
}

/// The description of a setting, independent of its value's type.
public struct PreferenceDescription: Sendable {
    /// The name under which it is kept and set: `[a-z][a-z0-9-]*`, at most 40 characters.
    public let name: String
    /// Whether it belongs to the device or to the account.
    public let scope: PreferenceScope
    /// What the setting decides, for people.
    public let words: Phrase
    /// What may be typed.
    public let form: String
    /// The choices of `form` one by one.
    var forms: [String] { form.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    /// The text of the fallback value.
    public let fallback: String
    /// The canonical form of a text, which is the form kept; nil for invalid text.
    public let canonical: @Sendable (String) -> String?
}

/// Where a setting is kept, and how far it reaches.
public enum PreferenceScope: String, Sendable, CaseIterable {
    /// On one device, for every member who uses it.
    case device
    /// In a member's account, for all their devices; each device may override it.
    case account
}
