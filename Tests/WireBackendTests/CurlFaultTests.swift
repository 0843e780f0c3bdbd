import Synchronization
import TestKit
import Testing
import Wire
import WireClient

/// The client against servers that misbehave.
struct CurlFaultTests {
    /// Beside hundreds of other tests a server's thread may get its turn late; only what hangs may time out.
    private static let longTime: Duration = .seconds(240)

    /// What the server does with a connection after it has read the head of the request.
    enum Behaviour: String, CaseIterable {
        case hangs, hangsInBody, closes, resets, sendsGarbage, sendsHalfAHead, sendsHalfABody,
            sendsBrokenChunk
        case announcesTooMuch, sendsTooMuch

        var bytes: String {
            switch self {
            case .hangs, .closes, .resets: ""
            case .hangsInBody, .sendsHalfABody: "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"
            case .sendsGarbage: "도깨비\r\n\r\n"
            case .sendsHalfAHead: "HTTP/1.1 200 OK\r\ncontent-len"
            case .sendsBrokenChunk: "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"
            case .announcesTooMuch:
                "HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n" + String(repeating: "x", count: 5000)
            case .sendsTooMuch: "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 5000)
            }
        }

        var hangs: Bool { self == .hangs || self == .hangsInBody }

        func isExpected(_ failure: TransportFailure) -> Bool {
            switch (self, failure) {
            case (.hangs, .timedOut), (.hangsInBody, .timedOut): true
            case (.announcesTooMuch, .tooLarge), (.sendsTooMuch, .tooLarge): true
            case (.hangs, _), (.hangsInBody, _), (.announcesTooMuch, _), (.sendsTooMuch, _): false
            case (_, .interrupted(let reason)): !reason.isEmpty
            default: false
            }
        }
    }

    @Test(.hangLimit, arguments: Behaviour.allCases)
    func aFaultIsNamedForWhatItIs(_ behaviour: Behaviour) async throws {
        let time: Duration = behaviour.hangs ? .milliseconds(500) : Self.longTime
        let limits = CurlLimits(totalTime: time, largestAnswer: 1000)
        let answer = try await answer(limits: limits) { connection in
            try connection.send(behaviour.bytes)
            switch behaviour {
            case .hangs, .hangsInBody: _ = try connection.receive()
            case .resets: connection.endWithReset()
            default: break
            }
        }
        guard case .failure(let failure) = answer else {
            Issue.record("a server that \(behaviour) must not give an answer, but gave \(answer)")
            return
        }
        #expect(behaviour.isExpected(failure), "\(failure) is not the name of this fault")
    }

    @Test func nobodyThereIsUnreachable() async throws {
        let (listener, port) = try RawSocket.listening()
        listener.close()
        try await withClient(port: port) { transport in
            let answer = await outcome(transport, WireRequest(method: "POST", target: "/"))
            guard case .failure(.unreachable(let reason)) = answer else {
                Issue.record("expected unreachable, found \(answer)")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test(arguments: [
        WireRequest(method: "GET", target: "note"), WireRequest(method: "GET", target: "/a\r\nX: y"),
        WireRequest(method: "GET", target: "/", headers: ["authorization": "Bearer a\r\nx: y"]),
        WireRequest(method: "GET\r\n", target: "/"),
    ])
    func lineBreaksNeverReachTheWire(_ request: WireRequest) async throws {
        try await withClient(port: 9) { transport in
            let refused = TransportFailure.unreachable("the request holds a line break or has no path")
            #expect(await outcome(transport, request) == .failure(refused))
        }
    }

    @Test func redirectsAreAnswersLikeOthers() async throws {
        let answer = try await answer { connection in
            try connection.send("HTTP/1.1 302 Found\r\nlocation: /b\r\ncontent-length: 0\r\n\r\n")
        }
        #expect(try answer.get().status == 302)
        #expect(try answer.get().headers["location"] == "/b")
    }

    @Test func interimAnswersAndRepeatedFields() async throws {
        let answer = try await answer { connection in
            try connection.send("HTTP/1.1 103 Early Hints\r\nx-early: 1\r\n\r\n")
            try connection.send("HTTP/1.1 200 OK\r\nVary: a\r\nvary:  b \r\nContent-Length: 2\r\n\r\nok")
        }
        let expected = ["vary": "a, b", "content-length": "2"]
        #expect(try answer.get() == WireResponse(status: 200, headers: expected, body: Array("ok".utf8)))
    }

    @Test func compressedBodiesAreUnpacked() async throws {
        let packed: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0x7B, 0x3B, 0x75, 0xCE, 0xAB, 0x1D, 0x0D, 0,
            0x65, 0xAD, 0xB9, 0x90, 6, 0, 0, 0,
        ]
        let answer = try await answer { connection in
            try connection.send("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n")
            try connection.send("content-length: \(packed.count)\r\n\r\n")
            try connection.send(packed)
        }
        #expect(try answer.get() == WireResponse(status: 200, body: Array("한글".utf8)))
    }

    @Test func theRequestIsWrittenAsItStands() async throws {
        let head = Mutex("")
        let request = WireRequest(
            method: "POST", target: "/a/../b?c=%ED%95%9C", headers: ["x-empty": "", "x-full": "값"])
        _ = try await answer(to: request, path: "/prefix") { connection in
            try connection.send("HTTP/1.1 204 No Content\r\n\r\n")
        } head: { text in
            head.withLock { $0 = text }
        }
        let lines = head.withLock { $0 }.split(separator: "\r\n").map(String.init)
        #expect(lines.first == "POST /prefix/a/../b?c=%ED%95%9C HTTP/1.1")
        #expect(lines.contains("User-Agent: madang/0.test"))
        #expect(lines.contains("x-empty:") && lines.contains("x-full: 값"))
        #expect(lines.contains("Content-Length: 0"))
        #expect(!lines.contains { $0.hasPrefix("Expect") || $0.hasPrefix("Content-Type") })
    }

    /// What the client says when a server of one connection does that behind the head of the request.
    private func answer(
        to request: WireRequest = WireRequest(method: "GET", target: "/"), path: String = "",
        limits: CurlLimits = CurlLimits(totalTime: longTime),
        _ script: @escaping @Sendable (RawSocket) throws -> Void,
        head: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> Result<WireResponse, TransportFailure> {
        let (listener, port) = try RawSocket.listening()
        async let served: Void = offPool {
            defer { listener.close() }
            let connection = try listener.accept()
            head(try connection.receive(until: "\r\n\r\n"))
            // A client that has seen enough may close before everything is sent.
            try? script(connection)
            connection.close()
        }
        let answer = try await withClient(port: port, path: path, limits: limits) {
            await outcome($0, request)
        }
        try await served
        return answer
    }
}
