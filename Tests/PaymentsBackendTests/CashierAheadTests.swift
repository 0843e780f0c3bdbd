import Database
import DatabaseTestKit
import DatabaseTestSupport
import PaymentsContract
import Testing
import Vocabulary

@testable import Payments
@testable import PaymentsSQL

/// What domains ask of payments is also read in the snapshot of their own page, and is the same there.
@Suite struct CashierAheadTests {
    @Test(arguments: TestPlace.present)
    func theSameIsReadAheadAsIsAnswered(place: TestPlace) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            let stage = OrderStage(SQLOrderStore(database, OrderMarket.seal))
            let first = try await stage.refund(stage.fulfil(), 3_000)
            let second = try await stage.fulfil(total: 20_000, earning: .afterReceipt)
            let open = try await stage.open()
            let records = [first, second, open].map(\.order.record)
            let payees = [AnyIdentifier(stage.seller), AnyIdentifier(stage.buyer)]
            let ahead = try await database.read { reader throws(DatabaseError) in
                (
                    try SQLOrderStore.paidOrders(of: records, reader),
                    try SQLOrderStore.balances(of: payees, reader)
                )
            }
            #expect(
                ahead.0 == [
                    records[0]: PaidOrders(count: 1, amount: 7_000),
                    records[1]: PaidOrders(count: 1, amount: 20_000),
                ])
            let share: Int64 = 7_000 - 231
            #expect(ahead.1[payees[0]]?.due == share)
            #expect(try await stage.store.paidOrders(of: records) == ahead.0)
            #expect(try await stage.store.balances(of: payees) == ahead.1)
        }
    }

    /// The database of a backup or a copy is stopped before a server opens it, by its earliest moment.
    @Test(arguments: TestPlace.present)
    func aDatabaseIsHaltedWithoutAService(place: TestPlace) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            let stage = OrderStage(SQLOrderStore(database, OrderMarket.seal))
            #expect(try await stage.store.mode() == .running)
            try await PaymentsHalt.halt(database, .restored, since: stage.now)
            try await PaymentsHalt.halt(database, .copied, since: stage.now.advanced(by: .seconds(60)))
            #expect(try await stage.store.mode() == .halted(.copied, since: stage.now))
            try await stage.store.resume(telling: nil)
            #expect(try await stage.store.mode() == .running)
        }
    }
}
