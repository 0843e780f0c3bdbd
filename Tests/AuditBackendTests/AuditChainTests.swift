import Audit
import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Vocabulary

@testable import AuditSQL

/// What `check` says of a log that somebody has been at.
@Suite struct AuditChainTests {
    /// What is done to a log of 1,100 entries, and what is said of it.
    struct Tampering: Sendable, CustomTestStringConvertible {
        let name: String
        let statements: [SQL]
        let faults: [String]
        var testDescription: String { name }
    }

    private static let zeros = String(repeating: "0", count: 64)

    static let tamperings = [
        Tampering(name: "nothing", statements: [], faults: []),
        Tampering(
            name: "an entry is changed",
            statements: ["UPDATE audit_entries SET verb = 'listings.show' WHERE sequence = 700"],
            faults: ["entry 700 was changed, moved or put in"]),
        Tampering(
            name: "an entry is removed", statements: ["DELETE FROM audit_entries WHERE sequence = 3"],
            faults: ["entry 3 is missing"]),
        Tampering(
            name: "several are removed",
            statements: ["DELETE FROM audit_entries WHERE sequence BETWEEN 499 AND 1002"],
            faults: ["entries 499 to 1002 are missing"]),
        Tampering(
            name: "the last are removed", statements: ["DELETE FROM audit_entries WHERE sequence > 1000"],
            faults: ["entries behind 1000 are missing: there were 1100"]),
        Tampering(
            name: "all are removed", statements: ["DELETE FROM audit_entries"],
            faults: ["entries behind 0 are missing: there were 1100", "aud_"]),
        Tampering(
            name: "two change places",
            statements: [
                "UPDATE audit_entries SET sequence = 5000 WHERE sequence = 10",
                "UPDATE audit_entries SET sequence = 10 WHERE sequence = 20",
                "UPDATE audit_entries SET sequence = 20 WHERE sequence = 5000",
            ],
            faults: [10, 11, 20, 21].map { "entry \($0) was changed, moved or put in" }),
        Tampering(
            name: "another hash is put in",
            statements: ["UPDATE audit_entries SET hash = \(zeros) WHERE sequence = 500"],
            faults: [500, 501].map { "entry \($0) was changed, moved or put in" }),
        Tampering(
            name: "the end is noted otherwise", statements: ["UPDATE audit_heads SET sequence = 1099"],
            faults: ["the log is noted to end with entry 1099 of hash"]),
        Tampering(
            name: "a reason is changed",
            statements: [
                """
                UPDATE audit_reasons SET reason = '다른 이유'
                WHERE event = (SELECT event FROM audit_entries WHERE sequence = 4)
                """
            ], faults: ["entry 4"]),
        Tampering(
            name: "a reason is removed",
            statements: [
                """
                DELETE FROM audit_reasons
                WHERE event = (SELECT event FROM audit_entries WHERE sequence = 4)
                """
            ], faults: ["entry 4"]),
    ]

    @Test(arguments: TestPlace.present, tamperings)
    func whatWasDoneToTheLogIsNamed(place: TestPlace, tampering: Tampering) async throws {
        try await TestDatabase.with(place, AuditMigrations.all) { database in
            try await Self.fill(database, 1100)
            try await database.write { writer throws(DatabaseError) in
                for statement in tampering.statements { try writer.run(statement) }
            }
            let found = try await Self.faults(in: database)
            #expect(found.count == tampering.faults.count, "\(found)")
            for (found, expected) in zip(found, tampering.faults) {
                #expect(found.hasPrefix(expected), "\(found)")
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func theChainIsWholeAfterMembersHaveLeft(place: TestPlace) async throws {
        try await TestDatabase.with(place, AuditMigrations.all) { database in
            let environment = ClauseEnvironment(.ascending)
            let store = SQLAuditStore(database, .system)
            let owner = try #require(environment.members.owner.memberID)
            for number in 0..<3 {
                let member = number == 1 ? owner : environment.ids.next()
                try await store.append(Self.event(environment, affecting: member))
            }
            let before = try await store.head()
            try await store.forget(owner, at: environment.clock.now())
            #expect(try await Self.faults(in: database) == [])
            #expect(try await store.head() == before)
            let reasons = try await database.read { reader throws(DatabaseError) in
                try reader.query("SELECT reason FROM audit_reasons") { row throws(DatabaseError) in
                    try row.text(0)
                }
            }
            #expect(reasons.count == 2)
        }
    }

    @Test(arguments: TestPlace.present)
    func whatWasSaidOfOneWhoHasLeftIsNamed(place: TestPlace) async throws {
        try await TestDatabase.with(place, AuditMigrations.all) { database in
            let environment = ClauseEnvironment(.ascending)
            let store = SQLAuditStore(database, .system)
            let owner = try #require(environment.members.owner.memberID)
            try await store.append(Self.event(environment, affecting: owner))
            try await database.write { writer throws(DatabaseError) in
                try writer.run("INSERT INTO audit_closed_members (member, closed_at) VALUES (\(owner), 1)")
            }
            #expect(try await Self.faults(in: database) == ["entry 1"])
        }
    }

    @Test(arguments: TestPlace.present)
    func aLogThatIsNotTheSameAnyMoreIsKnownByAnEarlierEnd(place: TestPlace) async throws {
        try await TestDatabase.with(place, AuditMigrations.all) { database in
            let log = try #require(AuditSchema.schema(.system).logs.first)
            try await Self.fill(database, 4)
            let head = try await database.read(log.head)
            #expect((head.name, head.sequence) == ("audit log", 4))
            try await SQLAuditStore(database, .system).append(
                AuditEvent(
                    id: AuditEventID(RawIdentifier(milliseconds: 7, random: (7, 7))), by: .machine,
                    "listings.hide", "lst_1", affecting: nil, at: Timestamp(microseconds: 7)))
            for (earlier, expected) in [
                (head, nil), (LogHead(head.name, sequence: 0, hash: Self.zeros), nil),
                (LogHead(head.name, sequence: 9, hash: head.hash), "the audit log has no entry 9 any more"),
                (
                    LogHead(head.name, sequence: 4, hash: Self.zeros),
                    "entry 4 of the audit log has the hash \(head.hash), and had \(Self.zeros)"
                ),
            ] as [(LogHead, String?)] {
                let found = try await database.read { reader throws(DatabaseError) in
                    try log.contradiction(to: earlier, reader)
                }
                #expect(found?.english == expected)
            }
        }
    }

    private static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in AuditChecks.all(.system) {
            found += try await check.offenders(in: database, limit: 9)
        }
        return found
    }

    private static func event(
        _ environment: ClauseEnvironment, affecting member: MemberID?, reason: String? = "전화번호"
    ) -> AuditEvent {
        AuditEvent(
            id: environment.ids.next(), by: .machine, "listings.hide", "\(environment.ids.next() as OrderID)",
            affecting: member, at: environment.clock.now(), reason: reason)
    }

    /// Appends that many acts in one transaction, the fourth with a reason.
    private static func fill(_ database: any SQLDatabase, _ count: Int) async throws {
        let environment = ClauseEnvironment(.shuffled)
        let store = SQLAuditStore(database, .system)
        for number in 1...4 {
            let reason = number == 4 ? "이유" : nil
            try await store.append(event(environment, affecting: nil, reason: reason))
        }
        var (head, statements): (ChainHead, [SQL]) = (try await store.head(), [])
        for _ in 4..<max(count, 4) {
            let event = event(environment, affecting: nil, reason: nil)
            let entry = try AuditEntry(event, reasonHash: nil, behind: head, .system)
            statements += AuditChain.appending(entry)
            head = entry.head
        }
        try await database.write { [statements] writer throws(DatabaseError) in
            try writer.batch(statements)
        }
    }
}
