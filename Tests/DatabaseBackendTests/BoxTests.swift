import ContractKit
import Database
import DatabaseTestSupport
import Testing
import Vocabulary

@Suite("Holds of any thing")
struct BoxTests {
    static let clauses: [Clause<BoxPlace>] =
        HoldClauses.making("boxes") + HoldClauses.ending() + HoldClauses.expiring()

    @Test("every promise is kept in every database", arguments: TestPlace.present)
    func promisesAreKept(_ place: TestPlace) async throws {
        let report = await ContractReport("holds", Self.clauses, on: place.rawValue, orders: [.ascending]) {
            clause, _ in
            try await place.database(HeldBoxes.migration) { database async throws in
                try await clause.check(in: BoxPlace(database))
            }
        }
        for fault in report.broken { Issue.record("\(place.rawValue), \(fault)") }
        #expect(report.notApplicableCount == 0)
        print(report)
    }

    @Test("a member's holds are counted in every database", arguments: TestPlace.present)
    func limits(_ place: TestPlace) async throws {
        let clauses: [Clause<BoxPlace>] = HoldClauses.limiting()
        let report = await ContractReport("limits", clauses, on: place.rawValue, orders: [.ascending]) {
            clause, _ in
            try await place.database(HeldBoxes.migration) { database async throws in
                try await clause.check(in: BoxPlace(database, HoldClauses.limits))
            }
        }
        for fault in report.broken { Issue.record("\(place.rawValue), \(fault)") }
    }

    @Test("a member's active holds are released, what ended stays", arguments: TestPlace.present)
    func release(_ place: TestPlace) async throws {
        try await place.database(HeldBoxes.migration) { database async throws in
            let boxes = BoxPlace(database)
            let box = try await boxes.newThing(units: 5)
            let order = try await boxes.hold(box, 1, for: boxes.newOrder(), until: boxes.until, as: .holder)
                .order
            _ = try await boxes.confirm(box, order, as: .owner)
            let kept = try await boxes.hold(box, 2, for: boxes.newOrder(), until: boxes.until, as: .holder)
            _ = try await boxes.hold(box, 1, for: boxes.newOrder(), until: boxes.until, as: .other)
            let now = boxes.clock.now()
            let after = try await database.write { writer throws(DatabaseError) in
                try HeldBoxes().release(holdsOf: kept.holder, writer, at: now)
                return try [order, kept.order].map { order throws(DatabaseError) in
                    try HeldBoxes().find(order, on: box, writer)?.state
                }
            }
            #expect(after == [.confirmed, .released])
            #expect(try await boxes.stock(of: box) == Stock(left: 4, held: 1))
        }
    }
}

extension BoxPlace {
    var until: Timestamp { clock.now().advanced(by: .seconds(60)) }
}
