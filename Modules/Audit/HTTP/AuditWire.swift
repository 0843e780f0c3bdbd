public import Audit
public import Vocabulary
public import Wire

/// The wire forms of the audit log.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum AuditWire {
    /// An entry.
    public static let entry: WireCoder<AuditEntry> = entryShape.coder

    /// A page of entries.
    public static let page: WireCoder<Page<AuditEntry>> = .page("AuditPage", of: entry)
}

extension AuditWire {
    /// `actor` and `role` are null for acts on the machine itself; `reasonHash` without `reason` means that
    /// the reason was erased. The nicknames are null for the machine and for withdrawn members.
    private static let entryShape = Shape<AuditEntry>(
        "AuditEntry",
        Field("sequence", .integer) { $0.sequence },
        Field(flattening: event) { $0.event },
        Field("reasonHash", hash.optional) { $0.reasonHash },
        Field("hash", hash) { $0.hash },
        Field("actorNickname", nickname.optional) { $0.actorNickname },
        Field("affectedNickname", nickname.optional) { $0.affectedNickname }
    ) { sequence, event, reasonHash, hash, actorNickname, affectedNickname in
        AuditEntry(
            sequence: sequence, event: event, reasonHash: reasonHash, hash: hash,
            actorNickname: actorNickname, affectedNickname: affectedNickname)
    }

    private static let nickname = WireCoder<String>.text(example: "느티나무")

    /// A recorded act; `actor` and `role` are null for acts on the machine itself.
    public static let event = Shape<AuditEvent>(
        "AuditEvent",
        Field("id", .id()) { $0.id },
        Field(flattening: actor) { $0.actor },
        Field("verb", WireCoder<String>.text(example: "listings.hide")) { $0.verb },
        Field("subject", .text) { $0.subject },
        Field("affected", WireCoder<MemberID>.id().optional) { $0.affected },
        Field("actedAt", .timestamp) { $0.actedAt },
        Field("reason", WireCoder<String>.text(example: "전화번호를 적었습니다").optional) { $0.reason }
    ) { id, actor, verb, subject, affected, actedAt, reason in
        AuditEvent(id: id, by: actor, verb, subject, affecting: affected, at: actedAt, reason: reason)
    }

    private static let actor = Shape<AuditActor>(
        "AuditActor",
        Field("actor", WireCoder<MemberID>.id().optional) { $0.memberID },
        Field("role", WireCoder<Role>.choice.optional) { $0.role }
    ) { actor, role in AuditActor(actor, role: role) }

    private static let hash = WireCoder<String>.text(
        maximumLength: ChainHash.size * 2, example: String(repeating: "0f", count: ChainHash.size)
    ).map(expected: "64 hexadecimal digits", to: { "\($0)" }, from: { ChainHash($0) })

    /// The errors of the audit log on the wire.
    static let failures = FailureCoder<AuditError>(
        .fieldErrors(AuditError.invalidFields), .plain(.operatorsOnly))
}

extension AuditActor {
    /// With both values a member; otherwise the machine.
    fileprivate init(_ member: MemberID?, role: Role?) {
        if let member, let role { self = .member(member, role: role) } else { self = .machine }
    }
}
