import Payments
import Vocabulary

/// How money goes back: by this platform's request, by the merchant's console, or by the card company.
extension KnownGateway {
    /// Gives money back in this way from now on.
    func giveBack(_ refunding: GatewayRefunding) {
        try? change { state throws(GatewayError) in state.refunding = refunding }
    }

    /// Takes the platform's credentials for wrong from now on, or no longer, and gives nothing back.
    func shut(_ isShut: Bool = true) {
        try? change { state throws(GatewayError) in state.isShut = isShut }
    }

    /// The refunds that wait come to an end.
    func finishRefunds(of reference: PaymentReference, succeeding: Bool = true) {
        try? change { state throws(GatewayError) in
            guard let paid = state.paid(reference) else { return }
            for refund in paid.refunds where refund.status == .requested {
                state.end(refund, of: reference, succeeding ? .succeeded : .failed)
            }
        }
    }

    /// The merchant gives an amount back in the gateway's console.
    func cancelInConsole(_ reference: PaymentReference, _ amount: Int64) {
        try? change { state throws(GatewayError) in
            _ = state.giveBack(amount, of: reference, isForeign: true)
        }
    }

    /// The card company takes everything back, which ends the complaint.
    func chargeBack(_ reference: PaymentReference) {
        try? change { state throws(GatewayError) in
            guard let paid = state.paid(reference) else { return }
            state.giveBack(paid.paid - paid.refunded, of: reference, isForeign: true)
            state.update(reference, paid.transaction) { $0.isDisputed = false }
        }
    }

    /// A complaint at the card company begins or ends.
    func dispute(_ reference: PaymentReference, isOpen: Bool = true) {
        try? change { state throws(GatewayError) in
            guard let paid = state.paid(reference) else { return }
            state.update(reference, paid.transaction) { $0.isDisputed = isOpen }
        }
    }

    /// The keys under which refunds of a payment were asked for, in order.
    func keys(of reference: PaymentReference) -> [String] {
        read { state in
            state.answers.values.filter { $0.request.reference == reference }
                .sorted { ($0.at, $0.request.key) < ($1.at, $1.request.key) }.map(\.request.key)
        }
    }

    /// How many refunds were asked for while a complaint was open.
    var refundsInDispute: Int { read { $0.refundsInDispute } }
}

extension KnownGateway.State {
    private static let keyLife: Duration = .seconds(3 * 3600)

    /// The answer to a request: the first one under its key, as long as the key lives.
    mutating func answer(
        to request: GatewayRefundRequest, at now: Timestamp
    ) -> Result<GatewayRefund, GatewayError> {
        if isShut { return .failure(.refused(.unauthorized)) }
        if let known = answers[request.key], now.since(known.at) < Self.keyLife {
            return known.request == request ? known.answer : .failure(.refused(.other("KEY_REUSED")))
        }
        let answer = Result { () throws(GatewayError) in try giveBack(request) }
        answers[request.key] = GatewayAnswered(request: request, answer: answer, at: now)
        return answer
    }

    private mutating func giveBack(_ request: GatewayRefundRequest) throws(GatewayError) -> GatewayRefund {
        guard attempts[request.reference] != nil else { throw .refused(.notFound) }
        guard let paid = paid(request.reference) else { throw .refused(.notPaid) }
        guard paid.isOwnStore else { throw .refused(.unauthorized) }
        if paid.isDisputed { refundsInDispute += 1 }
        let pending = paid.refunds.filter { $0.status == .requested }.reduce(Int64(0)) { $0 + $1.amount }
        let left = paid.paid - paid.refunded - pending
        guard left > 0 else { throw .refused(.alreadyRefunded) }
        guard request.refundable.minorUnits == paid.paid - paid.refunded, request.amount.minorUnits <= left
        else { throw .refused(.refundableChanged) }
        switch refunding {
        case .atOnce: return giveBack(request.amount.minorUnits, of: request.reference)
        case .later: return giveBack(request.amount.minorUnits, of: request.reference, .requested)
        case .refused(let code): throw .refused(.other(code))
        }
    }

    /// Adds a refund.
    @discardableResult
    mutating func giveBack(
        _ amount: Int64, of reference: PaymentReference, _ status: GatewayRefund.Status = .succeeded,
        isForeign: Bool = false
    ) -> GatewayRefund {
        serial += 1
        let refund = GatewayRefund(
            id: "refund-\(serial)", .requested, amount: amount, requestedAt: last, isForeign: isForeign)
        if let paid = paid(reference) { update(reference, paid.transaction) { $0.refunds.append(refund) } }
        return status == .requested ? refund : end(refund, of: reference, status)
    }

    /// Ends a refund that waits.
    @discardableResult
    mutating func end(
        _ refund: GatewayRefund, of reference: PaymentReference, _ status: GatewayRefund.Status
    ) -> GatewayRefund {
        let ended = GatewayRefund(
            id: refund.id, status, amount: refund.amount, requestedAt: refund.requestedAt,
            isForeign: refund.isForeign)
        guard let paid = paid(reference) else { return ended }
        update(reference, paid.transaction) { attempt in
            attempt.refunds = attempt.refunds.map { $0.id == refund.id ? ended : $0 }
            if status == .succeeded { attempt.refunded += refund.amount }
            attempt.status =
                attempt.refunded == 0
                ? .paid : attempt.refunded < attempt.paid ? .partlyRefunded : .refunded
        }
        return ended
    }
}
