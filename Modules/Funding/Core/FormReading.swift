import UnicodeText
import Vocabulary

/// The reading of a form: collects the errors of all of its fields.
struct FormReading {
    private(set) var fieldErrors: [FieldError] = []

    /// The typed text trimmed and in NFC; what it breaks is noted.
    mutating func read(
        _ field: String, _ typed: String, _ form: TextRule.Form, _ characters: ClosedRange<Int>
    ) -> String {
        let reading = TextRule(form, characters: characters).read(typed)
        fieldErrors += reading.brokenRules.map { FieldError(field, $0) }
        return reading.text
    }

    /// Notes a number out of its range; answers whether it is within.
    @discardableResult
    mutating func require(_ field: String, _ number: Int64, in range: ClosedRange<Int64>) -> Bool {
        if range.contains(number) { return true }
        refuse(field, .outOfRange(minimum: range.lowerBound, maximum: range.upperBound))
        return false
    }

    mutating func refuse(_ field: String, _ rule: FieldError.Rule) {
        fieldErrors.append(FieldError(field, rule))
    }

    mutating func refuse(_ errors: [FieldError]) { fieldErrors += errors }

    /// Throws `invalidFields` with all field errors, if there are any.
    func finish() throws(FundingError) {
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
    }
}
