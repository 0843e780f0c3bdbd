public import PortOneSandbox
import Vocabulary
import Wire
public import WireServer

/// A sandbox on a port: its interface, its pages, and the webhooks that it sends.
public final class SandboxServer: Sendable {
    private let answering: AnsweringSandbox
    private let server: WireServer
    private let senders: WebhookSenders

    /// How often time passes in the sandbox while no request comes.
    private static let tick: Duration = .milliseconds(200)

    /// Prepares a server; nothing is opened before `run()`. `version` is Madang's own, for the user agent of
    /// webhooks. `onListening` is called with the bound port before the first request is answered.
    public init(
        _ sandbox: PortOneSandbox, _ configuration: WireServerConfiguration, version: String,
        onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        answering = AnsweringSandbox(sandbox)
        senders = WebhookSenders(version: version)
        server = WireServer(answering, configuration, onListening: onListening)
    }

    /// Listens, answers and sends webhooks until it is stopped. Throws if the address cannot be bound, or the
    /// journal cannot be written.
    public func run() async throws {
        let (sandbox, senders, wakes) = (answering.sandbox, senders, answering.wakes)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [server] in try await server.run() }
            group.addTask {
                // What a request has made due is sent at once, not at the next tick.
                for await _ in wakes { await sandbox.deliver(sending: senders.send) }
            }
            group.addTask {
                try await sandbox.run(sending: senders.send) {
                    do { try await Task.sleep(for: Self.tick) } catch { return false }
                    return true
                }
            }
            // The first that ends is the server, or a failure of the journal.
            try await group.next()
            group.cancelAll()
        }
        await senders.close()
    }

    /// Stops accepting connections, answers accepted requests, then lets `run()` return.
    public func stop() async { await server.stop() }
}

/// A sandbox that tells when it has answered something.
private struct AnsweringSandbox: Responder {
    let sandbox: PortOneSandbox
    let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ sandbox: PortOneSandbox) {
        self.sandbox = sandbox
        // Wakes of many requests are one.
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func respond(to request: WireRequest) async -> WireResponse {
        defer { wake.yield() }
        return await sandbox.respond(to: request)
    }
}
