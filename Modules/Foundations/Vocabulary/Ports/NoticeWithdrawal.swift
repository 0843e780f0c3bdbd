/// The notices about texts to withdraw, because their recipients can no longer read these: the notices would
/// lead nowhere, and count as unread. Only kinds whose rule `isWithdrawable` are meant.
public enum NoticeWithdrawal: Hashable, Sendable {
    /// All notices about the record, or those that lead to that place in it.
    case about(AnyIdentifier, place: AnyIdentifier? = nil)
    /// The notices of these two members about each other.
    case between(MemberID, MemberID)
}

extension OutboxMessage {
    /// The topic of messages that withdraw notices.
    public static let withdrawalTopic = "notice.withdrawn"

    /// A message that withdraws the notices of a place in a record: written in the transaction that hides the
    /// place.
    public init(withdrawingNoticesOf place: AnyIdentifier, in subject: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.withdrawalTopic, "\(place)", "\(subject)", at: moment)
    }

    /// A message that withdraws the two members' notices about each other: written in the transaction of a
    /// block.
    public init(withdrawingNoticesBetween one: MemberID, and other: MemberID, at moment: Timestamp) {
        self.init(Self.withdrawalTopic, "\(one)", "\(other)", at: moment)
    }
}

extension NoticeWithdrawal {
    /// Decodes the withdrawal; nil if the message carries none that this version can read.
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
    /// Withdraws the notices that a message names. Throws `internal` for a message of another topic, and as
    /// `withdraw`.
    public func withdraw(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let withdrawal = NoticeWithdrawal(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) withdraws no notice")
        }
        try await withdraw(withdrawal)
    }
}
