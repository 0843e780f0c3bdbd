import ContractKit
import PortOne
import PortOneSandbox
import PortOneServer
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// A sandbox on a port, a shop that takes its webhooks on another, and a client that asks over libcurl.
struct LiveSandbox: Sendable {
    let client: PortOneClient
    /// For what a browser and control calls do; it waits for as long as a busy machine needs.
    let transport: CurlTransport
    let shop: Shop

    /// Runs both for as long as the body lasts.
    static func run(
        patience: Duration = .seconds(60), _ change: (inout SandboxSettings) -> Void = { _ in },
        _ body: (LiveSandbox) async throws -> Void
    ) async throws {
        let shop = Shop()
        try await serving({ WireServer(shop, .free, onListening: $0) }) { shopPort in
            var settings = SandboxSettings.usual
            settings.webhookURL = "http://127.0.0.1:\(shopPort)/hooks"
            change(&settings)
            let sandbox = try PortOneSandbox(settings, time: Shop.clock)
            try await serving({ SandboxServer(sandbox, .free, version: "0.test", onListening: $0) }) { port in
                try await body(try LiveSandbox(port, shop, settings, patience))
            }
        }
    }

    private init(_ port: Int, _ shop: Shop, _ settings: SandboxSettings, _ patience: Duration) throws {
        let account = try #require(PortOneAccount(storeID: settings.storeID, secret: settings.secret))
        let address = try #require(ServerAddress("http://127.0.0.1:\(port)"))
        var limits = PortOneLimits()
        limits.pause = .milliseconds(1)
        self.shop = shop
        transport = CurlTransport(to: address, version: "0.test", limits: CurlLimits(totalTime: .seconds(60)))
        let own = CurlTransport(to: address, version: "0.test", limits: CurlLimits(totalTime: patience))
        client = PortOneClient(account, by: own, limits: limits)
    }
}

extension LiveSandbox {
    /// Makes a control call that must succeed.
    func control(_ path: String, _ form: String = "") async throws {
        let request = WireRequest(
            method: "POST", target: "/__sandbox/\(path)",
            headers: ["content-type": "application/x-www-form-urlencoded"], body: Array(form.utf8))
        let answer = try await transport.send(request)
        try #require(
            answer.status == 200,
            "POST \(path) must succeed, found \(String(decoding: answer.body, as: UTF8.self))")
    }

    /// Opens the payment window as a browser does; returns the address that it is redirected to.
    @discardableResult
    func open(
        _ id: String, _ amount: Int64, channel: String = "channel-key-auto", more: String = ""
    ) async throws -> String {
        let target =
            "/pay?paymentId=\(id)&orderName=%EC%9E%90%EC%A0%84%EA%B1%B0&totalAmount=\(amount)"
            + "&channelKey=\(channel)\(more)"
        let answer = try await transport.send(WireRequest(method: "GET", target: target))
        return try #require(
            answer.headers["location"],
            "the window must open: \(String(decoding: answer.body, as: UTF8.self))")
    }

    /// A payment that is paid.
    func pay(_ id: String, _ amount: Int64) async throws {
        try await open(id, amount)
        try await control("payments/\(id)/approve")
    }
}

/// Takes webhooks, and proves each.
final class Shop: Responder {
    /// The clock of the sandbox and the shop, which stands still.
    static let clock = ManualClock()

    private let taken = LockedValue<[Webhook]>([])
    private let faults = LockedValue<[WebhookFault]>([])
    private let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    private let verifier: WebhookVerifier?

    init() { verifier = WebhookSecret(SandboxSettings.usualWebhookSecret).map { WebhookVerifier($0) } }

    func respond(to request: WireRequest) async -> WireResponse {
        do throws(WebhookFault) {
            guard let webhook = try verifier?.webhook(request, at: Self.clock.now()) else {
                return WireResponse(status: 500)
            }
            taken.withLock { $0.append(webhook) }
        } catch {
            faults.withLock { $0.append(error) }
            arrival.yield()
            return WireResponse(status: 400)
        }
        arrival.yield()
        return WireResponse(status: 200)
    }

    /// The webhooks once that many have come.
    func webhooks(atLeast count: Int) async -> [Webhook] {
        for await _ in arrivals {
            let (now, wrong) = (taken.now, faults.now)
            if now.count + wrong.count >= count { return now }
        }
        return taken.now
    }
}

/// What runs until it is stopped.
protocol Runnable: Sendable {
    func run() async throws
    func stop() async
}

extension WireServer: Runnable {}
extension SandboxServer: Runnable {}

extension WireServerConfiguration {
    /// A free port.
    static var free: WireServerConfiguration { WireServerConfiguration(port: 0, stopTime: .seconds(1)) }
}

/// Runs a server for as long as the body lasts.
private func serving(
    _ make: (@escaping @Sendable (Int) async -> Void) -> any Runnable,
    _ body: (_ port: Int) async throws -> Void
) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = make { port.yield($0) }
    let running = Task {
        defer { port.finish() }
        try await server.run()
    }
    var bound = ports.makeAsyncIterator()
    let number = await bound.next()
    do {
        try await body(try #require(number, "the server must listen"))
        await server.stop()
        try await running.value
    } catch {
        await server.stop()
        throw error
    }
}
