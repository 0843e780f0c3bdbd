import UnicodeText
public import Vocabulary

/// A comment before its check.
public struct CommentDraft: Hashable, Sendable {
    /// 1 to 1,000 characters, at most 4,000 bytes, on at most 20 lines.
    public var text: String
    /// The comment that is replied to; nil for one that stands by itself.
    public var replyTo: CommentID?

    /// A draft with that text.
    public init(_ text: String = "", replyTo: CommentID? = nil) {
        self.text = text
        self.replyTo = replyTo
    }

    /// How many characters a text has.
    public static let lengths = 1...1_000
    /// How many bytes of UTF-8 a typed text has at the most.
    public static let largestSize = 4_000
    /// How many lines a text has at the most.
    public static let mostLines = 20
    /// How many different members a text mentions at the most.
    public static let mostMentions = 10

    private static let rule = TextRule(.paragraph, characters: lengths, largestSize: largestSize)

    /// The checked text, trimmed and in NFC. Throws `invalidFields` with all field errors.
    public static func checked(_ text: String) throws(CommentError) -> String {
        let reading = rule.read(text)
        var fieldErrors = reading.brokenRules.map { FieldError("text", $0) }
        let lines = 1 + reading.text.count { $0.isNewline }
        if lines > mostLines { fieldErrors.append(FieldError("text.lines", range(1, mostLines))) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }

    /// The text with mentions of found members. Throws `invalidFields` for too many mentions.
    static func checked(_ text: CommentText) throws(CommentError) -> CommentText {
        guard text.members.count <= mostMentions else {
            throw .invalidFields([FieldError("text.mentions", range(0, mostMentions))])
        }
        return text
    }

    private static func range(_ least: Int, _ most: Int) -> FieldError.Rule {
        .outOfRange(minimum: Int64(least), maximum: Int64(most))
    }
}
