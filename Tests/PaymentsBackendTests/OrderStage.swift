import ContractKit
import Vocabulary

@testable import Payments

/// Orders brought to a point in a store.
struct OrderStage {
    let store: any OrderStore
    let ids = OrderedIdentifiers(.ascending, series: 7)
    let now = Timestamp(microseconds: 1_767_225_600_000_000)
    let buyer: MemberID
    let seller: MemberID

    init(_ store: any OrderStore) {
        self.store = store
        (buyer, seller) = (ids.next(), ids.next())
    }

    /// An order for a record, with its payment, neither of them stored.
    func drafted(
        _ record: AnyIdentifier? = nil, total: Int64 = 10_000, earning: Earning = .atOnce
    ) throws -> (order: Order, payment: Payment) {
        let quote = PurchaseQuote(
            title: "느티나무 의자", unitPrice: Money(total, .krw), quantity: 1, payee: AnyIdentifier(seller),
            payBy: now.advanced(by: .seconds(600)), earning: earning,
            refunds: RefundTerms([], english: "None", korean: "없음"))
        let record = record ?? AnyIdentifier(ids.next() as OrderID)
        let order = try Order(
            id: ids.next(), of: PurchaseRequest(record), by: buyer, quote,
            fee: FeeRate(basisPoints: 330) ?? .none, at: now)
        guard let reference = PaymentReference("pay-\(order.id.raw.base32.suffix(22))") else {
            throw StageFault()
        }
        return (order, Payment(of: order, reference, isTest: true, at: now))
    }

    /// An open order.
    func open(total: Int64 = 10_000, earning: Earning = .atOnce) async throws -> OrderFile {
        let (order, payment) = try drafted(total: total, earning: earning)
        _ = try await store.insert(order, payment, request: nil, at: now)
        return try await change(order.id) { engine throws(OrderError) in try engine.taken(.hold, nil) }
    }

    /// A fulfilled order, paid by the attempt of that name, else by one of its own.
    func fulfil(
        total: Int64 = 10_000, earning: Earning = .atOnce, attempt: String? = nil
    ) async throws -> OrderFile {
        let file = try await open(total: total, earning: earning)
        _ = try await pay(file, by: attempt)
        return try await change(file.order.id) { engine throws(OrderError) in try engine.taken(.fulfil, nil) }
    }

    /// The order after the gateway told that it was paid.
    func pay(_ file: OrderFile, by attempt: String? = nil) async throws -> OrderFile {
        let told = self.attempt(file, by: attempt ?? "attempt \(file.order.id)")
        return try await change(file.order.id) { engine throws(OrderError) in try engine.looked([told]) }
    }

    /// What the gateway tells of a payment that was paid as agreed upon.
    func attempt(_ file: OrderFile, by name: String) -> GatewayAttempt {
        let amount = file.payment.amount.minorUnits
        return GatewayAttempt(
            file.payment.reference, transaction: name, .paid, changedAt: now, currency: "KRW", total: amount,
            paid: amount, refunded: 0, isTest: true, isOwnStore: true, isConsistent: true, refunds: [],
            isDisputed: false)
    }

    /// The order after an amount was given back.
    func refund(_ file: OrderFile, _ amount: Int64) async throws -> OrderFile {
        _ = try await change(file.order.id) { engine throws(OrderError) in
            try engine.returned(Money(amount, .krw), .returned, .returned, by: seller)
        }
        _ = try await change(file.order.id) { engine throws(OrderError) in
            try engine.file.refunds.last.flatMap { refund throws(OrderError) in try engine.sending(refund) }
        }
        return try await change(file.order.id) { engine throws(OrderError) in
            try engine.file.refunds.last.flatMap { refund throws(OrderError) in
                let answer = GatewayRefund(
                    id: "back-\(refund.id)", .succeeded, amount: amount, requestedAt: now, isForeign: false)
                return try engine.sent(refund, .success(answer))
            }
        }
    }

    /// The gateway has settled the payment.
    func settle(_ file: OrderFile) async throws {
        let gross = file.payment.amount.minorUnits
        guard
            let line = SettlementLine(
                file.payment.reference, source: "row \(file.order.id)", gross: gross, fee: 30, tax: 3,
                net: gross - 33, day: CivilDay(daysSince1970: 20_500))
        else { throw StageFault() }
        _ = try await store.post(.settled(line, file.order), telling: nil, at: now)
    }

    /// The order after a decision.
    func change(
        _ id: OrderID, _ decide: (OrderEngine) throws(OrderError) -> OrderChange?
    ) async throws -> OrderFile {
        try await store.change(id, at: now) { file throws(OrderError) in try decide(engine(file)) }
    }

    func engine(_ file: OrderFile) -> OrderEngine { OrderEngine(file: file, now: now, ids: ids) }
}

/// The stage is not set up as it should be: mend the test.
struct StageFault: Error {}
