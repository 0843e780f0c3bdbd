public import PortOne
import Synchronization
import Vocabulary
public import Wire

extension SandboxState {
    /// Turns the book's events into deliveries.
    mutating func handOn(at now: Timestamp) {
        for event in book.events { deliveries.add(event, at: now) }
        book.events.removeAll(keepingCapacity: true)
    }
}

extension PortOneSandbox {
    /// Sends the webhooks of events from now on to that address, unless a payment names its own: for a server
    /// whose port is known once it listens. Throws `invalid` for no address of the web.
    public func sendWebhooks(to url: String) throws(PortOneError) {
        guard WebAddress(url) != nil else {
            throw .invalid(field: "webhookURL", "an address such as http://127.0.0.1:8080/webhooks")
        }
        state.withLock { $0.deliveries.usualURL = url }
    }

    /// Sends a webhook to an address and returns the status of the answer; nil if none came within 30
    /// seconds, PortOne's limit, which is the sender's to keep.
    public typealias WebhookSender = @Sendable (_ url: String, WireRequest) async -> Int?

    /// Sends all webhooks that are due by the sandbox's clock, one after the other in the order of their
    /// moments; returns how many. Each is signed when it is sent, by all secrets.
    ///
    /// A webhook counts as delivered if the status is 200 to 299; others are sent again after 1, 4, 16, 64
    /// and 256 minutes and up to a tenth more.
    @discardableResult
    public func deliver(sending: WebhookSender) async -> Int {
        var count = 0
        while let (url, request, number) = takeDelivery() {
            let answer = await sending(url, request)
            let now = clock.now()
            state.withLock { $0.deliveries.settle(number, answer, at: now) }
            count += 1
        }
        return count
    }

    /// Settles pending payments and sends due webhooks, round after round until `pausing` answers false;
    /// `pausing` waits between two rounds. Throws `unavailable` if the journal cannot be written.
    public func run(
        sending: WebhookSender, pausing: @Sendable () async -> Bool
    ) async throws(PortOneError) {
        repeat {
            try change { book, now throws(PortOneError) in book.tick(at: now) }
            await deliver(sending: sending)
        } while await pausing()
    }

    private func takeDelivery() -> (url: String, WireRequest, number: Int)? {
        let now = clock.now()
        guard let delivery = state.withLock({ $0.deliveries.take(at: now) }) else { return nil }
        return (delivery.url, request(of: delivery, at: now), delivery.number)
    }

    private func request(of delivery: SandboxDelivery, at now: Timestamp) -> WireRequest {
        let coder = PortOneWire.webhook(id: delivery.webhookID)
        let body = coder.bytes(of: delivery.webhook(storeID: settings.storeID))
        var headers = WebhookSigner.headers(
            id: delivery.webhookID, at: now, body: body, secrets: settings.webhookSecrets)
        headers["content-type"] = "application/json"
        let other = delivery.webhook(
            storeID: settings.storeID, paymentID: delivery.event.paymentID + "-tampered")
        return WireRequest(
            method: "POST", target: WebAddress(delivery.url)?.target ?? "/", headers: headers,
            body: delivery.isTampered ? coder.bytes(of: other) : body)
    }
}
