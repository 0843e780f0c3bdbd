public import Terminal

/// One setting that a person makes for the device at which they sit, or for themselves on all their devices,
/// described once: its name, its type, where it belongs, what holds while nobody has set it, and what people
/// are told of it.
///
///     static let language = Preference<Language?>(
///         "language", of: .account, fallback: nil, Phrase(en: "The language", ko: "언어"),
///         form: "auto, ko, en", read: …, write: …)
public struct Preference<Value: Sendable>: Sendable {
    /// What there is to say of it whatever its type.
    public let description: PreferenceDescription
    /// What holds while nothing is kept, and where what is kept cannot be read.
    public let fallback: Value
    let read: @Sendable (String) -> Value?
    let write: @Sendable (Value) -> String

    /// Describes one. `form` says what may be typed; `read` gives nil for anything else, and reads what
    /// `write` wrote, in one line of text.
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

    /// The value that the text stands for; the fallback for none and for what cannot be read.
    public func value(of text: String?) -> Value { text.flatMap(read) ?? fallback }
}

/// What there is to say of a setting whatever its type.
public struct PreferenceDescription: Sendable {
    /// By which it is kept and set: `[a-z][a-z0-9-]*`, at most 40 letters.
    public let name: String
    /// Where it belongs.
    public let scope: PreferenceScope
    /// What it decides.
    public let words: Phrase
    /// What may be typed.
    public let form: String
    /// What holds while nobody has set it, as text.
    public let fallback: String
    /// The text in the one form that is kept; nil for what the setting cannot be.
    public let canonical: @Sendable (String) -> String?
}

/// Where a setting is kept, and how far it reaches.
public enum PreferenceScope: String, Sendable, CaseIterable {
    /// On one device, whoever sits there.
    case device
    /// With a member's account, on all their devices, each of which may say otherwise.
    case account
}
