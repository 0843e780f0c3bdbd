public import Vocabulary

/// The rule of one text field that people fill in, as a value: what it may hold and how long it may be.
///
/// A text is read in normalization form C and without blanks at its ends, and nothing invisible is let
/// through that reorders, hides or joins what stands around it.
public struct TextRule: Hashable, Sendable {
    /// How many lines the text may have.
    public enum Form: Hashable, Sendable {
        /// One line without line feeds and tabs, as `isPlainLine`.
        case line
        /// Several lines, in which line feeds and tabs are allowed, as `isPlainText`.
        case paragraph
    }

    /// One line or several.
    public let form: Form
    /// How many characters (Unicode grapheme clusters) it may have. From 1 on the text is required.
    public let characters: ClosedRange<Int>
    /// The most bytes of UTF-8: a character can be followed by any number of combining marks.
    public let largestSize: Int
    /// Whether blanks of any kind may stand between other characters.
    public let allowsBlanks: Bool
    /// The writing systems of which its characters may be; nil for any.
    public let scripts: Set<TextScript>?

    /// A rule of that many characters, each with room for 16 bytes unless a size is given: enough for every
    /// emoji but the longest sequences, and for composed Hangul, which has three.
    public init(
        _ form: Form, characters: ClosedRange<Int>, largestSize: Int? = nil, allowsBlanks: Bool = true,
        scripts: Set<TextScript>? = nil
    ) {
        self.form = form
        self.characters = characters
        self.largestSize = largestSize ?? characters.upperBound * 16
        self.allowsBlanks = allowsBlanks
        self.scripts = scripts
    }

    /// The typed text in its normal form, with all rules that this form breaks.
    public func read(_ typed: String) -> TextReading {
        let text = typed.nfc.trimmed
        return TextReading(text: text, brokenRules: [brokenByCharacters(of: text), brokenByLength(of: text)])
    }

    private func brokenByCharacters(of text: String) -> FieldError.Rule? {
        let isPlain = form == .line ? text.isPlainLine : text.isPlainText
        guard isPlain, allowsBlanks || !text.hasBlank else { return .forbiddenCharacters }
        guard let scripts else { return nil }
        return text.unicodeScalars.allSatisfy { scripts.allows($0) } ? nil : .forbiddenCharacters
    }

    private func brokenByLength(of text: String) -> FieldError.Rule? {
        if text.isEmpty { return characters.lowerBound > 0 ? .required : nil }
        let count = text.count
        if count < characters.lowerBound { return .tooShort(minimum: characters.lowerBound) }
        let isTooLong = count > characters.upperBound || text.utf8.count > largestSize
        return isTooLong ? .tooLong(maximum: characters.upperBound) : nil
    }
}

/// The result of applying a rule to a typed text.
public struct TextReading: Hashable, Sendable {
    /// The text in normalization form C without blanks at its ends, whether it keeps the rule or not.
    public let text: String
    /// What it breaks: forbidden characters first, then its length; empty if it is sound.
    public let brokenRules: [FieldError.Rule]

    fileprivate init(text: String, brokenRules: [FieldError.Rule?]) {
        self.text = text
        self.brokenRules = brokenRules.compactMap(\.self)
    }
}
