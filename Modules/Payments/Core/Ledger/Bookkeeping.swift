public import Vocabulary

/// The postings of what happens to orders. Pure: balances that a posting depends on are read in the
/// transaction that writes it.
///
/// After any refunds the house has kept `floor(fee x (paid - refunded))`, whatever order they came in.
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

    /// The gateway took the buyer's money.
    public func paid(_ amount: Money) throws(OrderError) -> LedgerPosting {
        try posting(
            .paid, "\(order.id)",
            [.init(LedgerAccount(house: .clearing), amount.minorUnits), .init(buyer, -amount.minorUnits)])
    }

    /// The payee has earned what the buyer did not get back; what the payee owes is offset first.
    ///
    /// - Parameter debt: what the payee owes now, at least 0.
    public func earned(debt: Int64) throws(OrderError) -> LedgerPosting? {
        let left = order.left.minorUnits
        guard left > 0 else { return nil }
        let fee = order.price.fee.fee(of: order.left).minorUnits
        let share = left - fee
        let offset = min(max(0, debt), share)
        return try posting(
            .earned, "\(order.id)",
            [
                .init(buyer, left), .init(LedgerAccount(house: .feeIncome), -fee), .init(owes, -offset),
                .init(due, offset - share),
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
    public func refundRequested(
        _ refund: Refund, wasEarned: Bool, balance: PayeeBalance
    ) throws(OrderError) -> LedgerPosting {
        let amount = refund.amount.minorUnits
        var lines = [LedgerPosting.Line(refundsDue, -amount)]
        if wasEarned {
            lines += shares(of: amount, balance)
        } else {
            lines.append(.init(buyer, amount))
        }
        return try posting(.refundRequested, "\(refund.id)", lines)
    }

    /// The shares of the house and the payee in a refund after the money was earned.
    private func shares(of amount: Int64, _ balance: PayeeBalance) -> [LedgerPosting.Line] {
        let after = Money(order.left.minorUnits - amount, order.price.total.currency)
        let fee = order.price.fee.fee(of: order.left).minorUnits - order.price.fee.fee(of: after).minorUnits
        let share = amount - fee
        let fromDue = min(share, max(0, balance.due))
        let fromPayable = min(share - fromDue, max(0, balance.payable))
        return [
            .init(LedgerAccount(house: .feeIncome), fee), .init(due, fromDue), .init(payable, fromPayable),
            .init(owes, share - fromDue - fromPayable),
        ]
    }

    /// The money is back with the buyer.
    public func refunded(_ refund: Refund) throws(OrderError) -> LedgerPosting {
        let amount = refund.amount.minorUnits
        // Made by hand it came from the bank, not from the gateway.
        let from = LedgerAccount(house: refund.state == .byHand ? .bank : .clearing)
        return try posting(.refunded, "\(refund.id)", [.init(refundsDue, amount), .init(from, -amount)])
    }

    private func posting(
        _ kind: LedgerPostingKind, _ source: String, _ lines: [LedgerPosting.Line]
    ) throws(OrderError) -> LedgerPosting {
        try LedgerPosting(
            kind, of: order.id, in: order.price.total.currency, source: source, at: now, lines)
    }
}

/// What a payee has in the ledger, in the smallest unit of the currency, each at least 0.
public struct PayeeBalance: Hashable, Sendable {
    /// Earned, not settled.
    public var due: Int64
    /// Earned and settled.
    public var payable: Int64
    /// Owed by the payee.
    public var owed: Int64

    /// Memberwise.
    public init(due: Int64 = 0, payable: Int64 = 0, owed: Int64 = 0) {
        (self.due, self.payable, self.owed) = (due, payable, owed)
    }

    /// What can be paid out now.
    public var payout: Int64 { max(0, payable - owed) }
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
