import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// A sandbox of the same process on a clock that stands still, and the gateway over it. Nothing sleeps.
struct PortOneStage: Sendable {
    static let shop = "http://localhost:8080"
    static let secret = "portone-secret-0123456789"
    static let window = "http://localhost:8081"

    let clock: ManualClock
    let sandbox: PortOneSandbox
    let wire: BentTransport
    let gateway: PortOnePaymentGateway
    let webhooks: PortOneWebhooks

    /// A sandbox whose first channel takes the money at once, unless the settings are changed.
    init(
        _ clock: ManualClock = ManualClock(), tries: Int = 1, storeID: String? = nil,
        _ change: (inout SandboxSettings) -> Void = { _ in }
    ) throws {
        var settings = SandboxSettings(
            secret: Self.secret, webhookSecrets: [try #require(WebhookSecret(WebhookText.new))])
        settings.webhookURL = Self.shop + "/webhooks/portone"
        change(&settings)
        let pauses = LockedValue<[Duration]>([])
        sandbox = try PortOneSandbox(settings, time: clock) { pause in
            pauses.withLock { $0.append(pause) }
        }
        self.clock = clock
        wire = BentTransport(base: SandboxTransport(to: sandbox), pauses: pauses)
        let storeID = storeID ?? settings.storeID
        let account = try #require(PortOneAccount(storeID: storeID, secret: Self.secret))
        var limits = PortOneLimits()
        (limits.tries, limits.pause) = (tries, .zero)
        gateway = PortOnePaymentGateway(
            PortOneClient(account, by: wire, limits: limits), storeID: storeID, isTest: true)
        webhooks = PortOneWebhooks(try WebhookText.verifier(), storeID: storeID, time: sandbox.clock)
    }

    /// The reference of that number.
    static func reference(_ number: Int = 1) throws -> PaymentReference {
        let digits = String(number)
        let zeros = String(repeating: "0", count: 22 - digits.count)
        return try #require(PaymentReference("pay-" + zeros + digits))
    }
}

/// Texts of webhook secrets.
enum WebhookText {
    static let new = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    static let old = "whsec_AAECAwQFBgcICQoLDA0ODw=="
    static let other = "whsec_c29tZWJvZHkgZWxzZQ=="

    /// Takes the new secret, and while it is changed the old one.
    static func verifier() throws -> WebhookVerifier {
        WebhookVerifier(try #require(WebhookSecret(new)), or: WebhookSecret(old))
    }
}

/// A transport that is down when a test says so, gives up after a minute, and may change answers.
struct BentTransport: Transport {
    typealias Bend = @Sendable (WireRequest, WireResponse) -> WireResponse

    let base: SandboxTransport
    /// How long the sandbox has made requests wait.
    let pauses: LockedValue<[Duration]>
    let isDown = LockedValue(false)
    let bend = LockedValue<Bend?>(nil)
    let requests = LockedValue<[WireRequest]>([])

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        requests.withLock { $0.append(request) }
        if isDown.now { throw .unreachable("the sandbox is down") }
        let before = pauses.now.count
        let response = try await base.send(request)
        let waited = pauses.now.dropFirst(before).reduce(.zero, +)
        if waited >= .seconds(60) { throw .timedOut }
        return bend.now.map { $0(request, response) } ?? response
    }

    /// The bodies of the requests whose target ends so.
    func bodies(_ end: String) -> [String] {
        requests.now.filter { $0.target.hasSuffix(end) }.map { String(decoding: $0.body, as: UTF8.self) }
    }
}

extension PortOneStage {
    /// Sends a browser's request to the sandbox; answers the address to which it is led.
    @discardableResult
    func browse(_ method: String, _ target: String, _ body: String = "") async throws -> String {
        let response = await sandbox.respond(
            to: WireRequest(
                method: method, target: target, headers: ["host": "localhost:8081"], body: Array(body.utf8)))
        return try #require(
            response.headers["location"],
            "\(method) \(target) must lead on, found \(response.status) \(response.text)")
    }

    /// A checkout of a price in won.
    func checkout(
        _ reference: PaymentReference, _ price: Int64 = 30_000, channel: String = "channel-key-auto",
        title: String = "크루 유니폼"
    ) -> PortOneCheckout {
        PortOneCheckout(
            PortOneCheckoutChannel(storeID: sandbox.settings.storeID, key: channel), reference, title: title,
            amount: .won(price), returnURL: Self.shop + "/checkout/abc")
    }

    /// Opens the window of a checkout; answers the path of its buttons.
    func open(_ checkout: PortOneCheckout) async throws -> String {
        let address = checkout.address(at: Self.window)
        let path = try await browse("GET", String(address.dropFirst(Self.window.count)))
        return String(path.prefix { $0 != "?" })
    }

    /// Presses a button of an open window; answers what the browser brings back.
    @discardableResult
    func press(_ button: String, _ window: String, _ body: String = "") async throws -> PortOneReturn {
        try Self.returned(by: await browse("POST", "\(window)/\(button)", body))
    }

    /// Opens a window and approves.
    @discardableResult
    func pay(
        _ reference: PaymentReference, _ price: Int64 = 30_000, channel: String = "channel-key-auto"
    ) async throws -> PortOneReturn {
        try await press("approve", open(checkout(reference, price, channel: channel)))
    }

    /// What the shop reads in the address to which the browser is led.
    static func returned(by address: String) throws -> PortOneReturn {
        #expect(address.hasPrefix(shop + "/checkout/abc?"), "the browser must come back to the shop")
        let target = try Target(String(address.dropFirst(shop.count)))
        return PortOneReturn { name in target.query.first { $0.name == name }?.text }
    }

    /// Makes a control call that must succeed.
    func control(_ path: String, _ body: String = "") async throws {
        let response = await sandbox.respond(
            to: WireRequest(
                method: "POST", target: "/__sandbox/" + path, headers: ["host": "localhost:8081"],
                body: Array(body.utf8)))
        try #require(response.status == 200, "\(path) must succeed, found \(response.text)")
    }

    /// Acts on a payment by a control call: as its buyer, the console or the card company.
    func act(_ name: String, on reference: PaymentReference, _ body: String = "") async throws {
        try await control("payments/\(reference)/\(name)", body)
    }

    /// Orders a fault for requests whose target begins so.
    func fault(_ members: String, path: String = "/payments") async throws {
        try await control("faults", "\(members)&path=\(percentEncoded(path))")
    }

    /// The only attempt of a payment.
    func attempt(_ reference: PaymentReference) async throws -> GatewayAttempt {
        let attempts = try await gateway.attempts(reference)
        try #require(attempts.count == 1, "one attempt was made, found \(attempts.count)")
        return attempts[0]
    }
}

extension WireResponse {
    /// The body as a text.
    var text: String { String(decoding: body, as: UTF8.self) }
}

extension Money {
    /// An amount in won.
    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }
}

/// Expects that a call of the gateway ends with that error.
func expectFailure<Value>(
    _ expected: GatewayError, _ call: () async throws(GatewayError) -> Value,
    _ place: SourceLocation = #_sourceLocation
) async {
    do throws(GatewayError) {
        _ = try await call()
        Issue.record("the call must end with \(expected)", sourceLocation: place)
    } catch {
        #expect(error == expected, sourceLocation: place)
    }
}
