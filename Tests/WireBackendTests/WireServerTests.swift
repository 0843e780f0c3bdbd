import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// What the server answers to requests that keep its limits.
struct WireServerTests {
    @Test("A server that cannot listen says why")
    func listening() async throws {
        try await withServer { port, _ in
            let second = WireServer(NotesService().dispatcher, WireServerConfiguration(port: port))
            await #expect(throws: ListeningFailure.inUse) { try await second.run() }
        }
        let elsewhere = WireServer(
            NotesService().dispatcher, WireServerConfiguration(host: "192.0.2.1", port: 0))
        await #expect(throws: ListeningFailure.noSuchAddress) { try await elsewhere.run() }
    }

    @Test(arguments: [true, false])
    func probes(_ isReady: Bool) async throws {
        try await withServer(isReady: { isReady }) { port, _ in
            try await withClient(port: port) { transport in
                let health = try await transport.send(WireRequest(method: "GET", target: "/healthz"))
                #expect(health.status == 200)
                #expect(health.body == Array("ok\n".utf8))
                let ready = try await transport.send(WireRequest(method: "GET", target: "/readyz"))
                #expect(ready.status == (isReady ? 200 : 503))
                let head = try await transport.send(WireRequest(method: "HEAD", target: "/readyz"))
                #expect(head.status == ready.status && head.body.isEmpty)
            }
        }
    }

    @Test func everyAnswerNamesTheServerAndPersonalOnesAreNotStored() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                var request = WireRequest(method: "GET", target: "/note")
                let common = try await transport.send(request)
                #expect(common.headers["server"] == "madang")
                #expect(common.headers["content-type"] == "application/json")
                #expect(common.headers["cache-control"] == "no-cache")
                request.headers["authorization"] = "Bearer good"
                let personal = try await transport.send(request)
                #expect(personal.status == 200)
                #expect(personal.headers["cache-control"] == "private, no-cache")
                request.target = "/mine"
                let own = try await transport.send(request)
                #expect(own.headers["cache-control"] == "no-store" && own.headers["etag"] != nil)
                request.headers["authorization"] = "Bearer bad"
                let refused = try await transport.send(request)
                #expect(refused.status == 401)
                #expect(refused.headers["cache-control"] == "no-store")
                #expect(refused.headers["www-authenticate"] == "Bearer")
            }
        }
    }

    @Test func theDispatcherRoutesWhatHummingbirdDoesNot() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let missing = try await transport.send(WireRequest(method: "GET", target: "/none"))
                #expect(missing.status == 404)
                #expect(Problem(bytes: missing.body)?.service == .noSuchEndpoint)
                let wrong = try await transport.send(WireRequest(method: "POST", target: "/note"))
                #expect(wrong.status == 405)
                #expect(wrong.headers["allow"] == "GET, HEAD, OPTIONS")
                let options = try await transport.send(WireRequest(method: "OPTIONS", target: "/note"))
                #expect(options.status == 204)
                #expect(options.headers["allow"] == "GET, HEAD, OPTIONS")
                #expect(options.headers["content-length"] == nil)
            }
        }
    }

    @Test func requestsOnOneConnectionAreAnsweredInOrder() async throws {
        try await withServer { port, _ in
            let get = "GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n"
            let close = "GET /none HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n"
            let answers = try await exchange(port: port, get + get + close)
            let lines = answers.split(separator: "\r\n").filter { $0.contains("HTTP/1.1 ") }
            #expect(lines.count == 3 && lines[0].hasSuffix("200 OK") && lines[2].hasSuffix("404 Not Found"))
        }
    }

    @Test func aChunkedBodyIsABodyToo() async throws {
        try await withServer { port, _ in
            let head =
                "PUT /notes/a HTTP/1.1\r\nhost: h\r\nconnection: close\r\n"
                + "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
            let body = "9\r\n{\"text\":\"\r\n3\r\n\u{D55C}\r\n2\r\n\"}\r\n0\r\n\r\n"
            let answer = try await exchange(port: port, head + body)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.hasSuffix(#"{"name":"a","text":"한"}"#))
        }
    }

    @Test(arguments: ["도깨비\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\u{0} HTTP/1.1\r\nhost: h\r\n\r\n"])
    func whatIsNoHTTPIsRefused(_ text: String) async throws {
        try await withServer { port, _ in
            let answer = try await exchange(port: port, text)
            #expect(answer.hasPrefix("HTTP/1.1 400 ") || answer.isEmpty, "found \(answer)")
        }
    }

    @Test func anAddressThatIsTakenIsAnError() async throws {
        try await withServer { port, _ in
            let second = WireServer(NotesService().dispatcher, WireServerConfiguration(port: port))
            await #expect(throws: (any Error).self) { try await second.run() }
        }
    }
}
