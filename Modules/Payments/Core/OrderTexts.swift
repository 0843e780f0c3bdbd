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

    /// The longest reference number in characters.
    public static let longestNumber = 40

    /// A reference number of a transfer, a note or a proof: letters of ASCII, digits, `-`, `.` and `/`. The
    /// ledger keeps it for ever, so that it must name no person. Throws `invalidFields` about the field.
    public static func number(_ typed: String, field: String) throws(OrderError) -> String {
        let reading = TextRule(.line, characters: 1...longestNumber).read(typed)
        var fieldErrors = reading.brokenRules.map { FieldError(field, $0) }
        if fieldErrors.isEmpty, !reading.text.utf8.allSatisfy(isOfNumber) {
            fieldErrors = [FieldError(field, .malformed(expected: "2026-11/0042"))]
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        default: false
        }
    }
}
