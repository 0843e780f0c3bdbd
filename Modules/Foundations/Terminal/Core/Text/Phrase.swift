/// What the program says to a person, in every language that Madang speaks.
///
/// Values may be interpolated unchecked: hostile characters are replaced when the phrase is written.
public struct Phrase: Hashable, Sendable {
    /// The English text.
    public let en: String
    /// The Korean text.
    public let ko: String

    /// Takes both texts, each on one line. A Korean particle behind a name or number is written in both
    /// forms, `을(를)` or `(으)로`: the one that fits the word before it is taken.
    public init(en: String, ko: String) {
        self.en = en
        self.ko = ko.withParticles
    }

    /// The same text in both languages: a number, a name, a command.
    public init(_ text: String) {
        self.init(en: text, ko: text)
    }

    /// The text that the closure gives for each language.
    public init(_ text: (Language) -> String) {
        self.init(en: text(.en), ko: text(.ko))
    }

    /// The text in that language.
    public func text(in language: Language) -> String {
        switch language {
        case .ko: ko
        case .en: en
        }
    }
}
