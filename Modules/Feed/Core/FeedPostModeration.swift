import UnicodeText
public import Vocabulary

/// A moderator's act that hid or removed a post, as its author is told.
public struct FeedPostModeration: Hashable, Sendable {
    /// Why, in the moderator's own words; empty once the moderator has withdrawn.
    public let reason: String
    /// When.
    public let moderatedAt: Timestamp

    /// Memberwise.
    public init(reason: String, moderatedAt: Timestamp) {
        (self.reason, self.moderatedAt) = (reason, moderatedAt)
    }

    /// How many characters a reason has; it is one line.
    public static let reasonLengths = 2...300

    /// The typed reason in its normal form: required to hide and to remove, not to restore. Throws
    /// `invalidFields`.
    static func reason(_ typed: String, to act: SubjectAct) throws(FeedError) -> String {
        let reading = TextRule(.line, characters: reasonLengths).read(typed)
        if act == .restore, reading.text.isEmpty { return "" }
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}

extension FeedPost {
    /// As a moderator leaves it. Throws `notFound` if it is removed, `wrongState` where it is so already.
    public func moderated(
        _ act: SubjectAct, reason: String, at now: Timestamp
    ) throws(FeedError) -> FeedPost {
        var next = try changed()
        switch act {
        case .hide:
            if state == .hidden { throw .wrongState(state) }
            next.state = .hidden
        case .restore:
            if state == .shown { throw .wrongState(state) }
            next.state = .shown
        case .remove: next.state = .removed
        }
        next.moderation = act == .restore ? nil : FeedPostModeration(reason: reason, moderatedAt: now)
        return next
    }
}
