import UnicodeText
import Vocabulary

/// The rules of texts about orders.
public enum OrderTexts {
    /// The longest complaint or reason in characters.
    public static let longestWords = 1_000

    /// A complaint or a reason, trimmed and in NFC. Throws `invalidFields` about the field.
    public static func words(_ typed: String, field: String = "text") throws(OrderError) -> String {
        let reading = TextRule(.paragraph, characters: 1...longestWords).read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError(field, $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }

    /// An operator's own name of a transfer, one line. Throws `invalidFields` about the field.
    public static func name(_ typed: String, field: String) throws(OrderError) -> String {
        let reading = TextRule(.line, characters: 1...100).read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError(field, $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
