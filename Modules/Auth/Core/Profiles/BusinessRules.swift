import UnicodeText

/// The permitted lengths of texts about a business, in characters.
public enum BusinessTexts {
    /// The name of the business.
    public static let nameLengths = 1...100
    /// The name of its representative.
    public static let representativeLengths = 1...60
    /// The address.
    public static let addressLengths = 1...200
    /// The number of the report as a mail-order seller.
    public static let mailOrderNumberLengths = 0...50
}

/// The rules of texts about a business: one line each.
enum BusinessRules {
    static let name = TextRule(.line, characters: BusinessTexts.nameLengths)
    static let representative = TextRule(.line, characters: BusinessTexts.representativeLengths)
    static let address = TextRule(.line, characters: BusinessTexts.addressLengths)
    static let mailOrderNumber = TextRule(.line, characters: BusinessTexts.mailOrderNumberLengths)
    static let examplePhone = "02-123-4567"
}

/// The form of Korean business registration numbers: 10 digits, hyphens and blanks between them, the last
/// digit a check digit.
///
/// The National Tax Service's check: the first nine digits are multiplied by 1, 3, 7, 1, 3, 7, 1, 3 and 5 and
/// added up, with the tens of the last product once more; the check digit completes the sum to a multiple of
/// ten. It tells typing errors, not whether a business exists: that only the service itself can answer.
enum RegistrationNumberRules {
    static let example = "123-45-67891"

    /// The ten digits; nil if it is not a registration number.
    static func normalised(_ typed: String) -> String? {
        let marks = Set("- ".utf8)
        let digits = typed.utf8.filter { isDigit($0) }
        guard digits.count == 10, typed.utf8.count <= 20,
            typed.utf8.allSatisfy({ isDigit($0) || marks.contains($0) }), isSound(digits)
        else { return nil }
        return String(decoding: digits, as: UTF8.self)
    }

    private static let weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

    /// Whether the last of ten digits is the check digit. No tax office has a number that begins with 0.
    private static func isSound(_ digits: [UInt8]) -> Bool {
        let numbers = digits.map { Int($0) - 48 }
        let sum = zip(numbers, weights).reduce(numbers[8] * 5 / 10) { $0 + $1.0 * $1.1 }
        return numbers[0] > 0 && (10 - sum % 10) % 10 == numbers[9]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
