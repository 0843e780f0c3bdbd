import UnicodeText
import Vocabulary

/// What members write within a deal, checked.
public enum DealTexts {
    /// The most characters of a line by which somebody can be reached.
    public static let longestContact = 100

    /// A line by which somebody can be reached, trimmed and in NFC; blank for none. Throws `invalidFields`
    /// about `text`.
    public static func contact(_ typed: String) throws(DealError) -> String {
        let reading = TextRule(.line, characters: 0...longestContact).read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("text", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
