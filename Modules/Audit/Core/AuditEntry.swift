public import Vocabulary

/// An act in the log. An entry is permanent; only its reason can be erased.
public struct AuditEntry: Hashable, Sendable {
    /// Its number, counted from 1 without gaps.
    public let sequence: Int64
    /// The recorded event; without the reason if that has been erased.
    public let event: AuditEvent
    /// The salted hash of the reason; nil if none was given.
    public let reasonHash: ChainHash?
    /// The hash of the entry, keyed with the hash of the entry before it.
    public let hash: ChainHash
    /// The current nickname of the member who acted; nil for the machine and for a withdrawn member. Stored
    /// entries have none.
    public private(set) var actorNickname: String?
    /// The current nickname of the affected member; nil without one and for a withdrawn member. Stored
    /// entries have none.
    public private(set) var affectedNickname: String?

    /// An entry, by default without nicknames.
    public init(
        sequence: Int64, event: AuditEvent, reasonHash: ChainHash?, hash: ChainHash,
        actorNickname: String? = nil, affectedNickname: String? = nil
    ) {
        self.sequence = sequence
        self.event = event
        self.reasonHash = reasonHash
        self.hash = hash
        (self.actorNickname, self.affectedNickname) = (actorNickname, affectedNickname)
    }

    /// The entry of an event after the head of the log. Throws `internal` as `AuditSeals`.
    public init(
        _ event: AuditEvent, reasonHash: ChainHash?, behind head: ChainHead, _ seals: AuditSeals
    ) throws(AuditError) {
        let sequence = head.sequence + 1
        let content = Self.content(sequence, event, reasonHash)
        self.init(
            sequence: sequence, event: event, reasonHash: reasonHash,
            hash: try seals.hash(content, behind: head.hash))
    }

    /// Whether its reason has been erased.
    public var isReasonErased: Bool { event.reason == nil && reasonHash != nil }

    /// The head of the log with this entry as the last.
    public var head: ChainHead { ChainHead(sequence: sequence, hash: hash) }

    /// Whether the entry was written after the one with that hash. Throws as `AuditSeals`.
    public func follows(_ previous: ChainHash, _ seals: AuditSeals) throws(AuditError) -> Bool {
        try seals.hash(Self.content(sequence, event, reasonHash), behind: previous) == hash
    }

    /// The members of the entry: who acted, and the affected member.
    var members: Set<MemberID> { Set([event.actor.memberID, affectedMember].compactMap(\.self)) }

    /// The same entry with the nicknames of its members.
    func named(by cards: [MemberID: MemberCard]) -> AuditEntry {
        var entry = self
        entry.actorNickname = event.actor.memberID.flatMap { cards[$0]?.nickname }
        entry.affectedNickname = affectedMember.flatMap { cards[$0]?.nickname }
        return entry
    }

    /// The member that the act affects, or that is its subject.
    private var affectedMember: MemberID? { event.affected ?? MemberID(event.subject) }

    /// The hashed content of an entry. It never changes: entries are verified as long as the log exists.
    static func content(_ sequence: Int64, _ event: AuditEvent, _ reasonHash: ChainHash?) -> RequestContent {
        return RequestContent(of: [
            "\(sequence)", "\(event.id)", event.actor.memberID.map { "\($0)" }, event.actor.role?.rawValue,
            event.verb, event.subject, event.affected.map { "\($0)" }, "\(event.actedAt.microseconds)",
            reasonHash.map { "\($0)" },
        ])
    }
}
