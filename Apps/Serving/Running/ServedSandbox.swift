import Composition
import Logging
import PortOneSandbox
import PortOneServer
import ServiceLifecycle
import Settings
import Terminal
import Vocabulary
import WireServer

/// The sandbox of payments that the server serves beside itself, on this machine alone.
struct ServedSandbox: NamedService {
    static let name = "sandbox of payments"
    /// What the platform asks without a network.
    let sandbox: PortOneSandbox
    /// Where browsers reach it, once it listens.
    let address = SiteAddress()
    private let server: SandboxServer
    private let port: Int

    /// Prepares a sandbox by these settings; nothing listens yet. Throws `unreachable` if its file cannot be
    /// used.
    init(_ settings: Settings, _ logger: Logger) throws(ServiceFailure) {
        port = settings.payments.port
        sandbox = try .beside(settings)
        server = SandboxServer(
            sandbox, WireServerConfiguration(port: port, stopTime: .seconds(2)), version: MadangVersion.text
        ) { [address] port in
            address.become("http://127.0.0.1:\(port)")
            logger.notice(
                "payments use test money: no money moves", metadata: ["sandbox": "http://127.0.0.1:\(port)"])
        }
    }

    /// Has webhooks sent to the server, which listens at that host and port.
    func send(to host: String, _ port: Int) {
        let isAny = host == "0.0.0.0" || host == "::"
        let own = isAny ? "127.0.0.1" : host.contains(":") ? "[\(host)]" : host
        // A host is an address of the web, since the server listens there.
        try? sandbox.sendWebhooks(to: "http://\(own):\(port)/webhooks/portone")
    }

    /// Returns with the server. Throws a failure that names the setting if it cannot listen, and if its file
    /// cannot be written.
    func run() async throws {
        do {
            try await server.run()
        } catch is ListeningFailure {
            throw ProgramFailure(
                Phrase(
                    en: "The sandbox of payments cannot listen on port \(port). Choose another with "
                        + "--payments-port, or 0 for any free one.",
                    ko: "결제 샌드박스가 포트 \(port)번에서 연결을 받을 수 없습니다. --payments-port로 다른 포트를 고르거나, "
                        + "0으로 빈 포트를 쓰세요."), exitStatus: .unavailable)
        }
    }
}
