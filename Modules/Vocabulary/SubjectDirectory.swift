/// What other domains know of a record that they attach something to: a comment, a report, a notice.
public struct SubjectCard: Hashable, Sendable {
    /// Which record.
    public let id: AnyIdentifier
    /// Whose it is; a member's own card is theirs.
    public let owner: MemberID
    /// What it is called, in one line; blank where it has no name.
    public let title: String
    /// The two whom it is about and who alone see it; none where others may see it, too.
    public let parties: Set<MemberID>
    /// Whether something may still be said about it.
    public let isOpen: Bool

    /// Memberwise; open, and nobody's alone, unless said otherwise.
    public init(
        _ id: AnyIdentifier, owner: MemberID, title: String, parties: Set<MemberID> = [], isOpen: Bool = true
    ) {
        (self.id, self.owner, self.title) = (id, owner, title)
        (self.parties, self.isOpen) = (parties, isOpen)
    }

    /// Whom somebody reaches who says something about it: the other of the two, or else the owner.
    public func other(than member: MemberID) -> MemberID {
        parties.first { $0 != member } ?? owner
    }
}

/// The records of all domains, as those know them who attach something to them: whether one exists, whose it
/// is, and who may see it. One port for all of them; each domain answers for its own prefix.
public protocol SubjectDirectory: Sendable {
    /// The cards of those of these records that the principal may see now, read from the database itself;
    /// others are left out, whatever the reason. At most one question to each domain, however many are asked
    /// for. Throws what keeps a store from answering.
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

/// Keeps something that is attached to records of other domains, and learns when one of these is gone.
public protocol SubjectFollower: Sendable {
    /// The record is gone for good: nothing is attached to it any more, and what was is shown to nobody. Told
    /// at least once; again changes nothing. Throws outages.
    func closed(_ subject: AnyIdentifier) async throws(ServiceFailure)
}

extension OutboxMessage {
    /// What messages are about that say of a record that it is gone for good.
    public static let closedTopic = "subject.closed"

    /// Says that the record is gone: written in the transaction that removes it.
    public init(closing subject: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.closedTopic, "\(subject)", at: moment)
    }
}

extension SubjectFollower {
    /// Takes a message that a record is gone. Throws `internal` for a message about something else, and as
    /// `closed`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard event.message.topic == OutboxMessage.closedTopic, let subject = AnyIdentifier(event.subject)
        else { throw .internal("\(event.message.topic) \(event.sequence) names no record") }
        try await closed(subject)
    }
}
