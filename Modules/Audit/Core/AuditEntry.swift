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

    /// A stored entry.
    public init(sequence: Int64, event: AuditEvent, reasonHash: ChainHash?, hash: ChainHash) {
        self.sequence = sequence
        self.event = event
        self.reasonHash = reasonHash
        self.hash = hash
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

    /// The hashed content of an entry. It never changes: entries are verified as long as the log exists.
    static func content(_ sequence: Int64, _ event: AuditEvent, _ reasonHash: ChainHash?) -> RequestContent {
        return RequestContent(of: [
            "\(sequence)", "\(event.id)", event.actor.memberID.map { "\($0)" }, event.actor.role?.rawValue,
            event.verb, event.subject, event.affected.map { "\($0)" }, "\(event.actedAt.microseconds)",
            reasonHash.map { "\($0)" },
        ])
    }
}
