import TestKit
import Testing
import Wire
import WireServer

/// Requests whose head or framing other programs may read differently are refused (RFC 9112).
@Suite(.hangLimit)
struct FramingTests {
    private static let note = #"{"text":"a"}"#
    private static let chunks = "c\r\n\(note)\r\n0\r\n\r\n"
    private static let put = "PUT /notes/a HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"

    @Test(arguments: [
        ("transfer-encoding: chunked\r\n", "HTTP/1.1", 200),
        ("transfer-encoding: Chunked\r\n", "HTTP/1.1", 200),
        ("transfer-encoding: chunked\r\n", "HTTP/1.0", 400),
        ("transfer-encoding: identity, chunked\r\n", "HTTP/1.1", 400),
        ("transfer-encoding: chunked, chunked\r\n", "HTTP/1.1", 400),
        ("transfer-encoding: identity\r\ntransfer-encoding: chunked\r\n", "HTTP/1.1", 400),
        ("transfer-encoding: gzip, chunked\r\n", "HTTP/1.1", 400),
    ])
    func codings(_ field: String, _ version: String, _ status: Int) async throws {
        try await withServer { port, _ in
            let head = Self.put.replacing("HTTP/1.1", with: version) + field + "connection: close\r\n\r\n"
            let answer = try await exchange(port: port, head + Self.chunks)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "found \(answer)")
            #expect(status == 200 || answer.contains("application/problem+json"), "found \(answer)")
        }
    }

    @Test("What is refused is refused in its turn, and nothing behind it is answered")
    func turn() async throws {
        try await withServer { port, _ in
            let get = "GET /note HTTP/1.1\r\nhost: h\r\n"
            let bad = get + "transfer-encoding: identity, chunked\r\n\r\n"
            let answers = try await exchange(port: port, get + "\r\n" + bad + get + "\r\n")
            #expect(answers.ranges(of: "HTTP/1.1 ").count == 2 && answers.hasPrefix("HTTP/1.1 200 "))
            #expect(answers.contains("HTTP/1.1 400 "), "found \(answers)")
        }
    }

    @Test("HTTP/1.0 knows no consent: the body is read without it")
    func consent() async throws {
        try await withServer { port, _ in
            let fields = "content-length: 12\r\nexpect: 100-continue\r\n\r\n"
            for (version, prefix) in [("HTTP/1.1", "HTTP/1.1 100 "), ("HTTP/1.0", "HTTP/1.1 200 ")] {
                let head = Self.put.replacing("HTTP/1.1", with: version) + "connection: close\r\n"
                let answer = try await exchange(port: port, head + fields + Self.note)
                #expect(answer.hasPrefix(prefix), "found \(answer)")
            }
        }
    }

    @Test(
        "Extensions of chunks that are longer than what they carry are refused", arguments: [1 << 20, 1_000])
    func extensions(_ length: Int) async throws {
        try await withServer { port, _ in
            let head = Self.put + "transfer-encoding: chunked\r\n\r\n"
            let chunk = "1;\(String(repeating: "x", count: length))\r\n \r\n"
            let isEnded = try await offPool {
                let socket = try RawSocket.connected(port: port)
                defer { socket.close() }
                try socket.send(head)
                for _ in 0..<1_000_000 {
                    do { try socket.send(chunk) } catch { return true }
                }
                return false
            }
            #expect(isEnded, "the server must close the connection")
        }
    }

    @Test("Small chunks are bodies like others")
    func smallChunks() async throws {
        try await withServer { port, _ in
            let blanks = String(repeating: "1\r\n \r\n", count: 20_000)
            let body = blanks + Self.chunks
            let answer = try await exchange(
                port: port, Self.put + "transfer-encoding: chunked\r\nconnection: close\r\n\r\n" + body)
            #expect(answer.hasPrefix("HTTP/1.1 200 "), "found \(answer.prefix(300))")
        }
    }

    @Test(arguments: [
        ("GET http://madang.example/note", "madang.example", 200),
        ("GET http://MADANG.example/note", "madang.example", 200),
        ("GET http://evil.example/note", "madang.example", 400),
        ("GET http://evil.example/metrics", "127.0.0.1", 400),
        ("GET /note", "127.0.0.1:8080.evil", 400), ("GET /note", ":99999", 400),
        ("GET /note", "a:99999", 400), ("GET /note", "[::1", 400), ("GET /note", "[::1]a", 400),
        ("GET /note", "[a]", 400), ("GET /note", "a:8a", 400), ("GET /note", "[::1]:8080", 200),
        ("GET /note", "madang.example:65535", 200), ("GET /note", "madang.example:", 200),
        ("GET /metrics", "127.0.0.1:8080.evil", 400),
    ])
    func hosts(_ line: String, _ host: String, _ status: Int) async throws {
        try await withServer { port, _ in
            let answer = try await exchange(
                port: port, "\(line) HTTP/1.1\r\nhost: \(host)\r\nconnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "found \(answer)")
            #expect(status == 200 || answer.contains(#""code":"bad-host""#), "found \(answer)")
        }
    }

    @Test func aHeadThatIsFarTooLargeIsToldSo() async throws {
        try await withServer { port, _ in
            let head =
                "GET /note HTTP/1.1\r\nhost: h\r\nx-large: \(String(repeating: "x", count: 100_000))\r\n"
            let answer = try await exchange(port: port, head + "connection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 431 ") && answer.contains(#""code":"head-too-large""#))
            let broken = try await exchange(port: port, "GET /note HTTP/9.9.9\r\n\r\n")
            #expect(broken.hasPrefix("HTTP/1.1 400 "), "found \(broken)")
        }
    }
}
