import ContractKit
import Database
import DatabaseTestSupport
import Testing
import Vocabulary

@Suite("Outboxes")
struct OutboxTests {
    @Test("every promise is kept in every database", arguments: TestPlace.present)
    func promisesAreKept(_ place: TestPlace) async throws {
        let report = await ContractReport(
            "outbox", OutboxClauses.all(in: SQLOutboxPlace.self), on: place.rawValue, orders: [.ascending]
        ) { clause, _ in
            try await place.database(NotesOutbox.migration) { database async throws in
                try await clause.check(in: SQLOutboxPlace(place: place, database: database))
            }
        }
        for fault in report.broken { Issue.record("\(place.rawValue), \(fault)") }
        let left = place == .postgres ? 0 : 1
        #expect(report.notApplicableCount == left, "a clause was not checked: give its fixture what it needs")
        print(report)
    }

    @Test("every promise is kept in memory", arguments: OutboxClauses.all(in: MemoryOutboxPlace.self))
    func promiseIsKeptInMemory(_ clause: Clause<MemoryOutboxPlace>) async throws {
        do {
            try await clause.check(in: MemoryOutboxPlace())
        } catch let error as NotApplicable {
            #expect(clause.name == "a transaction that ends late is not skipped", "\(error)")
        }
    }

    /// The fault and a word of the clause that must catch it.
    static let faults: [(OutboxFault, String)] = [
        (.keepsNothing, "told once, in its order"), (.tellsTwice, "told once, in its order"),
        (.tellsBackwards, "several messages of one transaction"), (.ignoresLimits, "more than one batch"),
        (.ignoresWaiting, "later events of a subject"), (.retriesAtOnce, "told again later"),
        (.neverRetries, "told again later"), (.losesUnfinished, "never finished"),
        (.sharesWhatIsTaken, "never finished"), (.skipsLateOnes, "ends late"),
        (.writesBesides, "a failed transaction"), (.forgetsWhenReopened, "closed and opened"),
        (.changesText, "as it was written"), (.countsReturns, "cancelled deliverer"),
        (.obeysLateDeliverers, "comes too late"), (.neverWaitsLonger, "twice as long"),
        (.blocksEverybody, "a receiver that hears nothing"),
    ]

    @Test("each fault is caught by its clause", arguments: faults)
    func isCaught(_ fault: OutboxFault, _ words: String) async throws {
        let clauses = OutboxClauses.all(in: MemoryOutboxPlace.self).filter { $0.name.contains(words) }
        let clause = try #require(clauses.first, "no clause says \(words): name the one that must fail")
        await #expect(throws: BrokenPromise.self, "\(fault) must break: \(clause)") {
            try await clause.check(in: MemoryOutboxPlace(fault))
        }
    }

    @Test("every clause but the one on racing fails under a fault")
    func coverage() {
        let free = OutboxClauses.all(in: MemoryOutboxPlace.self).map(\.name).filter { name in
            !Self.faults.contains { name.contains($0.1) }
        }
        #expect(
            free == ["of what several deliverers tell while others write nothing is lost or out of order"])
        #expect(Set(Self.faults.map(\.0)) == Set(OutboxFault.allCases))
    }

    @Test("the declaration is what the migration made", arguments: TestPlace.present)
    func declaration(_ place: TestPlace) async throws {
        try await place.database(NotesOutbox.migration) { database async throws in
            let comparison = SchemaComparison(tables: [NotesOutbox.table.table])
            let differences = try await comparison.differences(in: database)
            #expect(differences.filter { !"\($0)".hasPrefix("notes ") } == [])
        }
    }

    @Test("numbers go on behind rows that were copied", arguments: TestPlace.present)
    func copied(_ place: TestPlace) async throws {
        try await place.database(NotesOutbox.migration) { database async throws in
            let counting = database.engine.counting(on: NotesOutbox.table.table)
            let message = OutboxMessage("글", "가", at: Timestamp(microseconds: 1))
            let numbers = try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO notes_outbox (sequence, topic, subject, payload, written_at, attempts, due_at)
                    VALUES (50, '글', '가', '', 1, 0, 0)
                    """)
                if let counting { _ = try writer.exists(counting) }
                try NotesOutbox.table.append(message, writer)
                return try NotesOutbox.table.pending(limit: 9, writer).map(\.sequence)
            }
            #expect(numbers == [50, 51])
        }
    }

    @Test("reasons that wait go with the member whom they are about", arguments: TestPlace.present)
    func erased(_ place: TestPlace) async throws {
        let ids = (1...3).map { RawIdentifier(milliseconds: $0, random: ($0, $0)) }
        let (moderator, seller, other) = (MemberID(ids[0]), MemberID(ids[1]), MemberID(ids[2]))
        let messages = [seller, other].map { member in
            OutboxMessage(
                AuditEvent(
                    id: AuditEventID(member.raw), by: .member(moderator, role: .moderator), "listings.hide",
                    "\(member)", affecting: member, at: Timestamp(microseconds: 1), reason: "전화번호"))
        }
        try await place.database(NotesOutbox.migration) { database async throws in
            let reasons = try await database.write { writer throws(DatabaseError) in
                for message in messages { try NotesOutbox.table.append(message, writer) }
                try NotesOutbox.table.eraseReasons(of: seller, writer)
                return try NotesOutbox.table.pending(limit: 9, writer).map { AuditEvent($0.message)?.reason }
            }
            #expect(reasons == [nil, "전화번호"])
        }
    }
}
