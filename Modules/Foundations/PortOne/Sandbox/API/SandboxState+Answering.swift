import PortOne
import Vocabulary
import Wire

extension SandboxState {
    /// The interface's answer to a call. A refusal changes nothing.
    mutating func answer(_ call: SandboxCall, at now: Timestamp) -> WireResponse {
        do throws(PortOneError) {
            try checkStore(call.storeID)
            switch call.verb {
            case .login, .refresh: return try tokens(call, at: now)
            case .payment(let id): return .answer(PortOneWire.payment, try book.payment(id))
            case .transactions(let id): return .answer(PortOneWire.transactions, try book.transactions(id))
            case .list: return try list(call, at: now)
            case .listByCursor: return try listByCursor(call, at: now)
            case .preRegister(let id): return try preRegister(id, call, at: now)
            case .confirm(let id): return try confirm(id, call, at: now)
            case .cancel(let id): return try cancel(id, call, at: now)
            case .resendWebhook(let id): return try resend(id, call, at: now)
            }
        } catch {
            return error.response
        }
    }

    private func checkStore(_ storeID: String?) throws(PortOneError) {
        guard storeID ?? book.settings.storeID == book.settings.storeID else {
            throw .refusal(403, .forbidden, "the store is another merchant's")
        }
    }

    private mutating func tokens(_ call: SandboxCall, at now: Timestamp) throws(PortOneError) -> WireResponse
    {
        if call.verb == .login {
            guard isSecret(try call.read(SandboxShapes.login)) else {
                throw .refusal(401, .unauthorized, "the secret is not the interface's")
            }
        } else {
            guard tokens.isRefresh(try call.read(SandboxShapes.refresh), at: now) else {
                throw .refusal(401, .unauthorized, "the token is unknown, or its time is over")
            }
        }
        return .answer(SandboxShapes.tokens, tokens.issue(seed: book.settings.seed, at: now))
    }
}

extension SandboxState {
    private func list(_ call: SandboxCall, at now: Timestamp) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.listRequest)
        try checkStore(body.storeID)
        let page = body.numbered
        let (items, total) = try book.list(page, at: now)
        return .answer(
            PortOneWire.list,
            PortOneNumberedPage(items: items, number: page.number, size: page.size, total: total))
    }

    private func listByCursor(_ call: SandboxCall, at now: Timestamp) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.pageRequest)
        try checkStore(body.storeID)
        let page = SandboxCursorPage(
            from: body.from, until: body.until, cursor: body.cursor, size: body.size ?? 10)
        return .answer(PortOneWire.page, try book.page(page, at: now))
    }

    private mutating func preRegister(
        _ paymentID: String, _ call: SandboxCall, at now: Timestamp
    ) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.preRegister)
        try checkStore(body.storeID)
        try book.preRegister(
            paymentID, totalAmount: body.totalAmount, currency: body.currency, at: now)
        return .answer(PortOneWire.empty, Nothing())
    }

    private mutating func confirm(
        _ paymentID: String, _ call: SandboxCall, at now: Timestamp
    ) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.confirm)
        try checkStore(body.storeID)
        let request = SandboxConfirmation(
            paymentToken: body.paymentToken, transactionID: body.transactionID, totalAmount: body.totalAmount,
            taxFreeAmount: body.taxFreeAmount, currency: body.currency, isTest: body.isTest,
            skipsWebhook: body.skipWebhook ?? false)
        let payment = try book.confirm(paymentID, request, at: now).payment
        let confirmed = PortOneWire.Confirmed(
            providerTransactionID: "sandbox-" + payment.transactionID, paidAt: payment.paidAt)
        return .answer(PortOneWire.confirmed, confirmed)
    }

    private mutating func cancel(
        _ paymentID: String, _ call: SandboxCall, at now: Timestamp
    ) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.cancel)
        try checkStore(body.storeID)
        guard ["CUSTOMER", "ADMIN"].contains(body.requester ?? "ADMIN") else {
            throw .badRequest("requester must be CUSTOMER or ADMIN")
        }
        let request = SandboxCancel(
            amount: body.amount, taxFreeAmount: body.taxFreeAmount, vatAmount: body.vatAmount,
            currentCancellableAmount: body.currentCancellableAmount, reason: body.reason,
            skipsWebhook: body.skipWebhook ?? false)
        return .answer(PortOneWire.cancelled, try book.cancel(paymentID, request, at: now))
    }

    private mutating func resend(
        _ paymentID: String, _ call: SandboxCall, at now: Timestamp
    ) throws(PortOneError) -> WireResponse {
        let body = try call.read(PortOneWire.resend)
        try checkStore(body.storeID)
        _ = try book.payment(paymentID)
        return .answer(
            PortOneWire.resent, try deliveries.resend(paymentID, body.webhookID, at: now).resent)
    }
}

extension WireResponse {
    /// 200 with a document.
    fileprivate static func answer<Value>(_ coder: WireCoder<Value>, _ value: Value) -> WireResponse {
        .json(200, coder.bytes(of: value))
    }
}

extension SandboxCall {
    /// The parameters; unknown members are ignored, since PortOne may have newer ones. Throws
    /// INVALID_REQUEST, which names the malformed members.
    fileprivate func read<Value>(_ coder: WireCoder<Value>) throws(PortOneError) -> Value {
        let json: JSON
        do throws(JSONSyntaxError) {
            json = try JSONReader.read(body)
        } catch {
            throw .badRequest("the body is no JSON: \(error.reason) at byte \(error.offset)")
        }
        do throws(DecodingFailure) {
            return try coder.read(json, .answer)
        } catch {
            let faults = error.fieldErrors.map { "\($0.field): \($0.rule.message)" }
            throw .badRequest(faults.joined(separator: "; "))
        }
    }
}

extension PortOneRefusalType {
    /// The interface of the sandbox has no such call.
    static let noSuchCall = PortOneRefusalType(rawValue: "NOT_FOUND")
}
