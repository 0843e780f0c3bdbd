import Database
import DatabaseTestKit
import DatabaseTestSupport
import Payments
import PaymentsContract
import Synchronization
import Testing

@testable import PaymentsSQL

/// A withdrawal runs in portions: small ones give the same as one, and an interrupted one is finished by the
/// next call.
@Suite struct OrderPortionTests {
    @Test(arguments: TestPlace.present)
    func portionsOfAnySizeGiveTheSame(place: TestPlace) async throws {
        for portion in [1, 2, 5] {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                let store = SQLOrderStore(database, OrderMarket.seal, portion: portion)
                try await Self.expectAsInMemory(in: store, database)
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func theNextCallFinishesAnInterruptedOne(place: TestPlace) async throws {
        for writes in [1, 2, 4] {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                let store = SQLOrderStore(database, OrderMarket.seal, portion: 2)
                try await Self.expectAsInMemory(in: store, database) { script in
                    let stopping = StoppingDatabase(database, after: writes)
                    let interrupted = SQLOrderStore(stopping, OrderMarket.seal, portion: 1)
                    let result = await script.forget(script.members[1]).result(in: interrupted)
                    #expect(result != "forgotten", "let the withdrawal take more than \(writes) writes")
                }
            }
        }
    }

    /// Checks that the store has the same as the model after a member's withdrawal; `interruption` happens to
    /// the store alone, before it.
    private static func expectAsInMemory(
        in store: SQLOrderStore, _ database: TestDatabase,
        _ interruption: (OrderScript) async throws -> Void = { _ in }
    ) async throws {
        var script = OrderScript(seed: 11, isSevere: false)
        let model = InMemoryOrderStore(OrderMarket.seal)
        for _ in 0..<140 {
            let step = script.next()
            let (found, expected) = (await step.result(in: store), await step.result(in: model))
            #expect(found == expected, "\(step)")
        }
        script.pass(.seconds(60))
        try await interruption(script)
        let step = script.forget(script.members[1])
        let (found, expected) = (await step.result(in: store), await step.result(in: model))
        #expect(found == expected, "\(step)")
        let state = try await StoredState(of: store, script)
        #expect(state.differences(from: try await StoredState(of: model, script)) == [])
        #expect(try await PaymentsChecks.faults(in: database) == [])
    }
}

/// A database that refuses all writes after the first ones.
private final class StoppingDatabase: SQLDatabase {
    private let inner: any SQLDatabase
    private let left: Mutex<Int>

    init(_ inner: any SQLDatabase, after writes: Int) {
        self.inner = inner
        left = Mutex(writes)
    }

    var engine: SQLEngine { inner.engine }

    var unreadableRows: UnreadableRows { inner.unreadableRows }

    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await inner.runRead(body)
    }

    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        let isOver = left.withLock { left in
            left -= 1
            return left < 0
        }
        if isOver { throw .unavailable("the power has failed") }
        try await inner.runWrite(body)
    }
}
