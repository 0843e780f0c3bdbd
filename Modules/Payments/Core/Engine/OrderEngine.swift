import Vocabulary

/// The decisions about one order, without waiting and without a store: what a snapshot, and what was heard
/// from a purchasable or the gateway, lead to. `OrderService` asks and writes.
struct OrderEngine: Sendable {
    let file: OrderFile
    let now: Timestamp
    /// Makes refunds and notices.
    let ids: any IdentifierSource

    private var order: Order { file.order }

    /// The outcome of a step at the purchasable.
    func taken(_ step: OrderStep, _ failure: PurchaseFailure?) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        switch (step, failure) {
        case (.hold, nil): change.order = try order.held(at: now)
        case (.hold, .some): change.order = try order.notHeld(at: now)
        case (.fulfil, nil):
            let next = try order.fulfilled(at: now)
            change.order = next
            if next.earning == .atOnce { earn(&change) }
            notify("paid", &change)
        case (.fulfil, .some):
            let next = try order.notFulfilled(at: now)
            change.order = next
            giveBack(file.refundable, .gone, by: nil, &change)
        case (.release, _): change.order = try order.released(at: now)
        }
        return change
    }

    /// The time to pay is over: nil while it is not.
    func expired() throws(OrderError) -> OrderChange? {
        guard order.hasRunOut(at: now) else { return nil }
        var change = OrderChange()
        change.order = try order.closed(.expired, at: now)
        return change
    }

    /// What the gateway told. Money that is not what was agreed upon, or comes for an order that does not
    /// wait for it, goes back in full.
    func looked(_ attempts: [GatewayAttempt]) throws(OrderError) -> OrderChange {
        let look = file.payment.looked(attempts, isCardOnly: file.order.isCardOnly, at: now)
        var change = OrderChange()
        if look.payment != file.payment { change.payment = look.payment }
        for finding in look.findings {
            switch finding {
            case .progress, .refunds: break
            case .paid: paid(look.payment, &change)
            case .mismatch: try mismatched(look.payment, &change)
            case .dispute(let isOpen): notify(isOpen ? "disputed" : "undisputed", &change)
            }
        }
        if let attempt = attempts.first(where: { $0.transaction == look.payment.transaction }) {
            try settleRefunds(attempt, &change)
        }
        giveBackRest(&change)
        return change
    }

    /// The gateway does not answer: it is asked again later. This is no answer, and counts for nothing.
    func unanswered() -> OrderChange {
        var change = OrderChange()
        let later = file.payment.postponed(at: now)
        if later != file.payment { change.payment = later }
        return change
    }

    private func paid(_ payment: Payment, _ change: inout OrderChange) {
        change.acts.append(.paid(order, taken(payment)))
        if let next = order.paid(at: now) { change.order = next }
    }

    private func mismatched(_ payment: Payment, _ change: inout OrderChange) throws(OrderError) {
        if order.state.isOpen { change.order = try order.closed(.mismatch, at: now) }
        // A payment of nothing, by a coupon of the gateway's, moves no money.
        if payment.paid >= 1 { change.acts.append(.paid(order, taken(payment))) }
    }

    private func taken(_ payment: Payment) -> Money { Money(payment.paid, order.price.total.currency) }

    /// Tells the two of the order, as far as they are members.
    func notify(_ act: String, by actor: MemberID? = nil, _ change: inout OrderChange) {
        let two: [MemberID?] = [order.buyer, order.payee.typed()]
        for case .some(let member) in two where member != actor {
            change.notices.append(
                Notice(
                    id: ids.next(), .order, to: member, by: actor, act: act, about: AnyIdentifier(order.id),
                    at: now))
        }
    }
}
