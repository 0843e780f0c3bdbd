import TestKit
import Testing
import Wire
import WireServer

/// What a client is told before it sends a body, and how a body may be framed (RFC 9110, section 10.1; RFC
/// 9112, sections 6 and 7).
@Suite(.hangLimit)
struct ExpectationTests {
    private static let body = #"{"text":"중고 자전거"}"#
    private static let put = "PUT /notes/a HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
    private static let next = "GET /note HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n"
    private static let consent = "HTTP/1.1 100 Continue\r\n\r\n"

    @Test(
        "Who waits for consent gets it, is answered, and goes on by the same connection",
        arguments: [
            ("content-length: \(body.utf8.count)\r\n", body),
            (
                "transfer-encoding: chunked\r\n",
                "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
            ),
        ])
    func consent(_ framing: String, _ sent: String) async throws {
        try await withServer { port, _ in
            let answers = try await offPool {
                let socket = try RawSocket.connected(port: port)
                defer { socket.close() }
                try socket.send(Self.put + framing + "expect: 100-Continue\r\n\r\n")
                let consent = try socket.receive(until: "\r\n\r\n")
                try socket.send(sent)
                let answer = try socket.receive(until: "}")
                try socket.send(Self.next)
                return [consent, answer, try socket.receive()]
            }
            #expect(answers[0] == Self.consent)
            #expect(answers[1].hasPrefix("HTTP/1.1 200 OK\r\n") && answers[1].contains("중고 자전거"))
            #expect(answers[2].hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test(
        "What is known without the body is answered without it",
        arguments: [
            ("PUT /nothing HTTP/1.1\r\nhost: h\r\ncontent-length: 9\r\nexpect: 100-continue\r\n", 404),
            ("DELETE /note HTTP/1.1\r\nhost: h\r\ncontent-length: 9\r\nexpect: 100-continue\r\n", 405),
            ("GET /mine HTTP/1.1\r\nhost: h\r\ncontent-length: 9\r\nexpect: 100-continue\r\n", 401),
            (put + "authorization: Bearer bad\r\ncontent-length: 9\r\nexpect: 100-continue\r\n", 401),
            (put + "content-length: 101\r\nexpect: 100-continue\r\n", 413),
            ("PUT /notes/a HTTP/1.1\r\ncontent-length: 9\r\nexpect: 100-continue\r\n", 400),
            (put + "content-length: 9\r\nexpect: 200-ok\r\n", 417),
            (put + "content-length: 9\r\nexpect: 100-continue, other\r\n", 417),
            ("GET /note HTTP/1.1\r\nhost: h\r\nexpect: other\r\n", 417),
        ])
    func refusal(_ head: String, _ status: Int) async throws {
        try await withServer {
            $0.largestBody = 100
        } _: { port, _ in
            let answer = try await exchange(port: port, head + "\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "found \(answer)")
            #expect(answer.contains("Connection: close\r\n"))
        }
    }

    @Test func nobodyIsToldToGoOnWhoHasNothingToSend() async throws {
        try await withServer { port, _ in
            for length in ["", "content-length: 0\r\n"] {
                let head = "GET /note HTTP/1.1\r\nhost: h\r\nconnection: close\r\n"
                let answer = try await exchange(port: port, head + length + "expect: 100-continue\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "found \(answer)")
            }
        }
    }

    @Test func aClientThatDoesNotWaitIsAnswered() async throws {
        try await withServer { port, _ in
            let head = Self.put + "content-length: \(Self.body.utf8.count)\r\nexpect: 100-continue\r\n\r\n"
            let answer = try await exchange(port: port, head + Self.body + Self.next)
            #expect(answer.hasPrefix(Self.consent + "HTTP/1.1 200 OK\r\n"), "found \(answer)")
            #expect(answer.split(separator: "HTTP/1.1 200 OK").count == 3, "both are answered: \(answer)")
        }
    }

    @Test(
        "A body that can be read in two ways, or in none, is refused, and the connection ends",
        arguments: [
            "content-length: 5\r\ntransfer-encoding: chunked\r\n",
            "transfer-encoding: chunked\r\ncontent-length: 5\r\n", "transfer-encoding: gzip\r\n",
            "transfer-encoding: chunked, gzip\r\n", "transfer-encoding: identity\r\n",
            "transfer-encoding: xchunked\r\n", "transfer-encoding: chunked\r\ntransfer-encoding: gzip\r\n",
            "content-length: 5\r\ncontent-length: 6\r\n", "content-length: +5\r\n",
            "content-length: 5, 6\r\n",
            "content-length: -1\r\n", "content-length: 99999999999999999999\r\n",
        ])
    func framing(_ fields: String) async throws {
        try await withServer { port, _ in
            let smuggled = "0\r\n\r\n" + Self.next
            let answer = try await exchange(port: port, Self.put + fields + "\r\n" + smuggled)
            #expect(
                answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.1 501 "), "found \(answer)")
            #expect(!answer.contains("200 OK"), "what was meant as a body was taken for a request: \(answer)")
        }
    }

    @Test(
        "What a client says of trailers, and trailers themselves, change nothing, and frame nothing",
        arguments: [("x-sum: 1\r\nhost: other\r\n", 2), ("content-length: 3\r\n", 0)])
    func trailers(_ trailers: String, _ answered: Int) async throws {
        try await withServer { port, _ in
            let chunk = "\(String(Self.body.utf8.count, radix: 16))\r\n\(Self.body)\r\n0\r\n"
            let head = Self.put + "te: trailers, deflate;q=0.5\r\nconnection: te\r\ntrailer: x-sum\r\n"
            let request = head + "transfer-encoding: chunked\r\n\r\n" + chunk
            let answer = try await exchange(port: port, request + trailers + "\r\n" + Self.next)
            let count = answer.split(separator: "HTTP/1.1 200 OK", omittingEmptySubsequences: false).count - 1
            #expect(count == answered, "found \(answer)")
            #expect(answered > 0 || answer.hasPrefix("HTTP/1.1 400 "), "found \(answer)")
        }
    }
}
