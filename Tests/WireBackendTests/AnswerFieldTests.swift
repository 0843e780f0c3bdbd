import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// The fields that every answer has: security, names of requests, other origins.
struct AnswerFieldTests {
    private static let loopback = TrustedProxies([AddressBlock("127.0.0.0/8")].compactMap { $0 })

    @Test(arguments: [
        "/note", "/none", "/fail", "/healthz", "/note?" + String(repeating: "x", count: 20_000),
    ])
    func everyAnswerIsSafeForBrowsers(_ target: String) async throws {
        let answer = try await answer(to: WireRequest(method: "GET", target: target))
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'")
        #expect(answer.headers["referrer-policy"] == "no-referrer")
        #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.headers["strict-transport-security"] == nil)
        #expect(answer.headers["access-control-allow-origin"] == nil)
        #expect(answer.headers["x-request-id"]?.count == 15)
    }

    @Test(arguments: [(false, "https", false), (true, "http", false), (true, "https", true)])
    func httpsAloneIsAskedForOnlyByHTTPS(_ trusts: Bool, _ scheme: String, _ isAsked: Bool) async throws {
        let request = WireRequest(method: "GET", target: "/note", headers: ["x-forwarded-proto": scheme])
        let answer = try await answer(to: request) {
            $0.transportSecuritySeconds = 600
            if trusts { $0.trustedProxies = Self.loopback }
        }
        #expect(answer.headers["strict-transport-security"] == (isAsked ? "max-age=600" : nil))
    }

    @Test(
        arguments: [
            (true, "abc-123_X.y", true), (false, "abc-123_X.y", false), (true, "", false),
            (true, "a b", false), (true, "\"><script>", false), (true, "요청", false),
            (true, String(repeating: "a", count: 64), true), (true, String(repeating: "a", count: 65), false),
        ])
    func requestIDs(_ trusts: Bool, _ given: String, _ isKept: Bool) async throws {
        let request = WireRequest(method: "GET", target: "/fail", headers: ["x-request-id": given])
        let answer = try await answer(to: request) { if trusts { $0.trustedProxies = Self.loopback } }
        let id = try #require(answer.headers["x-request-id"])
        #expect((id == given) == isKept)
        #expect(String(decoding: answer.body, as: UTF8.self).hasSuffix(#","requestId":"\#(id)"}"#))
        #expect(Problem(bytes: answer.body)?.service == .internal("the server's log says why"))
    }

    @Test func mintedIDsAreAllDifferent() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                var ids: Set<String> = []
                for _ in 0..<200 {
                    let answer = try await transport.send(WireRequest(method: "GET", target: "/none"))
                    ids.insert(try #require(answer.headers["x-request-id"]))
                    #expect(!String(decoding: answer.body, as: UTF8.self).contains("requestId"))
                }
                #expect(ids.count == 200)
            }
        }
    }

    @Test(
        arguments: [
            ("https://madang.example", true), ("https://madang.example:8443", true),
            ("http://madang.example", false), ("https://madang.example.evil", false), ("null", false),
            ("https://MADANG.example", false), ("*", false), ("", false),
        ])
    func onlyNamedOriginsAreAnswered(_ origin: String, _ isAllowed: Bool) async throws {
        let preflight = WireRequest(
            method: "OPTIONS", target: "/note",
            headers: ["origin": origin, "access-control-request-method": "GET"])
        let change: @Sendable (inout WireServerConfiguration) -> Void = {
            $0.corsOrigins = ["https://madang.example", "https://madang.example:8443"]
        }
        let consent = try await answer(to: preflight, change)
        #expect(consent.status == 204)
        #expect(consent.headers["access-control-allow-origin"] == (isAllowed ? origin : nil))
        let methods = consent.headers["access-control-allow-methods"]
        #expect(methods == (isAllowed ? "GET, HEAD, OPTIONS" : nil))
        #expect(consent.headers["vary"] == "Origin")
        let request = WireRequest(method: "GET", target: "/note", headers: ["origin": origin])
        let read = try await answer(to: request, change)
        #expect(read.status == 200)
        #expect(read.headers["access-control-allow-origin"] == (isAllowed ? origin : nil))
        #expect(read.headers["vary"] == "Origin")
        #expect(read.headers["access-control-allow-credentials"] == nil)
        let off = try await answer(to: preflight)
        #expect(off.headers.keys.allSatisfy { !$0.hasPrefix("access-control") } && off.headers["vary"] == nil)
    }

    @Test("Pages elsewhere embed public files if CORS is on, and nothing else", arguments: [true, false])
    func embedding(_ isOn: Bool) async throws {
        let files = FilesService()
        // An `img` names no origin.
        let requests: [(target: String, headers: [String: String], status: Int)] = [
            ("/files/3", [:], 200), ("/files/3", ["range": "bytes=0-1"], 206),
            ("/files/3", ["if-none-match": "\"v3\""], 304), ("/none", [:], 404),
        ]
        try await withServer(of: files.dispatcher, opening: files.gate) {
            if isOn { $0.corsOrigins = ["https://madang.example"] }
        } _: { port, _ in
            try await withClient(port: port) { transport in
                for (target, headers, status) in requests {
                    let request = WireRequest(method: "GET", target: target, headers: headers)
                    let answer = try await transport.send(request)
                    let policy = isOn && status != 404 ? "cross-origin" : "same-origin"
                    #expect(answer.status == status)
                    #expect(answer.headers["cross-origin-resource-policy"] == policy, "\(status)")
                }
            }
        }
    }

    private func answer(
        to request: WireRequest, _ change: (inout WireServerConfiguration) -> Void = { _ in }
    ) async throws -> WireResponse {
        try await withServer(NotesService(), change) { port, _ in
            try await withClient(port: port) { try await $0.send(request) }
        }
    }
}
