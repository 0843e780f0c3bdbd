import UnicodeText
import Vocabulary

/// The rules of texts in a deal.
public enum DealTexts {
    /// The longest contact in characters.
    public static let longestContact = 100

    /// A contact line, trimmed and in NFC; blank for none. Throws `invalidFields` about `text`.
    public static func contact(_ typed: String) throws(DealError) -> String {
        let reading = TextRule(.line, characters: 0...longestContact).read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("text", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
