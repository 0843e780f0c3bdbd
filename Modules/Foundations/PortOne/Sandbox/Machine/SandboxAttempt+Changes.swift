import PortOne
import Vocabulary

extension SandboxAttempt {
    /// The buyer has agreed; `confirm` takes the money by this token.
    mutating func agree(_ token: String, at now: Timestamp) {
        choose(at: now)
        paymentToken = token
        payment.amount.total = charged
    }

    /// The approval is under way, and comes by itself at that moment unless it is nil.
    mutating func wait(until moment: Timestamp?, at now: Timestamp) {
        choose(at: now)
        settlesAt = moment
        turn(to: .payPending, at: now)
    }

    /// The money was taken.
    mutating func pay(at now: Timestamp) {
        choose(at: now)
        (payment.amount.total, payment.amount.paid) = (charged, charged)
        (payment.paidAt, payment.failedAt, payment.failure) = (now, nil, nil)
        (paymentToken, settlesAt) = (nil, nil)
        turn(to: .paid, at: now)
    }

    /// The attempt was refused or broken off.
    mutating func fail(_ failure: PortOneFailure, at now: Timestamp) {
        (payment.failedAt, payment.failure) = (now, failure)
        (paymentToken, settlesAt) = (nil, nil)
        turn(to: .failed, at: now)
    }

    /// A card company, or another payment company, was reached by the channel.
    mutating func choose(at now: Timestamp) {
        payment.channel = channel.channel
        payment.method = PortOneMethod(method)
        payment.updatedAt = now
    }

    /// The status becomes another one, or remains.
    mutating func turn(to status: PortOneStatus, at now: Timestamp) {
        payment.updatedAt = now
        if payment.status == status { return }
        (payment.status, payment.statusChangedAt) = (status, now)
    }
}

extension SandboxAttempt {
    /// A part of the money, or all of it, has gone back.
    mutating func giveBack(_ amount: Int64, at now: Timestamp) {
        payment.amount.cancelled += amount
        payment.cancelledAt = now
        let isAll = payment.amount.cancelled == payment.amount.paid
        turn(to: isAll ? .cancelled : .partialCancelled, at: now)
        // The list by moments tells each cancellation, a second partial one, too.
        payment.statusChangedAt = now
    }
}

extension PortOneFailure {
    /// Another attempt of the payment was paid.
    static let paidElsewhere = PortOneFailure(
        reason: "another attempt was paid", providerCode: "ALREADY_PAID",
        providerMessage: "the payment was paid by another attempt")
    /// The buyer has closed the window, or has waited too long.
    static let windowClosed = PortOneFailure(
        reason: "the payment window was closed", providerCode: "PAY_PROCESS_CANCELED",
        providerMessage: "the buyer has closed the payment window")
    /// The card's limit.
    static let limitExceeded = PortOneFailure(
        reason: "the card's limit is exceeded", providerCode: "LIMIT_EXCEEDED",
        providerMessage: "the card company has declined: limit exceeded")
    /// An approval that was under way did not come.
    static let approvalRefused = PortOneFailure(
        reason: "the approval was refused", providerCode: "APPROVAL_REFUSED",
        providerMessage: "the approval under way was refused")
}
