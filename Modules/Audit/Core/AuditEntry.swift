public import Vocabulary

/// An act as it stands in the log, for good: the only thing that ever changes about it is that its reason is
/// erased.
public struct AuditEntry: Hashable, Sendable {
    /// Its number, counted from 1 without gaps.
    public let sequence: Int64
    /// What was told; without the reason if that has been erased.
    public let event: AuditEvent
    /// The salted hash of the reason; nil if none was given.
    public let reasonHash: AuditHash?
    /// The hash of all this under that of the entry before it.
    public let hash: AuditHash

    /// What a store has kept.
    public init(sequence: Int64, event: AuditEvent, reasonHash: AuditHash?, hash: AuditHash) {
        self.sequence = sequence
        self.event = event
        self.reasonHash = reasonHash
        self.hash = hash
    }

    /// The entry of an event behind those before. Throws `internal` as `AuditSeals`.
    public init(
        _ event: AuditEvent, reasonHash: AuditHash?, behind head: AuditHead, _ seals: AuditSeals
    ) throws(AuditError) {
        let sequence = head.sequence + 1
        let content = Self.content(sequence, event, reasonHash)
        self.init(
            sequence: sequence, event: event, reasonHash: reasonHash,
            hash: try seals.hash(content, behind: head.hash))
    }

    /// Whether a reason was given that has been erased.
    public var isReasonErased: Bool { event.reason == nil && reasonHash != nil }

    /// Where the log ends with this entry.
    public var head: AuditHead { AuditHead(sequence: sequence, hash: hash) }

    /// Whether it is the entry that was written behind that one. Throws as `AuditSeals`.
    public func follows(_ previous: AuditHash, _ seals: AuditSeals) throws(AuditError) -> Bool {
        try seals.hash(Self.content(sequence, event, reasonHash), behind: previous) == hash
    }

    /// What is hashed of an entry. It never changes: entries are verified as long as there is the log.
    static func content(_ sequence: Int64, _ event: AuditEvent, _ reasonHash: AuditHash?) -> RequestContent {
        return RequestContent(of: [
            "\(sequence)", "\(event.id)", event.actor.memberID.map { "\($0)" }, event.actor.role?.rawValue,
            event.verb, event.subject, event.affected.map { "\($0)" }, "\(event.actedAt.microseconds)",
            reasonHash.map { "\($0)" },
        ])
    }
}

/// Where the log ends: whoever knows it can tell later whether what was there then is there still.
public struct AuditHead: Hashable, Sendable {
    /// How many entries there are.
    public let sequence: Int64
    /// The hash of the last.
    public let hash: AuditHash

    /// Memberwise.
    public init(sequence: Int64, hash: AuditHash) {
        self.sequence = sequence
        self.hash = hash
    }

    /// That of a log without entries.
    public static let beginning = AuditHead(sequence: 0, hash: .beginning)
}
