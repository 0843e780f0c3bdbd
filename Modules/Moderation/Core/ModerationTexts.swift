import UnicodeText
import Vocabulary

/// The rules of texts in moderation.
public enum ModerationTexts {
    /// How many characters a note has.
    public static let noteLengths = 1...1000
    /// How many characters the words have by which an act is explained; it is one line.
    public static let reasonLengths = 2...300

    static let note = TextRule(.paragraph, characters: noteLengths, largestSize: 4000)

    /// The rule of the words of an act, which some acts may do without.
    static func reason(isRequired: Bool) -> TextRule {
        TextRule(.line, characters: (isRequired ? reasonLengths.lowerBound : 0)...reasonLengths.upperBound)
    }

    /// The text in its normal form. Throws `invalidFields` about that field.
    static func read(_ typed: String, _ field: String, _ rule: TextRule) throws(ModerationError) -> String {
        let reading = rule.read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError(field, $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
