import ContractKit
import Vocabulary

@testable import Payments

/// A choice of what happens next to an order, the same for the same file.
struct OrderDecision: Sendable {
    /// 0 to 99.
    let choice: Int
    /// Of the identifiers that the decision makes.
    let series: UInt64
    let now: Timestamp

    /// The change as one step from the file; nil if nothing happens. Throws the engine's refusals.
    func change(of file: OrderFile, in store: any OrderStore) async throws(OrderError) -> OrderChange? {
        let engine = OrderEngine(
            file: file, now: now, ids: OrderedIdentifiers(.shuffled, series: series))
        let attempt = try await attempt(to: file, in: store)
        guard let change = try decide(engine, attempt), !change.isEmpty else { return nil }
        return change.counted(from: file, at: now)
    }

    private func decide(
        _ engine: OrderEngine, _ attempt: GatewayAttempt
    ) throws(OrderError) -> OrderChange? {
        if let step = engine.file.order.step {
            return try engine.taken(step, choice < 90 || step == .release ? nil : .gone)
        }
        if choice < 60, let change = try refund(engine) { return change }
        switch engine.file.order.state {
        case .opening, .paid: return nil
        case .open:
            if choice < 75 { return try engine.looked([attempt]) }
            return choice < 90 ? try engine.expired() : try engine.cancelled(by: engine.file.order.buyer)
        case .fulfilled: return try fulfilled(engine, attempt)
        case .refunding, .refunded, .closed: return try engine.looked([attempt])
        }
    }

    private func fulfilled(
        _ engine: OrderEngine, _ attempt: GatewayAttempt
    ) throws(OrderError) -> OrderChange? {
        let buyer = engine.file.order.buyer
        switch choice % 10 {
        case 0: return try engine.returned(Money(100, .krw), .returned, .returned, by: nil)
        case 1: return try engine.returned(nil, .returned, .returned, by: nil)
        case 2: return try engine.withdrawn(by: buyer)
        case 3, 4: return try engine.handedOver(by: MemberID(engine.file.order.payee.raw))
        case 5: return try engine.received(by: buyer)
        case 6:
            var change = try engine.complained(.notAsAgreed, by: buyer)
            change.words = ProblemWords(
                order: engine.file.order.id, member: buyer, text: "\u{1102}\u{1161}무 \(series)", at: now)
            return change
        case 7: return try engine.settled(choice < 50 ? .release : .refund(Money(70, .krw)))
        case 8: return try engine.looked([attempt])
        default: return try engine.delivered()
        }
    }

    /// What happens to the first refund that waits.
    private func refund(_ engine: OrderEngine) throws(OrderError) -> OrderChange? {
        let refunds = engine.file.refunds
        if let refund = refunds.first(where: { $0.state == .requested }) { return try engine.sending(refund) }
        if let refund = refunds.first(where: { $0.state == .sent }) {
            let answer = GatewayRefund(
                id: "can-\(refund.id)", .succeeded, amount: refund.amount.minorUnits, requestedAt: now,
                isForeign: false)
            return try engine.sent(refund, choice < 45 ? .success(answer) : .failure(.refused(.other("NO"))))
        }
        guard let failed = refunds.first(where: { $0.state == .failed }) else { return nil }
        return choice < 30
            ? try engine.retried(failed.id) : try engine.madeByHand(failed.id, proof: "T-\(series)")
    }

    /// What the gateway tells of the payment. Of some it tells another amount, or an attempt that belongs to
    /// another payment.
    private func attempt(
        to file: OrderFile, in store: any OrderStore
    ) async throws(OrderError) -> GatewayAttempt {
        let payment = file.payment
        let back = file.refunds.filter { $0.state == .succeeded }
        let refunded = back.reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        let asked = payment.amount.minorUnits + (choice % 11 == 3 ? 500 : 0)
        let paid = payment.state.wasPaid ? payment.paid : asked
        let status: GatewayStatus =
            refunded == 0
            ? (choice % 13 == 5 ? .pending : .paid) : refunded < paid ? .partlyRefunded : .refunded
        let name = payment.transaction ?? (choice % 7 == 2 ? "attempt-shared" : "attempt-\(file.order.id)")
        var attempt = GatewayAttempt(
            payment.reference, transaction: name, status, changedAt: now, currency: "KRW", total: paid,
            paid: paid, refunded: refunded, isTest: true, isOwnStore: true, isConsistent: true,
            refunds: back.map { refund in
                GatewayRefund(
                    id: refund.gatewayID ?? "none", .succeeded, amount: refund.amount.minorUnits,
                    requestedAt: now, isForeign: false)
            }, isDisputed: choice % 17 == 4)
        if choice.isMultiple(of: 2), !payment.state.wasPaid {
            let order = try await store.order(paidBy: name)
            attempt.isOfAnother = order != nil && order != file.order.id
        }
        return attempt
    }
}
