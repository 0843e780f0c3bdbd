public import Vocabulary

/// Everything about one order, as one snapshot has it.
public struct OrderFile: Hashable, Sendable {
    public let order: Order
    public let payment: Payment
    /// The oldest first.
    public let refunds: [Refund]
    /// Whether the payee's share was posted.
    public let isEarned: Bool
    /// Whether the gateway has settled it.
    public let isSettled: Bool
    /// The buyer's words of an open complaint; nil where there is none, or once the buyer has withdrawn.
    public let words: ProblemWords?

    /// Memberwise.
    public init(
        order: Order, payment: Payment, refunds: [Refund] = [], isEarned: Bool = false,
        isSettled: Bool = false, words: ProblemWords? = nil
    ) {
        (self.order, self.payment, self.refunds) = (order, payment, refunds)
        (self.isEarned, self.isSettled, self.words) = (isEarned, isSettled, words)
    }

    /// What the buyer paid, less all refunds that have come or can still come to something.
    public var refundable: Money {
        let sum = refunds.filter(\.state.isPromised).reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        return Money(max(0, (payment.state.wasPaid ? payment.paid : 0) - sum), order.price.total.currency)
    }

    /// Whether everything that was paid is promised back.
    public var isReturned: Bool { payment.state.wasPaid && refundable.minorUnits == 0 }

    /// When work of the kind `delivery` is due next; nil if it will not be.
    public var deliveryAt: Timestamp? { order.deliveryAt(isEarned: isEarned) }
}

extension OrderFile {
    /// Whether that kind of work is due.
    func isDue(_ work: OrderWork, at now: Timestamp) -> Bool {
        func isReached(_ moment: Timestamp?) -> Bool { moment.map { $0 <= now } ?? false }
        return switch work {
        case .step: order.step != nil
        case .expiry: order.hasRunOut(at: now)
        case .look: isReached(payment.lookAt)
        case .refund: refunds.contains { isReached($0.nextAt) }
        case .delivery: isReached(deliveryAt)
        }
    }
}

extension Order {
    /// The same, of the order alone.
    public func deliveryAt(isEarned: Bool) -> Timestamp? {
        guard state == .fulfilled else { return nil }
        if case .at(let moment) = earning { return isEarned ? nil : moment }
        return delivery.nextMoment
    }
}

/// A change of one order, written in one transaction or not at all.
///
/// Each value is the next of the one that was read (its version one higher), or new (`counted`). A change
/// whose order, payment or refund was changed meanwhile is not written. What moves money in the ledger
/// changes the order, too: of two such changes at once one is not written, and decided anew.
public struct OrderChange: Hashable, Sendable {
    public var order: Order?
    public var payment: Payment?
    /// New refunds and changed ones.
    public var refunds: [Refund] = []
    /// What the ledger is to be told, in order. An act that was written before is not written again.
    public var acts: [LedgerAct] = []
    public var notices: [Notice] = []
    /// The buyer's words of a complaint.
    public var words: ProblemWords?
    /// An operator's act, for the log.
    public var audit: AuditEvent?
    /// The member on whose behalf it is written; nil for a rule, a job, or the gateway.
    public var actor: MemberID?

    /// Nothing yet.
    public init() {}

    /// Whether nothing would be written.
    public var isEmpty: Bool {
        order == nil && payment == nil && refunds.isEmpty && acts.isEmpty && notices.isEmpty
            && words == nil && audit == nil
    }
}

/// Something that moves money in the ledger. The store reads the balances that it depends on, and makes the
/// posting by `Bookkeeping`, in the transaction that writes it.
public enum LedgerAct: Hashable, Sendable {
    /// The gateway has taken that amount for the order.
    case paid(Order, Money)
    /// The payee has earned that amount of the order: what was paid, and is not promised back.
    case earned(Order, Money)
    /// A refund of the order was decided. `left` is what was paid, and is not promised back with it.
    case refundRequested(Refund, Order, left: Money)
    /// The money of a refund is back.
    case refunded(Refund, Order)
    /// A refund of the order has come to nothing. `left` is what was paid, and is not promised back now.
    case refundFailed(Refund, Order, left: Money)
    /// The gateway has settled a row for the order.
    case settled(SettlementLine, Order)
    /// Paid out to a payee, outside: the operator's own name of the transfer makes it happen once.
    case payout(AnyIdentifier, Money, transfer: String)
    /// A payee's debt is given up.
    case writtenOff(AnyIdentifier, Money, note: String)
}
