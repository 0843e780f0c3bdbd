import PortOne
import Vocabulary

extension SandboxBook {
    /// The buyer agrees: the money is taken, or the attempt waits for `confirm` if its channel needs it. A
    /// magic price has another outcome (`SandboxMagic`). `amount` is taken instead of the price.
    ///
    /// The attempt fails if another attempt of the payment was paid. Returns the changed attempt.
    @discardableResult
    mutating func approve(
        _ name: SandboxAttemptName, charging amount: Int64? = nil, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try place(of: name, for: .approve)
        guard (1...SandboxLimits.largestAmount).contains(amount ?? 1) else {
            throw .badRequest("the amount must be 1 to \(SandboxLimits.largestAmount)")
        }
        let now = moment(now)
        place.attempt.charged = amount ?? place.attempt.charged
        let isPaidElsewhere = place.isPaidElsewhere
        agree(&place.attempt, isPaidElsewhere: isPaidElsewhere, at: now)
        return keep(place, at: now)
    }

    private mutating func agree(_ attempt: inout SandboxAttempt, isPaidElsewhere: Bool, at now: Timestamp) {
        if isPaidElsewhere { return attempt.fail(.paidElsewhere, at: now) }
        switch attempt.magic {
        case .declined:
            attempt.choose(at: now)
            attempt.fail(.limitExceeded, at: now)
        case .closed: attempt.fail(.windowClosed, at: now)
        case _ where attempt.channel.needsConfirmation: attempt.agree(nextID(), at: now)
        case .pending:
            let moment = now.advanced(by: SandboxLimits.settling)
            attempt.wait(until: moment, at: now)
            schedule(attempt.payment.id, at: moment)
        default: attempt.pay(at: now)
        }
    }

    /// The card company declines, for that reason.
    @discardableResult
    mutating func decline(
        _ name: SandboxAttemptName, reason: String = "declined", at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try place(of: name, for: .decline)
        let reason = String(reason.prefix(SandboxLimits.longestName))
        let now = moment(now)
        place.attempt.choose(at: now)
        place.attempt.fail(
            PortOneFailure(reason: reason, providerCode: "DECLINED", providerMessage: reason), at: now)
        return keep(place, at: now)
    }

    /// The buyer closes the window, or the time for `confirm` ends.
    @discardableResult
    mutating func close(
        _ name: SandboxAttemptName, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try place(of: name, for: .close)
        let now = moment(now)
        place.attempt.fail(.windowClosed, at: now)
        return keep(place, at: now)
    }

    /// A failed attempt is approved after all. Throws ALREADY_PAID if another attempt was paid.
    @discardableResult
    mutating func lateApprove(
        _ name: SandboxAttemptName, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try place(of: name, for: .lateApprove)
        guard !place.isPaidElsewhere else { throw .paidAlready }
        let now = moment(now)
        place.attempt.pay(at: now)
        return keep(place, at: now)
    }

    /// The approval is under way until `settlePending`.
    @discardableResult
    mutating func payPending(
        _ name: SandboxAttemptName, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try place(of: name, for: .payPending)
        let now = moment(now)
        place.attempt.wait(until: nil, at: now)
        return keep(place, at: now)
    }

    /// The pending approval succeeds or fails. It also fails if another attempt was paid meanwhile.
    @discardableResult
    mutating func settlePending(
        _ name: SandboxAttemptName, approve: Bool, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        settle(try place(of: name, for: .settlePending), approve: approve, at: moment(now))
    }

    mutating func settle(_ place: SandboxPlace, approve: Bool, at now: Timestamp) -> SandboxAttempt {
        var place = place
        if place.isPaidElsewhere {
            place.attempt.fail(.paidElsewhere, at: now)
        } else if approve {
            place.attempt.pay(at: now)
        } else {
            place.attempt.fail(.approvalRefused, at: now)
        }
        return keep(place, at: now)
    }
}
