public import Vocabulary

/// What the postings of an act depend on: read behind the head of the ledger, in the transaction that writes
/// them.
public struct LedgerStanding: Hashable, Sendable {
    /// What the payee of the act has over all orders.
    public var payee: PayeeBalance
    /// What the payee has of the act's order alone and the gateway has not settled: the sum of the order's
    /// lines in `payeeDue`, its sign changed. Below 0 where a refund was taken from another order's.
    public var orderDue: Int64
    /// What the payee has raised by the act's order.
    public var orderRaised: Int64
    /// Whether the act's order was earned, and whether the gateway has settled its payment.
    public var isEarned: Bool
    public var isSettled: Bool

    /// Memberwise.
    public init(
        payee: PayeeBalance = PayeeBalance(), orderDue: Int64 = 0, orderRaised: Int64 = 0,
        isEarned: Bool = false, isSettled: Bool = false
    ) {
        (self.payee, self.orderDue, self.orderRaised) = (payee, orderDue, orderRaised)
        (self.isEarned, self.isSettled) = (isEarned, isSettled)
    }
}

extension LedgerAct {
    /// The payee whose balance the act depends on.
    public var payee: AnyIdentifier {
        switch self {
        case .paid(let order, _), .earned(let order, _), .refundRequested(_, let order, _),
            .refunded(_, let order), .refundFailed(_, let order, _), .settled(_, let order):
            order.payee
        case .payout(let payee, _, _), .writtenOff(let payee, _, _): payee
        }
    }

    /// The order that the act is about; nil for what is about none.
    public var order: OrderID? {
        switch self {
        case .paid(let order, _), .earned(let order, _), .refundRequested(_, let order, _),
            .refunded(_, let order), .refundFailed(_, let order, _), .settled(_, let order):
            order.id
        case .payout, .writtenOff: nil
        }
    }

    /// The postings of the act, in order; none for what moves nothing. If the ledger has a posting of the
    /// first one's kind and source already, the store writes none of them.
    ///
    /// Throws `balanceTooLow` for a payout beyond the balance, or a write-off beyond the debt.
    public func postings(
        _ standing: LedgerStanding, at now: Timestamp
    ) throws(OrderError) -> [LedgerPosting] {
        switch self {
        case .paid(let order, let amount): [try Bookkeeping(order, at: now).paid(amount)]
        case .earned(let order, let left): try Self.earned(order, left, standing, now)
        case .refundRequested(let refund, let order, let left):
            [try Bookkeeping(order, at: now).refundRequested(refund, left: left, standing)]
        case .refunded(let refund, let order):
            [try Bookkeeping(order, at: now).refunded(refund, raised: standing.orderRaised)]
        case .refundFailed(let refund, let order, let left):
            [try Bookkeeping(order, at: now).refundFailed(refund, left: left, standing)]
        case .settled(let line, let order): try Self.settled(line, order, standing, now)
        case .payout(let payee, let amount, let transfer):
            [try Self.payout(payee, amount, transfer, standing, now)]
        case .writtenOff(let payee, let amount, let note):
            [try Self.writtenOff(payee, amount, note, standing, now)]
        }
    }

    private static func earned(
        _ order: Order, _ left: Money, _ standing: LedgerStanding, _ now: Timestamp
    ) throws(OrderError) -> [LedgerPosting] {
        let books = Bookkeeping(order, at: now)
        guard let earned = try books.earned(left, debt: standing.payee.owed) else { return [] }
        let due = LedgerAccount(.payeeDue, of: order.payee)
        let gained = earned.lines.filter { $0.account == due }.reduce(Int64(0)) { $0 - $1.amount }
        guard standing.isSettled, gained >= 1 else { return [earned] }
        return [earned, try books.madePayable(gained)]
    }

    private static func settled(
        _ line: SettlementLine, _ order: Order, _ standing: LedgerStanding, _ now: Timestamp
    ) throws(OrderError) -> [LedgerPosting] {
        // A row that moves nothing.
        guard line.gross != 0 || line.net != 0 else { return [] }
        let books = Bookkeeping(order, at: now)
        let settled = try books.settled(line)
        // No more than the payee has: refunds of other orders may have used it up.
        let amount = min(standing.orderDue, standing.payee.due)
        guard line.gross > 0, standing.isEarned, amount >= 1 else { return [settled] }
        return [settled, try books.madePayable(amount)]
    }

    private static func payout(
        _ payee: AnyIdentifier, _ amount: Money, _ transfer: String, _ standing: LedgerStanding,
        _ now: Timestamp
    ) throws(OrderError) -> LedgerPosting {
        guard amount.minorUnits <= standing.payee.payout else {
            throw .balanceTooLow(Money(standing.payee.payout, amount.currency))
        }
        return try LedgerPosting(
            .payout, of: nil, in: amount.currency, source: transfer, at: now,
            [
                .init(LedgerAccount(.payable, of: payee), amount.minorUnits),
                .init(LedgerAccount(house: .bank), -amount.minorUnits),
            ])
    }

    private static func writtenOff(
        _ payee: AnyIdentifier, _ amount: Money, _ note: String, _ standing: LedgerStanding,
        _ now: Timestamp
    ) throws(OrderError) -> LedgerPosting {
        guard amount.minorUnits <= standing.payee.owed else {
            throw .balanceTooLow(Money(standing.payee.owed, amount.currency))
        }
        return try LedgerPosting(
            .writtenOff, of: nil, in: amount.currency, source: note, at: now,
            [
                .init(LedgerAccount(house: .losses), amount.minorUnits),
                .init(LedgerAccount(.sellerOwes, of: payee), -amount.minorUnits),
            ])
    }
}
