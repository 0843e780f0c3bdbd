import Vocabulary

extension OrderEngine {
    /// The buyer lets the order go. Repeating it changes nothing. Throws `busy` while the buyer's consent is
    /// being taken, `wrongState` once it is paid.
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
        guard !file.payment.isDisputed else { throw .disputed }
        let most = file.refundable
        let amount = amount ?? most
        guard (1...max(1, most.minorUnits)).contains(amount.minorUnits), most.minorUnits > 0 else {
            let range = FieldError.Rule.outOfRange(minimum: 1, maximum: most.minorUnits)
            throw .invalidFields([FieldError("amount", range)])
        }
        var change = OrderChange()
        change.actor = member
        var order = file.order
        guard order.state == .fulfilled || order.state == .paid else { throw .wrongState(order.state) }
        if amount == most {
            order = try order.returned(end, at: now)
            change.order = order
        }
        giveBack(amount, reason, by: member, order, &change)
        notify("returned", by: member, &change)
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
        change.acts = [.earned(next)]
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

    /// What the clock brings for the way of the goods: nil if nothing is due.
    func delivered() throws(OrderError) -> OrderChange? {
        guard file.order.state == .fulfilled else { return nil }
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
                let received = try file.order.received(at: now)
                change.order = received
                change.acts.append(.earned(received))
            }
            return change
        }
    }
}
