import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// A sandbox on a clock that stands still, with a shop that takes its webhooks. Nothing sleeps.
struct SandboxStage: Sendable {
    /// A webhook as the shop got it.
    struct Sent: Sendable {
        let url: String
        let request: WireRequest
        let at: Timestamp

        var webhookID: String? { request.headers["webhook-id"] }
    }

    static let shop = "http://localhost:8080/hooks/portone?shop=1"
    static let secretText = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    let clock = ManualClock()
    let sandbox: PortOneSandbox
    /// How long faults have made answers wait.
    let pauses: LockedValue<[Duration]>
    /// What the shop got, in its order.
    let sent = LockedValue<[Sent]>([])

    /// A sandbox that sends webhooks to the shop, unless the settings are changed.
    init(
        journal: (any SandboxJournal)? = nil, _ change: (inout SandboxSettings) -> Void = { _ in }
    ) throws {
        let secret = try #require(WebhookSecret(Self.secretText))
        var settings = SandboxSettings(secret: "secret-of-tests", webhookSecrets: [secret])
        settings.webhookURL = Self.shop
        change(&settings)
        let pauses = LockedValue<[Duration]>([])
        self.pauses = pauses
        sandbox = try PortOneSandbox(settings, time: clock, journal: journal) { duration in
            pauses.withLock { $0.append(duration) }
        }
    }
}

extension SandboxStage {
    /// Sends a request with a body of JSON or of a form.
    @discardableResult
    func ask(
        _ method: String, _ target: String, _ body: String = "", headers: [String: String] = [:]
    ) async -> WireResponse {
        var headers = headers
        if headers["host"] == nil { headers["host"] = "localhost:8081" }
        return await sandbox.respond(
            to: WireRequest(method: method, target: target, headers: headers, body: Array(body.utf8)))
    }

    /// Sends a request of the interface, with its secret.
    func call(_ method: String, _ target: String, _ body: String = "") async -> WireResponse {
        await ask(method, target, body, headers: ["authorization": "PortOne secret-of-tests"])
    }

    /// Makes a control call that must succeed; returns its document.
    @discardableResult
    func control(_ method: String, _ path: String, _ body: String = "") async throws -> JSON {
        let response = await ask(method, "/__sandbox/" + path, body)
        try #require(
            response.status == 200, "\(method) /__sandbox/\(path) must succeed, found \(response.text)")
        return try JSONReader.read(response.body)
    }

    /// Opens a payment window by its page; returns the attempt.
    @discardableResult
    func open(
        _ paymentID: String = "pay-1", _ amount: Int64 = 12_500, _ more: [String: String] = [:]
    ) async throws -> String {
        var members = ["paymentId": paymentID, "orderName": "자전거", "totalAmount": String(amount)]
        members.merge(more) { $1 }
        let response = await ask("GET", "/pay?" + Self.form(members))
        let location = try #require(
            response.headers["location"], "the window must open: \(response.text)")
        return String(location.dropFirst("/pay/".count).prefix { $0 != "?" })
    }

    /// Opens a payment window, and the buyer agrees.
    func pay(
        _ paymentID: String = "pay-1", _ amount: Int64 = 12_500, _ more: [String: String] = [:]
    ) async throws {
        let attempt = try await open(paymentID, amount, more)
        try await control(
            "POST", "payments/\(percentEncoded(paymentID))/approve", "transactionId=\(attempt)")
    }

    /// Sends what is due; the shop answers with that status, or not at all. Returns how many were sent.
    @discardableResult
    func deliver(answer: Int? = 200) async -> Int {
        let (sent, time) = (sent, sandbox.clock)
        return await sandbox.deliver { url, request in
            sent.withLock { $0.append(Sent(url: url, request: request, at: time.now())) }
            return answer
        }
    }

    /// The newest deliveries, newest first.
    func deliveries() async throws -> [JSONObject] {
        try await control("GET", "deliveries").items("deliveries")
    }

    /// The webhooks that the shop got, proven by the secret of tests.
    func webhooks() throws -> [Webhook] {
        let verifier = WebhookVerifier(try #require(WebhookSecret(Self.secretText)))
        return try sent.now.map { try verifier.webhook($0.request, at: $0.at) }
    }

    /// A form of these members.
    static func form(_ members: [String: String]) -> String {
        members.sorted { $0.key < $1.key }.map { percentEncoded($0.key) + "=" + percentEncoded($0.value) }
            .joined(separator: "&")
    }
}

extension JSON {
    /// The objects of a list that a document has under that name.
    func items(_ name: String) throws -> [JSONObject] {
        guard case .object(let object) = self, case .array(let items)? = object[name] else {
            Issue.record("the document must have a list \(name)")
            return []
        }
        return items.compactMap { if case .object(let item) = $0 { item } else { nil } }
    }

    /// The texts of a list that a document has under that name.
    func texts(_ name: String) -> [String] {
        guard case .object(let object) = self, case .array(let items)? = object[name] else { return [] }
        return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// The text at that place of a document.
    func text(_ path: String...) -> String? {
        var json = self
        for name in path {
            guard case .object(let object) = json, let next = object[name] else { return nil }
            json = next
        }
        return switch json {
        case .string(let text): text
        case .integer(let number): String(number)
        default: nil
        }
    }
}
