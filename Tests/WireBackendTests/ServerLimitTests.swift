import Glibc
import TestKit
import Testing
import Wire
import WireClient
import WireServer

/// What the server does with requests that cost more than they may.
@Suite(.hangLimit)
struct ServerLimitTests {
    @Test func aBodyAtTheLimitIsTakenAndOneOverItIsRefused() async throws {
        let body = Array(#"{"text":"1234567890"}"#.utf8)
        try await withServer {
            $0.largestBody = body.count
        } _: { port, _ in
            try await withClient(port: port) { transport in
                var request = WireRequest(
                    method: "PUT", target: "/notes/a", headers: ["content-type": "application/json"],
                    body: body)
                #expect(try await transport.send(request).status == 200)
                request.body.append(UInt8(ascii: " "))
                let answer = try await transport.send(request)
                #expect(answer.status == 413)
                #expect(answer.headers["content-type"] == "application/problem+json")
                #expect(Problem(bytes: answer.body)?.code == "body-too-large")
                #expect(try await transport.send(WireRequest(method: "GET", target: "/note")).status == 200)
                #expect(transport.openedConnections == 1, "the rest was taken in, so the connection goes on")
            }
        }
    }

    @Test(arguments: [
        "content-length: 1000000\r\n\r\n", "content-length: 101\r\nexpect: 100-continue\r\n\r\n",
    ])
    func aBodyFarOverTheLimitIsNotWaitedFor(_ rest: String) async throws {
        try await withServer {
            $0.largestBody = 100
        } _: { port, _ in
            let answer = try await exchange(port: port, "PUT /notes/a HTTP/1.1\r\nhost: h\r\n" + rest)
            #expect(answer.hasPrefix("HTTP/1.1 413 "), "found \(answer)")
            #expect(answer.contains("Connection: close\r\n") && answer.contains(#""code":"body-too-large""#))
        }
    }

    @Test func anEndlessBodyIsCutOff() async throws {
        try await withServer {
            $0.largestBody = 100
        } _: { port, _ in
            let head = "PUT /notes/a HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\n"
            let chunk = "40\r\n" + String(repeating: "x", count: 64) + "\r\n"
            let ended = try await offPool {
                let socket = try RawSocket.connected(port: port)
                defer { socket.close() }
                try socket.send(head)
                for _ in 0..<1_000_000 {
                    do { try socket.send(chunk) } catch { return true }
                }
                return false
            }
            #expect(ended, "the server must close the connection")
        }
    }

    @Test func aHeadOverTheLimitIsRefused() async throws {
        try await withServer {
            $0.largestHead = 2000
        } _: { port, _ in
            try await withClient(port: port) { transport in
                for (size, status) in [(1500, 200), (2000, 431), (6000, 431), (100_000, 431)] {
                    var request = WireRequest(method: "GET", target: "/note")
                    request.headers["x-large"] = String(repeating: "x", count: size)
                    let answer = await outcome(transport, request)
                    if case .success(let answer) = answer {
                        #expect(answer.status == status, "for a field of \(size) bytes")
                    } else {
                        #expect(size == 100_000, "found \(answer) for a field of \(size) bytes")
                    }
                }
                let target = "/note?" + String(repeating: "x", count: 2000)
                let answer = try await transport.send(WireRequest(method: "GET", target: target))
                #expect(answer.status == 431)
                #expect(Problem(bytes: answer.body)?.code == "head-too-large")
            }
        }
    }

    @Test(
        "A request names the server in one Host field (RFC 9112, section 3.2); probes need not",
        arguments: [
            ("GET /note HTTP/1.1\r\n", 400), ("GET /note HTTP/1.1\r\nhost: a\r\nhost: b\r\n", 400),
            ("GET /note HTTP/1.1\r\nhost: a, b\r\n", 400), ("GET /note HTTP/1.1\r\nhost:\r\n", 400),
            ("GET /note HTTP/1.1\r\nhost: a/b\r\n", 400),
            ("GET /note HTTP/1.1\r\nhost: madang.example:8080\r\n", 200),
            ("GET /note HTTP/1.1\r\nhost: [::1]\r\n", 200), ("GET /healthz HTTP/1.0\r\n", 200),
            ("GET /readyz HTTP/1.1\r\n", 200),
        ])
    func host(_ head: String, _ status: Int) async throws {
        try await withServer { port, _ in
            let answer = try await exchange(port: port, head + "connection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "found \(answer)")
            if status == 400 { #expect(answer.contains(#""code":"bad-host""#), "found \(answer)") }
        }
    }

    @Test func aSlowBodyIsNotWaitedForLongerThanTheLimit() async throws {
        try await withServer {
            $0.bodyTime = .milliseconds(100)
        } _: { port, _ in
            let answer = try await exchange(
                port: port, "PUT /notes/a HTTP/1.1\r\nhost: h\r\ncontent-length: 10\r\n\r\n{\"t")
            #expect(answer.hasPrefix("HTTP/1.1 408 "), "found \(answer)")
            #expect(answer.contains(#""code":"body-too-slow""#))
        }
    }

    @Test func aClientThatNeverReadsItsAnswersIsCutOff() async throws {
        try await withServer {
            $0.writeTime = .milliseconds(100)
            $0.idleTime = .seconds(3600)
        } _: { port, _ in
            let body = #"{"text":"\#(String(repeating: "x", count: 900_000))"}"#
            let request =
                "PUT /notes/a HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
                + "content-length: \(body.utf8.count)\r\n\r\n" + body
            let outcome = try await offPool {
                let socket = try RawSocket.connected(port: port, room: 4096)
                defer { socket.close() }
                for _ in 0..<100 {
                    do throws(RawSocket.Failure) {
                        try socket.send(request)
                    } catch {
                        return error.code == EAGAIN ? "nobody closed, nobody read" : "closed"
                    }
                }
                return "everything was taken in"
            }
            #expect(outcome == "closed", "the server must close the connection")
        }
    }

    @Test(arguments: ["", "GET /note HTT", "GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n"])
    func anIdleConnectionIsClosed(_ text: String) async throws {
        try await withServer {
            $0.idleTime = .milliseconds(100)
        } _: { port, _ in
            do {
                let answer = try await exchange(port: port, text)
                #expect(answer.isEmpty || answer.hasSuffix("ok\n"), "found \(answer)")
            } catch let failure as RawSocket.Failure {
                // On a slow machine the connection may be gone before the text is sent.
                #expect([ECONNRESET, EPIPE].contains(failure.code), "found \(failure)")
            }
        }
    }

    @Test func aConnectionOverTheLimitWaitsUntilAnotherEnds() async throws {
        try await withServer {
            $0.mostConnections = 1
        } _: { port, _ in
            let answers = try await offPool {
                let get = "GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n"
                let first = try RawSocket.connected(port: port)
                try first.send(get)
                let answer = try first.receive(until: "ok\n")
                let second = try RawSocket.connected(port: port)
                try second.send(get)
                try first.send(get)
                let again = try first.receive(until: "ok\n")
                first.close()
                defer { second.close() }
                return [answer, again, try second.receive(until: "ok\n")]
            }
            #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK") })
        }
    }

    @Test func aGracefulStopAnswersWhatWasAccepted() async throws {
        let service = NotesService()
        try await withServer(service) { port, server in
            try await withClient(port: port) { transport in
                let waiting = Task { await outcome(transport, WireRequest(method: "GET", target: "/wait")) }
                let idle = try await offPool { try RawSocket.connected(port: port) }
                await service.gate.arrivals(1)
                async let stopped: Void = server.stop()
                let rest = try await offPool { try idle.receive() }
                #expect(rest.isEmpty, "an idle connection is closed")
                idle.close()
                let refused = try await isRefused(port: port)
                #expect(refused, "new connections are refused")
                service.gate.open()
                let answer = try await waiting.value.get()
                #expect(answer.status == 200)
                #expect(answer.body == NotesService.shape.coder.bytes(of: NotesService.note))
                await stopped
            }
        }
    }

    @Test func aStopThatTakesTooLongCancelsWhatIsStillBeingAnswered() async throws {
        let service = NotesService()
        try await withServer(service) {
            $0.stopTime = .milliseconds(50)
        } _: { port, server in
            try await withClient(port: port) { transport in
                let waiting = Task { await outcome(transport, WireRequest(method: "GET", target: "/wait")) }
                await service.gate.arrivals(1)
                await server.stop()
                // Nobody opens the gate: only the cancellation lets the request pass.
                let answer = await waiting.value
                #expect(answer != .failure(.timedOut))
                let refused = try await isRefused(port: port)
                #expect(refused)
            }
        }
    }

    /// Whether connections come to be refused, within some thousands of tries.
    private func isRefused(port: Int) async throws -> Bool {
        try await offPool {
            for _ in 0..<50_000 {
                do {
                    try RawSocket.connected(port: port).close()
                } catch {
                    return true
                }
            }
            return false
        }
    }
}
