import UnicodeText
public import Vocabulary

/// What one of the two said to the other within a deal.
public struct DealMessage: Hashable, Sendable {
    /// Counted from 1 within the deal.
    public let number: Int
    public let author: MemberID
    /// 1 to 300 characters on one or more lines, NFC.
    public let text: String
    public let sentAt: Timestamp

    /// Memberwise.
    public init(number: Int, author: MemberID, text: String, sentAt: Timestamp) {
        (self.number, self.author, self.text, self.sentAt) = (number, author, text, sentAt)
    }

    /// The most messages of each of the two in one deal.
    public static let most = 50
    /// The most characters of one.
    public static let longest = 300
}

/// What members write within a deal, checked.
public enum DealTexts {
    /// The most characters of a line by which somebody can be reached.
    public static let longestContact = 100

    /// A message, trimmed and in NFC. Throws `invalidFields` about `text`.
    public static func message(_ typed: String) throws(DealError) -> String {
        try read(typed, TextRule(.paragraph, characters: 1...DealMessage.longest))
    }

    /// A line by which somebody can be reached; blank for none. Throws `invalidFields` about `text`.
    public static func contact(_ typed: String) throws(DealError) -> String {
        try read(typed, TextRule(.line, characters: 0...longestContact))
    }

    private static func read(_ typed: String, _ rule: TextRule) throws(DealError) -> String {
        let reading = rule.read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("text", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
