import Vocabulary

@testable import Payments

/// What the future of a machine depends on, without identifiers and moments: two machines of one key behave
/// alike.
extension Machine {
    var key: [Int64] {
        var key: [Int64] = [place.rawValue, Int64(fulfilments), minutes(OrderSamples.later(2 * 86_400))]
        addOrder(&key)
        addPayment(&key)
        for refund in file.refunds { add(refund, &key) }
        key.append(-1)
        addGateway(&key)
        key += LedgerAccountKind.allCases.map(books.balance)
        return key
    }

    /// How far a moment lies ahead, in minutes; 0 once it has come, -1 for none.
    private func minutes(_ moment: Timestamp?) -> Int64 {
        moment.map { max(0, $0.since(now).components.seconds / 60) } ?? -1
    }

    /// How long ago a moment was, in minutes up to a limit; -1 for none.
    private func age(_ moment: Timestamp?, upTo limit: Int64) -> Int64 {
        moment.map { min(limit, now.since($0).components.seconds / 60) } ?? -1
    }

    private func index<Value: Equatable & CaseIterable>(_ value: Value?) -> Int64 {
        guard let value else { return -1 }
        return Value.allCases.enumerated().first { $0.element == value }.map { Int64($0.offset) } ?? -2
    }

    private func addOrder(_ key: inout [Int64]) {
        let (order, delivery) = (file.order, file.order.delivery)
        key += [index(order.state), index(order.step), index(order.end), order.refunded.minorUnits]
        key += [order.state.isOpen ? minutes(order.payBy) : 0, file.isEarned ? 1 : 0]
        key += [index(delivery.problem), delivery.receivedAt == nil ? 0 : 1]
        // Once the money is the payee's, or goes back, the days do not count.
        guard order.state == .fulfilled, delivery.receivedAt == nil else { return }
        if case .at(let moment) = order.earning { key.append(minutes(moment)) }
        key += [index(delivery.told), age(delivery.handedOverAt, upTo: 8 * 1_440)]
        key.append(age(delivery.toldAt, upTo: 1_440))
    }

    private func addPayment(_ key: inout [Int64]) {
        let payment = file.payment
        key += [index(payment.state), index(payment.mismatch), Self.number(payment.transaction)]
        key += [rank(payment.changedAt), payment.paid, payment.refunded, payment.isDisputed ? 1 : 0]
        key += [minutes(payment.lookAt), Int64(min(payment.looks, 3))]
    }

    private func add(_ refund: Refund, _ key: inout [Int64]) {
        key += [refund.amount.minorUnits, index(refund.state), index(refund.reason)]
        guard refund.state.isOpen || refund.state == .failed else { return }
        key += [Self.number(refund.gatewayID), age(refund.sentAt, upTo: 120), minutes(refund.nextAt)]
        key.append(Int64(min(refund.tries, 3)))
    }

    private func addGateway(_ key: inout [Int64]) {
        key.append(gateway.isDisputed ? 1 : 0)
        for attempt in gateway.answer { add(attempt, &key) }
        key.append(-2)
        for attempt in gateway.former { add(attempt, &key) }
        key.append(-3)
        for cancellation in gateway.cancellations {
            let limit = Int64(180)
            guard let known = cancellation.key, age(cancellation.at, upTo: limit) < limit else { continue }
            key += [cancellation.number, age(cancellation.at, upTo: limit)] + parts(known)
        }
        key.append(-4)
        if let request = onItsWay { key += parts(request.key) + [request.amount] }
    }

    /// A key of a request, relative to the refund as it is now.
    private func parts(_ key: ModelKey) -> [Int64] {
        let owner = file.refunds.firstIndex { $0.id == key.refund }
        let rounds = owner.map { Int64(file.refunds[$0].round) - key.round }
        return [owner.map(Int64.init) ?? -1, rounds ?? 0, key.guarded]
    }

    private func add(_ attempt: GatewayAttempt, _ key: inout [Int64]) {
        key += [Self.number(attempt.transaction), rank(attempt.changedAt), attempt.paid, attempt.refunded]
        key += [attempt.status == .ready ? 0 : attempt.status == .failed ? 1 : 2, attempt.isDisputed ? 1 : 0]
        for refund in attempt.refunds {
            key += [refund.amount, refund.isForeign ? 1 : 0]
            key.append(refund.status == .requested ? 0 : refund.status == .succeeded ? 1 : 2)
        }
    }

    /// The place of a moment of the gateway's among those that anybody remembers.
    private func rank(_ moment: Timestamp?) -> Int64 {
        guard let moment else { return -1 }
        let known =
            (gateway.attempts.map(\.changedAt) + gateway.former.map(\.changedAt))
            + [file.payment.changedAt].compactMap(\.self)
        return Int64(Set(known).filter { $0 < moment }.count)
    }

    private static func number(_ name: String?) -> Int64 {
        name.flatMap { $0.split(separator: "-").last }.flatMap { Int64($0) } ?? -1
    }
}
