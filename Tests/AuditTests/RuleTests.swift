import Audit
import ContractKit
import Testing
import Vocabulary

/// The rules without a store: what is hashed, and what a hash is.
@Suite struct RuleTests {
    private static let raw = (1...4).map { RawIdentifier(milliseconds: $0, random: ($0, $0)) }
    private static let event = AuditEvent(
        id: AuditEventID(raw[0]), by: .member(MemberID(raw[1]), role: .moderator), "listings.hide",
        "lst_00000000000000000000000001", affecting: MemberID(raw[2]),
        at: Timestamp(microseconds: 1_753_000_000_000_001))
    private static let hash = ChainHash([UInt8](repeating: 0xAB, count: 32))

    /// Entries are verified as long as there is the log: this hash never changes.
    @Test func theHashOfAnEntryIsPinned() throws {
        let entry = try AuditEntry(Self.event, reasonHash: Self.hash, behind: .beginning, .system)
        #expect(entry.sequence == 1)
        #expect("\(entry.hash)" == "821f1d09cf81cf3814ecc4b4ae0ac4197603701de6f8dd57b9b4dda216a273c7")
        let next = try AuditEntry(Self.event, reasonHash: nil, behind: entry.head, .system)
        #expect("\(next.hash)" == "35c65dc7367d1493d40d5ce03837cc1135281a0e616b0d516e471f8f6ab3854e")
    }

    @Test func whateverIsChangedChangesTheHash() throws {
        let entry = try AuditEntry(Self.event, reasonHash: Self.hash, behind: .beginning, .system)
        #expect(try entry.follows(.beginning, .system))
        let other = MemberID(Self.raw[3])
        let actor = AuditActor.member(MemberID(Self.raw[1]), role: .moderator)
        let changed = [
            Self.event(by: .machine), Self.event(by: .member(other, role: .moderator)),
            Self.event(by: .member(MemberID(Self.raw[1]), role: .operator)),
            Self.event(by: actor, verb: "listings.unhide"), Self.event(by: actor, subject: "lst_"),
            Self.event(by: actor, affecting: other), Self.event(by: actor, affecting: nil),
            Self.event(by: actor, id: Self.raw[3]), Self.event(by: actor, at: 5),
        ]
        for event in changed {
            let forged = AuditEntry(
                sequence: 1, event: event, reasonHash: Self.hash, hash: entry.hash)
            #expect(try !forged.follows(.beginning, .system), "\(event)")
        }
        for (sequence, hash) in [(2, Self.hash), (1, nil), (1, ChainHash.beginning)] {
            let forged = AuditEntry(
                sequence: Int64(sequence), event: Self.event, reasonHash: hash, hash: entry.hash)
            #expect(try !forged.follows(.beginning, .system))
        }
        #expect(try !entry.follows(entry.hash, .system))
    }

    private static func event(
        by actor: AuditActor, verb: String = event.verb, subject: String = event.subject,
        affecting member: MemberID? = event.affected, id: RawIdentifier = event.id.raw,
        at moment: Int64 = event.actedAt.microseconds
    ) -> AuditEvent {
        AuditEvent(
            id: AuditEventID(id), by: actor, verb, subject, affecting: member,
            at: Timestamp(microseconds: moment))
    }

    @Test func aHashIsReadAsItIsWritten() throws {
        let hash = try #require(ChainHash((0..<32).map { UInt8($0 * 8 + 7) }))
        #expect(ChainHash("\(hash)") == hash)
        #expect("\(hash)".hasPrefix("070f171f"))
        for text in ["", "07", "\(hash)0", "\(hash)".uppercased(), "\(hash)".replacing("f", with: "g")] {
            #expect(ChainHash(text) == nil, "\(text)")
        }
        #expect(ChainHash([1, 2, 3]) == nil)
    }

    @Test func whoHasNoRandomBytesSealsNothing() {
        let seals = AuditSeals(keyedHash: { _, _ in [] }, randomBytes: { _ in nil })
        #expect(throws: AuditError.self) { try seals.sealed("이유") }
        #expect(throws: AuditError.self) {
            try AuditEntry(Self.event, reasonHash: nil, behind: .beginning, seals)
        }
    }
}
