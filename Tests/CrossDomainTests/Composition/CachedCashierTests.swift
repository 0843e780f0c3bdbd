import Database
import DatabaseSQLite
import Synchronization
import Testing
import Vocabulary

@testable import Composition

/// What payments tell the domains that sell, without a second way to the database for each page.
@Suite struct CachedCashierTests {
    private static let payees = (1...3).map { number in
        AnyIdentifier(MemberID(RawIdentifier(milliseconds: number, random: (0, number))))
    }

    @Test("What was paid is asked for once, until something has changed; also where nothing was paid")
    func kept() async throws {
        let (asking, revision) = (CountingCashier(), LockedRevision(7))
        let cashier = CachedCashier(asking) { revision.now }
        let (one, other) = (Self.payees[0], Self.payees[1])
        for _ in 0..<2 { #expect(try await cashier.paidOrders(of: [one]) == [PaidOrders(count: 1)]) }
        #expect(asking.asked == 1, "it is known")
        #expect(
            try await cashier.paidOrders(of: [one, other]) == [PaidOrders(count: 2), PaidOrders(count: 2)],
            "of one moment")
        revision.now = 8
        #expect(try await cashier.paidOrders(of: [other]) == [PaidOrders(count: 3)])
        for _ in 0..<2 { #expect(try await cashier.balances(of: [one]) == [PayeeBalance(due: 4)]) }
        revision.now = nil
        for _ in 0..<2 { _ = try await cashier.balances(of: [one]) }
        #expect(asking.asked == 6, "it cannot be told whether anything has changed")
    }

    @Test("What was read beside a page is told of its records, once, within its request")
    func ahead() async throws {
        let database = try await SQLiteDatabase.open(.memory)
        let page = Self.payees
        let ahead = CashierAhead.reading(
            paid: { _, _ in [page[1]: PaidOrders(count: 7)] },
            balances: { _, _ in [page[2]: PayeeBalance(due: 9)] })
        let cashier = CachedCashier(CountingCashier()) { nil }
        /// Reads beside a page of all, and asks for these.
        func told(
            of asked: [AnyIdentifier], by ahead: ReadAhead
        ) async throws -> (paid: [PaidOrders], balances: [PayeeBalance]) {
            let reading = ahead.begun()
            try await database.read { reader throws(DatabaseError) in try reading?(page, reader) }
            return (try await cashier.paidOrders(of: asked), try await cashier.balances(of: asked))
        }
        let answers = await RequestMemo.answering {
            [
                try? await told(of: page, by: ahead.paid), try? await told(of: page, by: ahead.balances),
                try? await told(of: page.dropLast(), by: ahead.paid),
            ]
        }
        #expect(answers[0]?.paid == [PaidOrders(), PaidOrders(count: 7), PaidOrders()])
        #expect(answers[0]?.balances == page.map { _ in PayeeBalance(due: 1) }, "that was not read")
        #expect(answers[1]?.paid == page.map { _ in PaidOrders(count: 2) }, "what was read is told once")
        #expect(answers[1]?.balances == [PayeeBalance(), PayeeBalance(), PayeeBalance(due: 9)])
        #expect(answers[2]?.paid == page.dropLast().map { _ in PaidOrders(count: 3) }, "of other records")
        for reading in [ahead.paid, ahead.balances] {
            #expect(reading.begun() == nil, "nothing is read for nobody")
        }
        try await database.close()
    }

    @Test("A domain that sells reads ahead by its parts, and not at all where nothing is read ahead")
    func parts() async throws {
        let ports = PortTable()
        let required = ports.require((any Cashier).self, by: "crews")
        #expect(ports.faults == ["crews requires Cashier: no domain provides it"])
        let asking = CountingCashier()
        ports.provide(
            [.port((any Cashier).self, CachedCashier(asking) { nil }), .port(CashierAhead.self, .nothing)],
            by: "payments")
        #expect(ports.faults == [])
        let cashier = PlatformCashier(port: required)
        #expect(try await cashier.balances(of: [Self.payees[0]]) == [PayeeBalance(due: 1)])
        #expect(CashierAhead.nothing.paid.begun() == nil)
    }
}

/// A revision that a test changes.
private final class LockedRevision: Sendable {
    private let value: Mutex<Int64?>

    init(_ value: Int64?) { self.value = Mutex(value) }

    var now: Int64? {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

/// Tells with each question one more than before, and refuses all else.
private final class CountingCashier: Cashier {
    private let count = Mutex(0)

    var asked: Int { count.withLock { $0 } }

    private func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }

    func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard { throw .paymentsOff }

    func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard { throw .notFound }

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> { throw .notFound }

    func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        let number = next()
        return records.map { _ in PaidOrders(count: number) }
    }

    func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        let number = next()
        return payees.map { _ in PayeeBalance(due: Int64(number)) }
    }

    func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> { throw .notFound }
}
