import Composition
import Wire
import WireClient

/// Joining or signing in, as bytes: an attacker is not slowed down by reading what comes back.
struct AuthAsk: Sendable {
    /// The verb's name.
    let name: String
    fileprivate let request: WireRequest

    private init(_ name: String, _ members: [(String, String)]) {
        let endpoint = Domain.all.lazy.flatMap(\.endpoints).first { $0.name == name }
        let written = members.map { name, text in
            "\"\(name)\":" + String(decoding: WireCoder<String>.text.bytes(of: text), as: UTF8.self)
        }
        self.name = name
        request = WireRequest(
            method: "POST", target: endpoint?.path.description ?? "/",
            headers: ["content-type": "application/json"],
            body: Array("{\(written.joined(separator: ","))}".utf8))
    }

    static func join(email: String, password: String, nickname: String) -> AuthAsk {
        AuthAsk(
            "auth.join",
            [("email", email), ("password", password), ("nickname", nickname), ("device", "drill")])
    }

    static func signIn(email: String, password: String) -> AuthAsk {
        AuthAsk("auth.login", [("email", email), ("password", password), ("device", "drill")])
    }
}

/// Asks a server as a trusted proxy does, which names the client's address.
struct AskingTransport: Sendable {
    private let curl: CurlTransport

    /// Sends requests over at most that many connections and waits at most `patience` for each answer.
    init(at address: ServerAddress, connections: Int, patience: Duration) {
        curl = CurlTransport(
            to: address, version: MadangVersion.text,
            limits: CurlLimits(totalTime: patience, connections: connections))
    }

    /// The status of the answer; 0 for none.
    func status(of ask: AuthAsk, from address: String) async -> Int {
        var request = ask.request
        request.headers["x-forwarded-for"] = address
        do throws(TransportFailure) {
            return try await curl.send(request).status
        } catch {
            return 0
        }
    }

    /// Ends the connections.
    func close() async { await curl.close() }
}
