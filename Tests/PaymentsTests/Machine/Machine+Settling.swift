import Vocabulary

@testable import Payments

/// What must hold always, and once everything has come to rest.
extension Machine {
    /// The machine after one thing that is due was done, with an honest gateway and a purchasable that
    /// answers; nil if nothing will ever be due, unless a member, an operator or the card company acts.
    func settled() -> Machine? {
        var next = self
        if next.arrive() || next.takeStep(.done) { return next }
        if next.gateway.finishPending(.succeeded) { return next }
        if next.file.payment.lookAt.map({ $0 <= now }) == true {
            next.look(gateway.answer)
            return next
        }
        if next.expire() { return next }
        if let due = dueRefund, due.state == .pending || !isDisputed {
            if due.state == .pending { next.look(gateway.answer) } else { _ = next.send(.done) }
            return next
        }
        if next.ask({ engine throws(OrderError) in try engine.delivered() }) { return next }
        if next.reconcile() { return next }
        guard let moment = nextMoment else { return nil }
        next.now = moment
        return next
    }

    /// Whether a complaint at the card company holds the refunds up, as the platform knows.
    private var isDisputed: Bool { gateway.isDisputed && file.payment.isDisputed }

    /// When something is due next; nil if nothing is.
    private var nextMoment: Timestamp? {
        let refunds = isDisputed ? [] : file.refunds.filter(\.state.isOpen).map(\.nextAt)
        let payBy = file.order.state.isOpen ? file.order.payBy : nil
        let moments = refunds + [payBy, file.payment.lookAt, file.deliveryAt]
        return moments.compactMap(\.self).filter { $0 > now }.min()
    }

    /// What is wrong now, whatever comes.
    var brokenNow: [String] {
        var broken = faults
        let (order, payment) = (file.order, file.payment)
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        let promised = sum { $0.state.isOpen || $0.state.isDone }
        require(promised <= payment.paid, "refunds exceed what was paid")
        let done = order.state == .closed ? 0 : sum { $0.state.isDone }
        require(order.refunded.minorUnits == done, "the order counts other refunds than were made")
        require(
            order.state != .fulfilled || payment.state != .mismatch, "fulfilled by wrong money")
        require(order.state != .fulfilled || payment.paid == 10_000, "fulfilled without the price")
        let isKept = order.state == .paid || order.state == .fulfilled
        require(
            !isKept || file.refundable.minorUnits > 0, "everything is promised back, and the order goes on")
        let withdrawals = file.refunds.filter { $0.reason == .withdrawn }.count
        require(withdrawals <= 1, "withdrawn from twice")
        require(!takesOwnForForeign, "a refund of the platform's own is taken for the console's")
        let mayComplain = order.state == .fulfilled && order.end == nil && order.delivery.receivedAt == nil
        require(order.delivery.problem == nil || mayComplain, "a complaint stays open")
        require(!gateway.isMisused, "a key of the gateway's is used for another request")
        require(fulfilments <= 1, "fulfilled twice")
        require(gateway.given <= gateway.paid, "the gateway gives back more than it took")
        require(books.sum == 0, "the ledger is not balanced")
        brokenBooks.forEach { broken.append($0) }
        if order.step == nil {
            let isTheBuyers = order.state == .fulfilled && order.end == nil
            require(isTheBuyers == (place == .handedOver), "the unit is not where the order says")
        }
        return broken
    }

    private var takesOwnForForeign: Bool {
        let own = gateway.books.cancellations.filter { $0.key != nil }.map { "can-\($0.number)" }
        return file.refunds.contains { refund in
            let isForeign = refund.reason == .console || refund.reason == .chargeback
            return isForeign && refund.gatewayID.map(own.contains) == true
        }
    }

    private var brokenBooks: [String] {
        var broken: [String] = []
        let fee = file.isEarned ? file.order.price.fee.fee(of: file.refundable).minorUnits : 0
        if books.balance(.feeIncome) != -fee { broken.append("the fee is not that of what is kept") }
        let owing: [LedgerAccountKind] = [.buyer, .refundsDue, .payeeDue, .payable]
        for kind in owing where books.balance(kind) > 0 { broken.append("\(kind) is overdrawn") }
        if books.balance(.sellerOwes) < 0 { broken.append("the seller owes less than nothing") }
        let kept = file.payment.state.wasPaid ? max(0, file.payment.paid - sum { $0.state.isDone }) : 0
        let raised = file.order.isRaised ? kept : 0
        if books.balance(.raised) != -raised || books.balance(.raisedInAll) != raised {
            broken.append("what was raised is not what was paid and is not back")
        }
        let waiting = sum { $0.state.isPromised && !$0.state.isDone }
        if books.balance(.refundsDue) != -waiting { broken.append("refunds due are not those that wait") }
        return broken
    }

    /// What is wrong at rest.
    var brokenAtRest: [String] {
        var broken = brokenNow
        let (order, payment) = (file.order, file.payment)
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        require(order.step == nil, "a step is pending")
        require(order.state != .opening && order.state != .open && order.state != .paid, "it goes on")
        require(payment.state.wasPaid == gateway.wasPaid, "a payment was never seen")
        let waits = file.refunds.contains { $0.state == .failed } || gateway.isDisputed
        require(waits || !file.refunds.contains { $0.state.isOpen }, "a refund never ends")
        if gateway.wasPaid, order.state != .fulfilled, !waits {
            require(sum { $0.state.isDone } == payment.paid, "paid, and neither fulfilled nor given back")
            require(order.state == .refunded || order.state == .closed, "given back, and not ended")
        }
        require(books.balance(.clearing) == gateway.paid - gateway.given, "the clearing is not the gateway's")
        require((place == .held) == false, "held for an order that has ended")
        return broken
    }

    private func sum(_ counts: (Refund) -> Bool) -> Int64 {
        file.refunds.filter(counts).reduce(0) { $0 + $1.amount.minorUnits }
    }
}
