/// What is wrong with one field of a form. A form is answered with all of its field errors at once.
public struct FieldError: Error, Hashable, Sendable {
    /// The field as the wire spells it, `price` or `attributes.league`.
    public let field: String
    /// The rule it breaks, with the rule's limits.
    public let rule: Rule

    /// Says that the field breaks the rule.
    public init(_ field: String, _ rule: Rule) {
        self.field = field
        self.rule = rule
    }

    /// The rules that a field can break: a closed list, so that every front end can word each in its
    /// language.
    public enum Rule: Hashable, Sendable {
        /// The field must be there and not blank.
        case required
        /// The text needs at least that many characters (Unicode grapheme clusters).
        case tooShort(minimum: Int)
        /// The text may have at most that many characters (Unicode grapheme clusters).
        case tooLong(maximum: Int)
        /// The number must lie in the range, both ends included.
        case outOfRange(minimum: Int64, maximum: Int64)
        /// The value does not have the expected form; the form is described by an example or a pattern.
        case malformed(expected: String)
        /// The day, month or moment must not lie before that one, which is spelled as the field's value is.
        case tooEarly(earliest: String)
        /// The day, month or moment must not lie after that one, which is spelled as the field's value is.
        case tooLate(latest: String)
        /// The value is not one of the allowed ones.
        case unknown(allowed: [String])
        /// Somebody else has this value already.
        case taken
        /// The value looks as if it belonged to those who run the place (a nickname that names an operator).
        case reserved
        /// The text holds characters that are refused: controls, line breaks, bidirectional overrides,
        /// blanks, what cannot be seen.
        case forbiddenCharacters
        /// The password is on the list of common ones or holds the email or nickname.
        case tooCommon
        /// Amounts that belong together are of different currencies.
        case mixedCurrencies
        /// The amount has decimals, and its currency, named by its code, has none.
        case wholeUnits(of: String)
        /// The value is larger than the other field's.
        case exceeds(field: String)
        /// The field does not belong to a form of this kind (an attribute of another category, an unknown
        /// field).
        case unexpected
        /// The value does not match what is on record (a wrong current password).
        case mismatch
        /// The list has the same value before.
        case repeated
        /// The named record cannot be used here: it does not exist, belongs to another member, or is in use
        /// elsewhere. The error does not tell which.
        case unusable
    }
}
