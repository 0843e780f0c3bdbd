extension NoticeKind {
    /// Whether it tells of what somebody has said, and is worth nothing once that is not to be read any more.
    /// What was done (a deal, a moderator's act) stays told.
    public var isAboutWords: Bool {
        switch self {
        case .comment, .reply, .mention, .message: true
        case .deal, .moderation: false
        }
    }
}

/// Which notices about words are withdrawn, because their recipients cannot read these any more: they would
/// lead to nothing, and be counted as unread.
public enum NoticeWithdrawal: Hashable, Sendable {
    /// All about the record, or those that lead to that place in it.
    case about(AnyIdentifier, place: AnyIdentifier? = nil)
    /// Those that one of the two has of the other.
    case between(MemberID, MemberID)
}

extension OutboxMessage {
    /// What messages are about that withdraw notices.
    public static let withdrawalTopic = "notice.withdrawn"

    /// Withdraws the notices that lead to that place in a record: written in the transaction after which it
    /// cannot be read.
    public init(withdrawingNoticesOf place: AnyIdentifier, in subject: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.withdrawalTopic, "\(place)", "\(subject)", at: moment)
    }

    /// Withdraws what the two have been told of each other: written in the transaction of a block.
    public init(withdrawingNoticesBetween one: MemberID, and other: MemberID, at moment: Timestamp) {
        self.init(Self.withdrawalTopic, "\(one)", "\(other)", at: moment)
    }
}

extension NoticeWithdrawal {
    /// What a message withdraws; nil if it withdraws nothing that this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == OutboxMessage.withdrawalTopic else { return nil }
        if let one = MemberID(message.subject), let other = MemberID(message.payload) {
            self = .between(one, other)
        } else if let place = AnyIdentifier(message.subject), let subject = AnyIdentifier(message.payload) {
            self = .about(subject, place: place)
        } else {
            return nil
        }
    }
}

extension NoticeBook {
    /// Takes a message that withdraws notices. Throws `internal` for a message about something else, and as
    /// `withdraw`.
    public func withdraw(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let withdrawal = NoticeWithdrawal(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) withdraws no notice")
        }
        try await withdraw(withdrawal)
    }
}
