import Database
import DatabaseTestKit
import DatabaseTestSupport
import PaymentsContract
import Testing
import Vocabulary

@testable import Payments
@testable import PaymentsSQL

/// Two stores on one database, as two servers have them.
@Suite struct OrderRaceTests {
    private static func with(
        _ place: TestPlace, _ work: (OrderStage, OrderStage, TestDatabase) async throws -> Void
    ) async throws {
        try await TestDatabase.with(place, PaymentsMigrations.all) { database in
            let stages = (0..<2).map { _ in OrderStage(SQLOrderStore(database, OrderMarket.seal)) }
            try await work(stages[0], stages[1], database)
            #expect(try await PaymentsChecks.faults(in: database) == [])
        }
    }

    @Test(arguments: TestPlace.present)
    func ofChangesOfOneFileOneIsWritten(place: TestPlace) async throws {
        try await Self.with(place) { first, second, _ in
            let file = try await first.fulfil()
            let changes = try (0..<8).map { _ in
                try first.engine(file).returned(Money(6_000, .krw), .returned, .returned, by: first.seller)
                    .counted(from: file, at: first.now)
            }
            let written = try await withThrowingTaskGroup(of: Bool.self) { group in
                for (number, change) in changes.enumerated() {
                    let store = number.isMultiple(of: 2) ? first.store : second.store
                    group.addTask { try await store.apply(change, to: file, request: nil, at: first.now) }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(written == 1, "let one of eight changes be written")
            let after = try #require(try await second.store.file(file.order.id))
            #expect(after.refunds.count == 1 && after.refundable == Money(4_000, .krw))
        }
    }

    @Test(arguments: TestPlace.present)
    func aBuyerHasOneOpenOrderForARecord(place: TestPlace) async throws {
        try await Self.with(place) { first, second, _ in
            let record = AnyIdentifier(first.ids.next() as OrderID)
            let drafts = try (0..<8).map { _ in try first.drafted(record) }
            let opened = try await withThrowingTaskGroup(of: OrderID.self) { group in
                for (number, draft) in drafts.enumerated() {
                    let store = number.isMultiple(of: 2) ? first.store : second.store
                    group.addTask {
                        try await store.insert(draft.order, draft.payment, request: nil, at: first.now).order
                            .id
                    }
                }
                return try await group.reduce(into: Set<OrderID>()) { $0.insert($1) }
            }
            #expect(opened.count == 1, "answer the open order to all eight")
        }
    }

    @Test(arguments: TestPlace.present)
    func payoutsAtOnceStayWithinTheBalance(place: TestPlace) async throws {
        try await Self.with(place) { first, second, _ in
            let file = try await first.fulfil()
            try await first.settle(file)
            let payee = AnyIdentifier(first.seller)
            #expect(try await first.store.balance(of: payee) == PayeeBalance(payable: 9_670))
            let paid = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<6 {
                    let store = number.isMultiple(of: 2) ? first.store : second.store
                    let payout = LedgerAct.payout(payee, Money(3_000, .krw), transfer: "transfer \(number)")
                    group.addTask { (try? await store.post(payout, telling: nil, at: first.now)) ?? false }
                }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(paid == 3, "pay out three times 3,000 of 9,670")
            #expect(try await second.store.balance(of: payee) == PayeeBalance(payable: 670))
        }
    }

    @Test(arguments: TestPlace.present)
    func anAttemptPaysOnePaymentAlone(place: TestPlace) async throws {
        try await Self.with(place) { first, second, _ in
            let files = [try await first.open(), try await first.open()]
            var written: [Bool] = []
            for (file, stage) in zip(files, [first, second]) {
                let look = try stage.engine(file).looked([stage.attempt(file, by: "shared")])
                let change = look.counted(from: file, at: stage.now)
                written.append(try await stage.store.apply(change, to: file, request: nil, at: stage.now))
            }
            #expect(written == [true, false], "write no second payment by the same attempt")
            #expect(try await second.store.order(paidBy: "shared") == files[0].order.id)
            var attempt = second.attempt(files[1], by: "shared")
            attempt.isOfAnother = true
            let found = try await second.change(files[1].order.id) { engine throws(OrderError) in
                try engine.looked([attempt])
            }
            #expect(found.payment.mismatch == .transaction && found.order.state == .closed)
            #expect(found.refunds.map(\.amount) == [Money(10_000, .krw)], "give all of it back")
            #expect(try await first.store.order(paidBy: "shared") == files[0].order.id)
        }
    }
}
