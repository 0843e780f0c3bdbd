import Vocabulary

extension OrderEngine {
    /// The buyer lets the order go. Repeating it changes nothing. Throws `wrongState` once it is paid; money
    /// that is taken meanwhile comes back.
    func cancelled(by buyer: MemberID) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.actor = buyer
        if file.order.state == .closed { return change }
        change.order = try file.order.closed(.cancelled, at: now)
        return change
    }

    /// The payee, an operator or the terms give back an amount; nil for everything that is left. Throws
    /// `wrongState`, `disputed`, and `invalidFields` (amount) for more than is left.
    func returned(
        _ amount: Money?, _ reason: RefundReason, _ end: OrderEnd, by member: MemberID?
    ) throws(OrderError) -> OrderChange {
        let order = file.order
        guard order.state == .fulfilled || order.state == .paid else { throw .wrongState(order.state) }
        guard !file.payment.isDisputed else { throw .disputed }
        let most = file.refundable
        let amount = amount ?? most
        guard amount.minorUnits >= 1, amount.minorUnits <= most.minorUnits, amount.currency == most.currency
        else {
            let range = FieldError.Rule.outOfRange(minimum: 1, maximum: most.minorUnits)
            throw .invalidFields([FieldError("amount", range)])
        }
        var change = OrderChange()
        change.actor = member
        if amount == most { change.order = try order.returned(end, at: now) }
        giveBack(amount, reason, by: member, &change)
        notify("returned", by: member, &change)
        return change
    }

    /// The buyer withdraws by the terms of the purchase: what they give back goes back, the rest is the
    /// payee's, and the purchase is released. Nil if it was done before. Throws `wrongState`, `disputed`, and
    /// `invalidFields` (amount) where the terms give nothing back.
    func withdrawn(by buyer: MemberID) throws(OrderError) -> OrderChange? {
        let order = file.order
        if order.isTakenBack { return nil }
        guard order.state == .fulfilled else { throw .wrongState(order.state) }
        let amount = order.refunds.refund(of: file.refundable, at: now)
        var change = try returned(amount, .withdrawn, .returned, by: buyer)
        if change.order == nil {
            change.order = try order.withdrawn(at: now)
            if order.earning == .afterReceipt { earn(&change) }
        }
        return change
    }

    /// The payee says that the goods are handed over.
    func handedOver(by payee: MemberID) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.actor = payee
        let next = try file.order.handedOver(at: now)
        guard next != file.order else { return change }
        // The telling that silence releases the money is the first of three.
        change.order = try next.told(.handedOver, at: now)
        notify("handed-over", by: payee, &change)
        return change
    }

    /// The buyer has received the goods.
    func received(by buyer: MemberID?) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.actor = buyer
        let next = try file.order.received(at: now)
        guard next != file.order else { return change }
        change.order = next
        earn(&change)
        notify("received", by: buyer, &change)
        return change
    }

    /// The buyer complains.
    func complained(_ problem: DeliveryProblem, by buyer: MemberID) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.actor = buyer
        change.order = try file.order.complaining(problem, at: now)
        notify("problem", by: buyer, &change)
        return change
    }

    /// What the clock brings for the money that waits: nil if nothing is due.
    func delivered() throws(OrderError) -> OrderChange? {
        guard let due = file.deliveryAt, due <= now else { return nil }
        if case .at = file.order.earning {
            var change = OrderChange()
            earn(&change)
            return change
        }
        if file.order.delivery.isReleasedBySilence(at: now) { return try received(by: nil) }
        guard let telling = file.order.delivery.telling(at: now) else { return nil }
        var change = OrderChange()
        change.order = try file.order.told(telling, at: now)
        notify(telling.rawValue, &change)
        return change
    }
}

extension OrderEngine {
    /// An operator ends a complaint. Throws `wrongState` where there is none.
    func settled(_ settlement: ProblemSettlement) throws(OrderError) -> OrderChange {
        guard file.order.delivery.problem != nil else { throw .wrongState(file.order.state) }
        switch settlement {
        case .release: return try received(by: nil)
        case .refund(let amount):
            var change = try returned(amount, .settled, .settled, by: nil)
            // A part goes back, and the rest is the payee's.
            if change.order == nil {
                change.order = try file.order.received(at: now)
                earn(&change)
            }
            return change
        }
    }
}
