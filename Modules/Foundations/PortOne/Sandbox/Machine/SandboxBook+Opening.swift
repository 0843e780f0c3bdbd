import PortOne
import Vocabulary

extension SandboxBook {
    /// Fixes amount and currency of a payment's windows, replacing an earlier registration. Throws
    /// ALREADY_PAID for a paid payment, and INVALID_REQUEST for values out of range.
    mutating func preRegister(
        _ paymentID: String, totalAmount: Int64?, currency: String?, at now: Timestamp
    ) throws(PortOneError) {
        guard paymentID.isName(atMost: SandboxLimits.longestID) else {
            throw .badRequest("paymentId must have 1 to \(SandboxLimits.longestID) characters")
        }
        guard (1...SandboxLimits.largestAmount).contains(totalAmount ?? 1) else {
            throw .badRequest("totalAmount must be 1 to \(SandboxLimits.largestAmount)")
        }
        let name = currency.flatMap { SandboxWindow.currency($0) }
        guard (name == nil) == (currency == nil) else {
            throw .badRequest("currency must be three capital letters, such as KRW")
        }
        var payment = try room(for: paymentID)
        guard payment.paidIndex == nil else { throw .paidAlready }
        payment.registered = .init(totalAmount: totalAmount, currency: name)
        put(payment, at: moment(now))
    }

    /// Opens a payment window, which is a new attempt, and returns its `transactionId`. Throws ALREADY_PAID
    /// for a paid payment, FORBIDDEN for another store, CHANNEL_NOT_FOUND, INFORMATION_MISMATCH for another
    /// amount or currency than registered, and MAX_TRANSACTION_COUNT_REACHED.
    @discardableResult
    mutating func open(_ window: SandboxWindow, at now: Timestamp) throws(PortOneError) -> String {
        if let fault = window.fault { throw .badRequest(fault) }
        let channel = try channel(for: window)
        var payment = try room(for: window.paymentID)
        guard payment.paidIndex == nil else { throw .paidAlready }
        guard payment.attempts.count < SandboxLimits.mostAttempts else {
            throw .refusal(400, .tooManyAttempts, "at most \(SandboxLimits.mostAttempts) attempts")
        }
        let currency = SandboxWindow.currency(window.currency) ?? window.currency
        guard payment.registered?.totalAmount ?? window.totalAmount == window.totalAmount,
            payment.registered?.currency ?? currency == currency
        else { throw .refusal(409, .informationMismatch, "another amount or currency was registered") }
        let now = moment(now)
        let attempt = opened(window, on: channel, currency: currency, at: now)
        payment.attempts.append(attempt)
        put(payment, at: now)
        tell(.ready, of: attempt, at: now)
        return attempt.payment.transactionID
    }

    private func channel(for window: SandboxWindow) throws(PortOneError) -> SandboxChannel {
        guard window.storeID == settings.storeID else {
            throw .refusal(403, .forbidden, "the store is another merchant's")
        }
        let key = window.channelKey
        guard let channel = settings.channels.first(where: { key == nil || $0.channel.key == key }) else {
            throw .refusal(404, .channelNotFound, "no channel has this key")
        }
        return channel
    }

    /// The payment of that name, or a new one. Throws if no further one may be kept.
    private func room(for paymentID: String) throws(PortOneError) -> SandboxPayment {
        if let payment = payments[paymentID] { return payment }
        guard payments.count < SandboxLimits.mostPayments else {
            throw .badRequest("the sandbox keeps at most \(SandboxLimits.mostPayments) payments")
        }
        return SandboxPayment(id: paymentID)
    }

    private mutating func opened(
        _ window: SandboxWindow, on channel: SandboxChannel, currency: String, at now: Timestamp
    ) -> SandboxAttempt {
        let payment = PortOnePayment(
            status: .ready, id: window.paymentID, transactionID: nextID(), merchantID: settings.merchantID,
            storeID: window.storeID, currency: currency, orderName: window.orderName,
            amount: PortOneAmount(total: window.totalAmount), requestedAt: now)
        let isTampered = SandboxMagic(price: window.totalAmount) == .tampered
        return SandboxAttempt(
            payment: payment, channel: channel, method: SandboxWindow.method(window.payMethod) ?? .card,
            price: window.totalAmount, charged: window.totalAmount - (isTampered ? 1 : 0),
            redirectURL: window.redirectURL, noticeURLs: window.noticeURLs)
    }
}

extension SandboxBook {
    /// Appends what a webhook tells of an attempt. With `silently` it is not delivered.
    mutating func tell(
        _ type: WebhookType, of attempt: SandboxAttempt, cancellationID: String? = nil,
        silently: Bool = false, at now: Timestamp
    ) {
        events.append(
            SandboxEvent(
                type: type, paymentID: attempt.payment.id, transactionID: attempt.payment.transactionID,
                cancellationID: cancellationID, at: now, noticeURLs: attempt.noticeURLs,
                plan: silently ? .none : attempt.magic?.plan ?? .normal))
    }
}
