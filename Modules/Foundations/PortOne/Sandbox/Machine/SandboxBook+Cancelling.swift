import PortOne
import Vocabulary

/// A call of `cancel`, as the interface takes it.
struct SandboxCancel: Hashable, Sendable {
    /// Missing or 0 means everything that can be cancelled, as PortOne does.
    var amount: Int64?
    var taxFreeAmount: Int64?
    var vatAmount: Int64?
    /// The amount that can be cancelled as the merchant knows it; not compared if missing.
    var currentCancellableAmount: Int64?
    var reason: String
    /// Whether no webhook tells of it.
    var skipsWebhook = false
}

extension SandboxBook {
    /// Gives money back: at once, or 3 seconds later for a price that ends in 010. Throws
    /// PAYMENT_NOT_FOUND, PAYMENT_NOT_PAID, PAYMENT_ALREADY_CANCELLED,
    /// CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN, CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT,
    /// SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT, MAX_CANCEL_COUNT_REACHED, PG_PROVIDER.
    @discardableResult
    mutating func cancel(
        _ paymentID: String, _ request: SandboxCancel, at now: Timestamp
    ) throws(PortOneError) -> PortOneCancellation {
        try cancel(paymentID, request, trigger: .api, at: now)
    }

    /// Gives money back by the merchant's console. Magic prices do not affect it.
    @discardableResult
    mutating func consoleCancel(
        _ paymentID: String, _ request: SandboxCancel, at now: Timestamp
    ) throws(PortOneError) -> PortOneCancellation {
        try cancel(paymentID, request, trigger: .console, at: now)
    }

    private mutating func cancel(
        _ paymentID: String, _ request: SandboxCancel, trigger: PortOneTrigger, at now: Timestamp
    ) throws(PortOneError) -> PortOneCancellation {
        if let fault = request.fault { throw .badRequest(fault) }
        var place = try paidPlace(of: paymentID)
        let amount = try request.amount(from: place.attempt)
        let magic = trigger == .api ? place.attempt.magic : nil
        if magic == .uncancellable { throw .refusedByProvider }
        let now = moment(now)
        var cancellation = PortOneCancellation(
            .requested, id: nextID(), totalAmount: amount, reason: request.reason, requestedAt: now,
            trigger: trigger)
        (cancellation.taxFreeAmount, cancellation.vatAmount) = (0, request.vatAmount ?? 0)
        let index = place.attempt.payment.cancellations.count
        place.attempt.payment.cancellations.append(cancellation)
        place.attempt.payment.updatedAt = now
        guard magic == .cancelledLater else {
            return succeed(index, of: place, silently: request.skipsWebhook, at: now)
        }
        put(place.payment, at: now)
        schedule(paymentID, at: now.advanced(by: SandboxLimits.settling))
        tell(
            .cancelPending, of: place.attempt, cancellationID: cancellation.id,
            silently: request.skipsWebhook, at: now)
        return cancellation
    }

    /// Ends a cancellation under way, by default the newest. Throws PAYMENT_CANCELLATION_NOT_FOUND if there
    /// is none.
    @discardableResult
    mutating func settleCancellation(
        _ paymentID: String, _ cancellationID: String? = nil, succeeds: Bool, at now: Timestamp
    ) throws(PortOneError) -> PortOneCancellation {
        var place = try paidPlace(of: paymentID)
        let index = place.attempt.payment.cancellations.lastIndex { cancellation in
            cancellation.status == .requested && cancellationID ?? cancellation.id == cancellation.id
        }
        guard let index else {
            throw .refusal(404, .cancellationNotFound, "no cancellation under way has this ID")
        }
        let now = moment(now)
        if succeeds { return succeed(index, of: place, at: now) }
        place.attempt.payment.cancellations[index].status = .failed
        place.attempt.payment.updatedAt = now
        put(place.payment, at: now)
        return place.attempt.payment.cancellations[index]
    }

    /// A cancellation under way succeeds.
    @discardableResult
    mutating func succeed(
        _ index: Int, of place: SandboxPlace, silently: Bool = false, at now: Timestamp
    ) -> PortOneCancellation {
        var place = place
        place.attempt.payment.cancellations[index].status = .succeeded
        place.attempt.payment.cancellations[index].cancelledAt = now
        let cancellation = place.attempt.payment.cancellations[index]
        place.attempt.giveBack(cancellation.totalAmount, at: now)
        put(place.payment, at: now)
        let isAll = place.attempt.payment.status == .cancelled
        tell(
            isAll ? .cancelled : .partialCancelled, of: place.attempt, cancellationID: cancellation.id,
            silently: silently, at: now)
        return cancellation
    }
}
