import UnicodeText
public import Vocabulary

/// A moderator's act that hid or removed a comment.
public struct CommentModeration: Hashable, Sendable {
    /// The moderator's reason; empty if none was given, or once the moderator has withdrawn.
    public let reason: String
    /// When.
    public let moderatedAt: Timestamp
    /// The moderator who acted; never disclosed.
    public let moderator: MemberID

    /// Memberwise.
    public init(reason: String, moderatedAt: Timestamp, moderator: MemberID) {
        (self.reason, self.moderatedAt, self.moderator) = (reason, moderatedAt, moderator)
    }

    /// The same without the reason.
    var withoutReason: CommentModeration {
        CommentModeration(reason: "", moderatedAt: moderatedAt, moderator: moderator)
    }

    /// The allowed lengths of a reason in characters; it is one line.
    public static let reasonLengths = 2...300
    private static let rule = TextRule(.line, characters: reasonLengths)

    /// The typed reason in its normal form; it may be empty when an act restores. Throws `invalidFields`.
    static func reason(_ typed: String, for act: SubjectAct) throws(CommentError) -> String {
        let reading = rule.read(typed)
        if act == .restore, reading.text.isEmpty { return "" }
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
