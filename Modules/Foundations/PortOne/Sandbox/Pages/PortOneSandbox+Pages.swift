import PortOne
import Synchronization
import Wire

extension PortOneSandbox {
    /// Answers with a page: the payment window (`/pay`) or the overview (`/`).
    func page(_ request: WireRequest) async -> WireResponse {
        let target = SandboxTarget(request.target)
        let language = PageLanguage(
            query: target?.query["lang"], accepting: request.headers["accept-language"])
        do throws(PortOneError) {
            let opens = target?.segments == ["pay"]
            if let refusal = strangerRefusal(request, takesForms: opens) { throw refusal }
            var visit = try ToolCall(request)
            try settleDue()
            return try await answer(&visit, request, language)
        } catch {
            return RefusalPage(error: error, language: language).page.response
        }
    }

    private func answer(
        _ visit: inout ToolCall, _ request: WireRequest, _ language: PageLanguage
    ) async throws(PortOneError) -> WireResponse {
        let path = visit.segments
        switch (visit.method, path.first, path.count) {
        case ("GET", nil, 0): return overview(host: request.headers["host"], language).response
        // A look at the head of the page opens no window.
        case ("GET", "pay", 1) where request.wantsBody, ("POST", "pay", 1):
            return try open(&visit, language)
        case ("GET", "pay", 2):
            let attempt = try attempt(path[1])
            return PaymentWindow(attempt: attempt, language: language).page.response
        case ("POST", "pay", 3): return try await act(path[2], on: path[1], &visit, language)
        default: throw .refusal(404, .invalidRequest, "there is no such page: / shows all there is")
        }
    }

    /// Opens a window and leads to its own address, so that loading it anew opens no second one.
    private func open(
        _ visit: inout ToolCall, _ language: PageLanguage
    ) throws(PortOneError) -> WireResponse {
        let window = try SandboxWindow(&visit, usualStore: settings.storeID)
        do throws(PortOneError) {
            let attempt = try change { book, now throws(PortOneError) in
                // First the change: the receiver of a call is read before its arguments.
                let transactionID = try book.open(window, at: now)
                return try book.attempt(.transaction(transactionID))
            }
            return .seeOther(PaymentWindow.path(of: attempt, in: language))
        } catch {
            var refusal = RefusalPage(error: error, language: language)
            refusal.redirectURL = window.redirectURL
            refusal.paymentID = window.paymentID
            return refusal.page.response
        }
    }

    /// Runs a button's action, and leads to the shop, or back to the page where the shop named no address. A
    /// window in which the buyer has decided already stays as it is.
    private func act(
        _ name: String, on transactionID: String, _ visit: inout ToolCall, _ language: PageLanguage
    ) async throws(PortOneError) -> WireResponse {
        let act = try WindowAct(name, &visit)
        let attempt = try change { book, now throws(PortOneError) in
            let attempt = try book.attempt(.transaction(transactionID))
            guard attempt.phase == .open else { return attempt }
            return try act.happen(transactionID, in: &book, at: now)
        }
        if attempt.magic == .webhookFirst { await waitForWebhooks(of: transactionID) }
        return .seeOther(
            WindowOutcome(attempt).address ?? PaymentWindow.path(of: attempt, in: language))
    }

    private func attempt(_ transactionID: String) throws(PortOneError) -> SandboxAttempt {
        try read { book, _ throws(PortOneError) in try book.attempt(.transaction(transactionID)) }
    }

    /// Waits until each webhook of the attempt was sent once, at most 30 seconds.
    private func waitForWebhooks(of transactionID: String) async {
        for _ in 0..<600 {
            let isWaiting = state.withLock { state in
                state.deliveries.newest(100).contains { delivery in
                    delivery.event.transactionID == transactionID && delivery.status == nil
                        && !delivery.isDropped
                }
            }
            if !isWaiting { return }
            await pause(.milliseconds(50))
        }
    }
}

extension WireResponse {
    /// Leads a browser to another address, which it gets (RFC 9110, section 15.4.4).
    fileprivate static func seeOther(_ address: String) -> WireResponse {
        WireResponse(
            status: 303,
            headers: ["location": address, "cache-control": "no-store", "referrer-policy": "same-origin"])
    }
}
