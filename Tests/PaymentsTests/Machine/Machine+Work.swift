import Vocabulary

@testable import Payments

/// What servers do: the same as `OrderService`, one step at a time, each of which may be the last before a
/// crash.
extension Machine {
    enum StepOutcome {
        case done, gone
        /// It has happened, and no answer came.
        case lost
    }

    enum SendOutcome {
        case done, later
        /// It has happened, and no answer came.
        case lost
        /// It has not happened, and no answer came.
        case void
        case refused
        /// The gateway does not let the platform in.
        case shutOut
        /// The request is on its way for long.
        case slow
    }

    /// Takes the pending step at the purchasable, which does each once and nothing after a release.
    mutating func takeStep(_ outcome: StepOutcome) -> Bool {
        guard let step = file.order.step else { return false }
        let target: Place = step == .hold ? .held : step == .fulfil ? .handedOver : .released
        var failure: PurchaseFailure?
        if step != .release {
            if place == .released { failure = .gone }
            if outcome == .gone {
                guard place != target else { return false }
                (failure, place) = (.gone, .nothing)
            }
        } else if outcome == .gone {
            return false
        }
        if failure == nil { place = target }
        if outcome != .lost { learn { engine throws(OrderError) in try engine.taken(step, failure) } }
        return true
    }

    /// Reads the gateway's books, or an older answer; reading them again must find nothing new.
    mutating func look(_ attempts: [GatewayAttempt]) {
        let before = file
        learn { engine throws(OrderError) in try engine.looked(attempts) }
        checkAge(of: attempts, since: before)
        guard file != before else { return }
        guard let again = try? engine.looked(attempts) else { return faults.append("a second look fails") }
        if !again.acts.isEmpty || again.order != nil { faults.append("a second look finds more") }
    }

    /// An answer that is older than what is known ends no complaint, and begins none.
    private mutating func checkAge(of attempts: [GatewayAttempt], since before: OrderFile) {
        guard before.payment.state.wasPaid, let known = before.payment.changedAt,
            let told = attempts.first(where: { $0.status.wasPaid }), told.updatedAt < known
        else { return }
        if file.payment.isDisputed != before.payment.isDisputed {
            faults.append("an older answer turns a complaint back")
        }
    }

    /// A webhook has the payment looked at by the next job.
    mutating func nudge() {
        var change = OrderChange()
        change.payment = file.payment.nudged(at: now)
        write(change)
    }

    /// Lets an order go whose time to pay is over, after the gateway's books were read.
    mutating func expire() -> Bool {
        guard file.order.hasRunOut(at: now) else { return false }
        look(gateway.answer)
        _ = ask { engine throws(OrderError) in try engine.expired() }
        return true
    }

    /// Sends the refund that is due the longest, or learns what became of it.
    mutating func send(_ outcome: SendOutcome) -> Bool {
        guard let due = dueRefund, due.state != .pending else { return false }
        if due.state != .requested || file.payment.isDisputed { look(gateway.answer) }
        guard let refund = file.refunds.first(where: { $0.id == due.id }),
            refund.state == .requested || refund.state == .sent
        else { return true }
        if let sentAt = refund.sentAt, now.since(sentAt) >= RefundTimes.keyLife {
            learn { engine throws(OrderError) in try engine.notSent(refund) }
            return true
        }
        learn { engine throws(OrderError) in try engine.sending(refund) }
        guard let sent = file.refunds.first(where: { $0.id == due.id }), sent.version > refund.version
        else { return true }
        ask(for: sent, outcome)
        return true
    }

    private mutating func ask(for sent: Refund, _ outcome: SendOutcome) {
        let request = ModelRequest(sent, engine.request(sent))
        if file.payment.isDisputed { faults.append("a refund is sent in a complaint") }
        switch outcome {
        case .done, .later:
            heard(sent.id, gateway.refund(request, later: outcome == .later, at: now))
        case .lost: _ = gateway.refund(request, later: false, at: now)
        case .void: break
        case .refused: heard(sent.id, gateway.refuse(request))
        case .shutOut: heard(sent.id, .failure(.refused(.unauthorized)))
        case .slow: onItsWay = request
        }
    }

    /// The request that was on its way arrives, and is answered.
    mutating func arrive() -> Bool {
        guard let request = onItsWay else { return false }
        onItsWay = nil
        heard(request.key.refund, gateway.refund(request, later: false, at: now))
        return true
    }

    private mutating func heard(_ id: RefundID, _ answer: Result<GatewayRefund, GatewayError>) {
        if let current = file.refunds.first(where: { $0.id == id }), current.state == .sent {
            learn { engine throws(OrderError) in try engine.sent(current, answer) }
        }
        look(gateway.answer)
    }

    /// The open refund that is due, the oldest first.
    var dueRefund: Refund? {
        file.refunds.first { $0.state.isOpen && $0.nextAt.map { $0 <= now } == true }
    }

    /// What reconciliation does: where the gateway's numbers are others, it is asked.
    mutating func reconcile() -> Bool {
        guard let paid = gateway.answer.first(where: { $0.status.wasPaid }) else { return false }
        let payment = file.payment
        guard
            payment.paid != paid.paid || payment.refunded != paid.refunded
                || payment.isDisputed != paid.isDisputed
        else { return false }
        look(gateway.answer)
        return true
    }
}
