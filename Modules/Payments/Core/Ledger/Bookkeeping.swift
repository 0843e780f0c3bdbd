public import Vocabulary

/// The postings of what happens to orders. Pure: balances that a posting depends on are read in the
/// transaction that writes it.
///
/// After any refunds the house has kept `floor(fee x (paid - refunded))`, whatever order they came in: a
/// refund counts from the moment it is decided.
public struct Bookkeeping: Sendable {
    let order: Order
    let now: Timestamp

    /// The books of an order at that moment.
    public init(_ order: Order, at now: Timestamp) { (self.order, self.now) = (order, now) }

    private var buyer: LedgerAccount { LedgerAccount(.buyer, of: AnyIdentifier(order.buyer)) }
    private var refundsDue: LedgerAccount { LedgerAccount(.refundsDue, of: AnyIdentifier(order.buyer)) }
    private var due: LedgerAccount { LedgerAccount(.payeeDue, of: order.payee) }
    private var payable: LedgerAccount { LedgerAccount(.payable, of: order.payee) }
    private var owes: LedgerAccount { LedgerAccount(.sellerOwes, of: order.payee) }

    /// The gateway took the buyer's money. What is earned at a moment is raised, too.
    public func paid(_ amount: Money) throws(OrderError) -> LedgerPosting {
        let taken = amount.minorUnits
        return try posting(
            .paid, "\(order.id)",
            [.init(LedgerAccount(house: .clearing), taken), .init(buyer, -taken)]
                + raising(order.isRaised ? taken : 0))
    }

    /// What the payee has raised grows by an amount; below 0 it shrinks.
    private func raising(_ amount: Int64) -> [LedgerPosting.Line] {
        [
            .init(LedgerAccount(house: .raisedInAll), amount),
            .init(LedgerAccount(.raised, of: order.payee), -amount),
        ]
    }

    /// The payee has earned what was paid and is not promised back; what the payee owes is offset first. Nil
    /// for nothing.
    ///
    /// - Parameters:
    ///   - left: what was paid and is not promised back.
    ///   - debt: what the payee owes now, at least 0.
    public func earned(_ left: Money, debt: Int64) throws(OrderError) -> LedgerPosting? {
        guard left.minorUnits > 0 else { return nil }
        let fee = order.price.fee.fee(of: left).minorUnits
        let share = left.minorUnits - fee
        let offset = min(max(0, debt), share)
        return try posting(
            .earned, "\(order.id)",
            [
                .init(buyer, left.minorUnits), .init(LedgerAccount(house: .feeIncome), -fee),
                .init(owes, -offset), .init(due, offset - share),
            ])
    }

    /// The gateway has settled the order: gross in the clearing, less its fee with tax, into the bank.
    ///
    /// - Parameter line: the row of its settlement file.
    public func settled(_ line: SettlementLine) throws(OrderError) -> LedgerPosting {
        try posting(
            .settled, line.source,
            [
                .init(LedgerAccount(house: .bank), line.net),
                .init(LedgerAccount(house: .gatewayFees), line.fee + line.tax),
                .init(LedgerAccount(house: .clearing), -line.gross),
            ])
    }

    /// What was earned, and is settled now, can be paid out.
    ///
    /// - Parameter amount: the payee's due of this order, at least 1.
    public func madePayable(_ amount: Int64) throws(OrderError) -> LedgerPosting {
        try posting(.payable, "\(order.id)", [.init(due, amount), .init(payable, -amount)])
    }

    /// A refund was decided. Before the money is earned it comes from the buyer's own; afterwards the house
    /// gives up its fee of that part, the payee's balance the rest, and what the balance lacks is owed.
    ///
    /// - Parameter left: what was paid and is not promised back with the refund.
    public func refundRequested(
        _ refund: Refund, left: Money, _ standing: LedgerStanding
    ) throws(OrderError) -> LedgerPosting {
        let amount = refund.amount.minorUnits
        let lines = standing.isEarned ? given(amount, left, standing.payee) : [.init(buyer, amount)]
        return try posting(.refundRequested, "\(refund.id)", [.init(refundsDue, -amount)] + lines)
    }

    /// A refund has come to nothing: the money is where it was before, less what the payee owes.
    ///
    /// - Parameter left: what was paid and is not promised back without the refund.
    public func refundFailed(
        _ refund: Refund, left: Money, _ standing: LedgerStanding
    ) throws(OrderError) -> LedgerPosting {
        let amount = refund.amount.minorUnits
        let lines = standing.isEarned ? taken(amount, left, standing) : [.init(buyer, -amount)]
        return try posting(.refundFailed, "\(refund.id)", [.init(refundsDue, amount)] + lines)
    }

    /// The shares of the house and the payee in a refund after the money was earned.
    private func given(_ amount: Int64, _ left: Money, _ payee: PayeeBalance) -> [LedgerPosting.Line] {
        let fee = fee(of: amount, above: left.minorUnits)
        let share = amount - fee
        let fromDue = min(share, max(0, payee.due))
        let fromPayable = min(share - fromDue, max(0, payee.payable))
        return [
            .init(LedgerAccount(house: .feeIncome), fee), .init(due, fromDue), .init(payable, fromPayable),
            .init(owes, share - fromDue - fromPayable),
        ]
    }

    /// The shares of the house and the payee in a refund that has come to nothing after the money was earned.
    private func taken(_ amount: Int64, _ left: Money, _ standing: LedgerStanding) -> [LedgerPosting.Line] {
        let fee = fee(of: amount, above: left.minorUnits - amount)
        let share = amount - fee
        let offset = min(share, max(0, standing.payee.owed))
        let account = standing.isSettled ? payable : due
        return [
            .init(LedgerAccount(house: .feeIncome), -fee), .init(owes, -offset),
            .init(account, offset - share),
        ]
    }

    /// The fee of an amount on top of another, so that the fees of parts add up to that of the whole.
    private func fee(of amount: Int64, above rest: Int64) -> Int64 {
        let (rate, currency) = (order.price.fee, order.price.total.currency)
        return rate.fee(of: Money(rest + amount, currency)).minorUnits
            - rate.fee(of: Money(rest, currency)).minorUnits
    }

    /// The money is back with the buyer, and is not raised any more.
    ///
    /// - Parameter raised: what the payee has raised by the order, at least 0. Money that went back twice, by
    ///   an operator and by the gateway, was raised once.
    public func refunded(_ refund: Refund, raised: Int64) throws(OrderError) -> LedgerPosting {
        let amount = refund.amount.minorUnits
        // Made by hand it came from the bank, not from the gateway.
        let from = LedgerAccount(house: refund.state == .byHand ? .bank : .clearing)
        return try posting(
            .refunded, "\(refund.id)",
            [.init(refundsDue, amount), .init(from, -amount)] + raising(-min(amount, max(0, raised))))
    }

    private func posting(
        _ kind: LedgerPostingKind, _ source: String, _ lines: [LedgerPosting.Line]
    ) throws(OrderError) -> LedgerPosting {
        try LedgerPosting(
            kind, of: order.id, in: order.price.total.currency, source: source, at: now, lines)
    }
}

/// A row of the gateway's settlement file, in won.
public struct SettlementLine: Hashable, Sendable {
    public let reference: PaymentReference
    /// The gateway's name of the payment or the refund that the row settles: once, however often it is
    /// imported.
    public let source: String
    /// Negative for a refund.
    public let gross: Int64
    public let fee: Int64
    public let tax: Int64
    public let net: Int64
    /// The Korean day of the transfer to the bank.
    public let day: CivilDay

    /// Nil unless `gross = fee + tax + net`.
    public init?(
        _ reference: PaymentReference, source: String, gross: Int64, fee: Int64, tax: Int64, net: Int64,
        day: CivilDay
    ) {
        let (kept, overflow) = fee.addingReportingOverflow(tax)
        let (sum, isTooMuch) = kept.addingReportingOverflow(net)
        guard !overflow, !isTooMuch, sum == gross else { return nil }
        (self.reference, self.source, self.gross) = (reference, source, gross)
        (self.fee, self.tax, self.net, self.day) = (fee, tax, net, day)
    }
}
