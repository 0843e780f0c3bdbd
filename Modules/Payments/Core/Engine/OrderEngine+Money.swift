public import Vocabulary

extension OrderEngine {
    /// What was paid, and is not promised back, once the change is written.
    func left(after change: OrderChange) -> Money { file.after(change).refundable }

    /// The payee has earned what is left; nothing where nothing is.
    func earn(_ change: inout OrderChange) {
        let (order, left) = (change.order ?? file.order, left(after: change))
        guard left.minorUnits >= 1, !file.isEarned else { return }
        change.acts.append(.earned(order, left))
    }

    /// Adds a refund; nothing for an amount of nothing.
    func giveBack(
        _ amount: Money, _ reason: RefundReason, by member: MemberID?, _ change: inout OrderChange
    ) {
        guard amount.minorUnits >= 1 else { return }
        promise(Refund(id: ids.next(), of: file.order.id, amount, reason, by: member, at: now), &change)
    }

    /// Gives back what is not promised yet, where everything is to go back: what was paid after the order had
    /// ended, or was not agreed upon, and what a refund that was dropped leaves.
    func giveBackRest(_ change: inout OrderChange) {
        let after = file.after(change)
        switch after.order.state {
        case .closed:
            giveBack(after.refundable, after.payment.mismatch == nil ? .late : .mismatch, by: nil, &change)
        case .refunding: giveBack(after.refundable, after.order.end?.reason ?? .returned, by: nil, &change)
        case .opening, .open, .paid, .fulfilled, .refunded: break
        }
    }

    /// Adds a new refund with its posting.
    func promise(_ refund: Refund, _ change: inout OrderChange) {
        change.refunds.append(refund)
        change.acts.append(.refundRequested(refund, change.order ?? file.order, left: left(after: change)))
    }

    /// The money of a refund is back.
    func succeed(_ refund: Refund, _ change: inout OrderChange) throws(OrderError) {
        let order = change.order ?? file.order
        change.acts.append(.refunded(refund, order))
        // Where it went back twice, by an operator and by the gateway, the order counts the price alone.
        let amount = min(refund.amount.minorUnits, order.left.minorUnits)
        // An order that ended before it was paid keeps what it says; the payment alone tells of the money.
        if order.state != .closed, amount >= 1 {
            change.order = try order.refunded(Money(amount, order.left.currency), at: now)
        }
        notify("refunded", &change)
    }
}

extension OrderEnd {
    /// Why the money of an order that ended so goes back.
    var reason: RefundReason {
        switch self {
        case .gone: .gone
        case .mismatch: .mismatch
        case .late: .late
        case .settled: .settled
        case .chargedBack: .chargeback
        case .refused, .cancelled, .expired, .returned: .returned
        }
    }
}

extension OrderFile {
    /// The file once the change is written.
    public func after(_ change: OrderChange) -> OrderFile {
        var refunds = refunds
        for refund in change.refunds {
            if let index = refunds.firstIndex(where: { $0.id == refund.id }) {
                refunds[index] = refund
            } else {
                refunds.append(refund)
            }
        }
        let earns = change.acts.contains { act in
            if case .earned = act { true } else { false }
        }
        let order = change.order ?? order
        return OrderFile(
            order: order, payment: change.payment ?? payment, refunds: refunds,
            isEarned: isEarned || earns, isSettled: isSettled,
            words: order.delivery.problem == nil ? nil : change.words ?? words)
    }
}

extension OrderChange {
    /// The change as one step from the file that was read: the order, the payment and each refund count one
    /// version, whatever number of transitions led there. What moves money in the ledger changes the order,
    /// so that of two such changes at once one is not written.
    public func counted(from file: OrderFile, at now: Timestamp) -> OrderChange {
        var counted = self
        if !acts.isEmpty, order == nil {
            counted.order = file.order.stepped(file.order.state, file.order.step, file.order.end, at: now)
        }
        counted.order?.version = file.order.version.next
        counted.payment?.version = file.payment.version.next
        counted.refunds = refunds.map { refund in
            var next = refund
            next.version = file.refunds.first { $0.id == refund.id }?.version.next ?? .first
            return next
        }
        return counted
    }
}
