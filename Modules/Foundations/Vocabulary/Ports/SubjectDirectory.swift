/// What other domains know of a record to attach a comment, a report or a notice to it.
public struct SubjectCard: Hashable, Sendable {
    /// The record.
    public let id: AnyIdentifier
    /// Its owner; a member's own card belongs to the member.
    public let owner: MemberID
    /// Its title in one line; blank if it has none.
    public let title: String
    /// The two members who alone see the record; empty if others may see it, too.
    public let parties: Set<MemberID>
    /// Whether it still accepts comments and messages.
    public let isOpen: Bool
    /// Whether the principal of the card looks after the record beside its owner, and may take away what
    /// others have attached to it.
    public let isLookedAfter: Bool
    /// Who is paid for it where that is not its title: the shelter of a campaign; nil for the title.
    public let payee: String?

    /// Memberwise; by default open, not limited to two parties, and looked after by its owner alone.
    public init(
        _ id: AnyIdentifier, owner: MemberID, title: String, parties: Set<MemberID> = [], isOpen: Bool = true,
        isLookedAfter: Bool = false, payee: String? = nil
    ) {
        (self.id, self.owner, self.title) = (id, owner, title)
        (self.parties, self.isOpen, self.isLookedAfter) = (parties, isOpen, isLookedAfter)
        self.payee = payee
    }

    /// The member who receives what `member` says about it: the other party, or else the owner.
    public func other(than member: MemberID) -> MemberID {
        parties.first { $0 != member } ?? owner
    }
}

/// The records of all domains, for domains that attach something to them: which exist, their owners, and who
/// may see them. One port for all; each domain answers for its own prefix.
public protocol SubjectDirectory: Sendable {
    /// The cards of those of these records that the principal may see now, read from the database itself; all
    /// others are omitted, for any reason. Costs at most one query per domain. Throws outages of the stores.
    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard]
}

extension SubjectDirectory {
    /// The card of one record; nil if there is none that the principal may see. Throws as `cards`.
    public func card(
        of subject: AnyIdentifier, for principal: Principal
    ) async throws(ServiceFailure) -> SubjectCard? {
        try await cards(of: [subject], for: principal)[subject]
    }
}

/// A domain that keeps attachments to records of other domains, and learns when a record is gone.
public protocol SubjectFollower: Sendable {
    /// Closes a record that is gone for good: nothing more is attached to it, and existing attachments are
    /// hidden from everyone. Called at least once; repeating it changes nothing. Throws outages.
    func closed(_ subject: AnyIdentifier) async throws(ServiceFailure)
}

extension OutboxMessage {
    /// The topic of messages that a record is gone for good.
    public static let closedTopic = "subject.closed"

    /// A message that the record is gone: written in the transaction that removes it.
    public init(closing subject: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.closedTopic, "\(subject)", at: moment)
    }
}

extension SubjectFollower {
    /// Takes the message that a record is gone. Throws `internal` for any other message, and as `closed`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard event.message.topic == OutboxMessage.closedTopic, let subject = AnyIdentifier(event.subject)
        else { throw .internal("\(event.message.topic) \(event.sequence) names no record") }
        try await closed(subject)
    }
}
