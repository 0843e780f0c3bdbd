import Synchronization
import TestKit
import Testing
import Wire
import WireClient
import WireServer

/// Uploads as no client of ours sends them, over sockets without any protocol.
@Suite(.hangLimit)
struct HostileUploadTests {
    private static let file = "Content-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
    private static let next = "GET /files/3 HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n"

    private static func post(_ fields: String, _ body: String, boundary: String = "b") -> String {
        "POST /folders/a HTTP/1.1\r\nhost: h\r\ncontent-type: multipart/form-data; boundary=\(boundary)\r\n"
            + fields + "\r\n" + body
    }

    private static func post(_ body: String, boundary: String = "b") -> String {
        post("content-length: \(body.utf8.count)\r\n", body, boundary: boundary)
    }

    private func withFiles<Value: Sendable>(
        _ change: (inout WireServerConfiguration) -> Void = { _ in },
        _ body: (FilesService, Int) async throws -> Value
    ) async throws -> Value {
        let service = FilesService()
        return try await withServer(of: service.dispatcher, opening: service.gate, change) { port, _ in
            try await body(service, port)
        }
    }

    static let bodies: [(String, String, Int)] = [
        ("good", "--b\r\n\(file)x\r\n--b--", 201),
        ("no end", "--b\r\n\(file)x", 400),
        ("no end of the last delimiter", "--b\r\n\(file)x\r\n--b-", 400),
        ("another boundary", "--c\r\n\(file)x\r\n--c--", 400),
        ("nothing but text", String(repeating: "x", count: 100_000), 400),
        ("10,000 parts", String(repeating: "--b\r\n\(file)x\r\n", count: 10_000) + "--b--", 413),
        ("10,000 texts", String(repeating: "--b\r\n\(file)\r\n", count: 10_000) + "--b--", 413),
        ("a head of 1 MB", "--b\r\nX: " + String(repeating: "x", count: 1 << 20) + "\r\n\r\n", 413),
        ("many fields", "--b\r\n" + (0..<5000).map { "x\($0): 1\r\n" }.joined(), 413),
        ("NUL", "--b\r\nContent-Disposition: form-data; name=file; filename=\"a\0\"\r\n\r\nx\r\n--b--", 400),
        (
            "parts of parts",
            "--b\r\nContent-Disposition: form-data; name=file\r\n"
                + "Content-Type: multipart/mixed; boundary=c\r\n\r\nx\r\n--b--", 415
        ),
        (
            "base64",
            "--b\r\nContent-Disposition: form-data; name=file\r\n"
                + "Content-Transfer-Encoding: base64\r\n\r\nx\r\n--b--", 415
        ),
        ("an unknown field", "--b\r\nContent-Disposition: form-data; name=other\r\n\r\nx\r\n--b--", 400),
    ]

    @Test("Each is answered, and the connection goes on", arguments: bodies)
    func answered(_ name: String, _ body: String, _ status: Int) async throws {
        try await withFiles { service, port in
            let answer = try await exchange(port: port, Self.post(body) + Self.next)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer.prefix(600))")
            #expect(answer.contains("HTTP/1.1 200 OK"), "\(name): the next request is answered, too")
            #expect(service.done.withLock { $0 } == (status == 201 ? 1 : 0))
        }
    }

    @Test func namesAreTextAndNothingElse() async throws {
        try await withFiles { _, port in
            let head = "Content-Disposition: form-data; name=file; filename="
            let body =
                "--b\r\n\(head)\"../../etc/passwd\"\r\n\r\nx\r\n--b\r\n"
                + "\(head)\"\u{1112}\u{1161}\u{11AB}.png\"\r\n\r\nx\r\n--b--"
            let answer = try await exchange(port: port, Self.post(body) + Self.next)
            #expect(answer.contains(#""name":"../../etc/passwd""#), "found \(answer)")
            let name = Array(answer.utf8).split(separator: UInt8(ascii: "\"")).contains {
                $0.elementsEqual("한.png".utf8)
            }
            #expect(name, "NFC: \(answer)")
        }
    }

    @Test(arguments: ["content-length: 1000\r\n", "transfer-encoding: chunked\r\n"])
    func aBodyThatIsCutOffIsHandledByNobody(_ framing: String) async throws {
        try await withFiles { service, port in
            try await offPool {
                let socket = try RawSocket.connected(port: port)
                let whole = "--b\r\n\(Self.file)x\r\n--b--"
                let chunk = "\(String(whole.utf8.count, radix: 16))\r\n\(whole)\r\n"
                try socket.send(Self.post(framing, framing.hasPrefix("content") ? whole : chunk))
                socket.close()
            }
            let answer = try await exchange(
                port: port, Self.post("--b\r\n\(Self.file)x\r\n--b--") + Self.next)
            #expect(answer.hasPrefix("HTTP/1.1 201 "), "the server goes on: \(answer)")
            #expect(service.done.withLock { $0 } == 1)
        }
    }

    @Test func aBodyInChunksIsTaken() async throws {
        try await withFiles { _, port in
            let parts = ["--b\r\nContent-Dispo", "sition: form-data; name=file\r\n\r", "\nxyz\r", "\n--b--"]
            let chunks = parts.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }.joined()
            let head = "transfer-encoding: chunked\r\n"
            let answer = try await exchange(port: port, Self.post(head, chunks + "0\r\n\r\n") + Self.next)
            #expect(answer.hasPrefix("HTTP/1.1 201 ") && answer.contains(#""size":3"#), "found \(answer)")
        }
    }

    @Test func anEndlessBodyIsCutOff() async throws {
        try await withFiles({ $0.largestBody = 10_000 }) { _, port in
            let ended = try await offPool {
                let socket = try RawSocket.connected(port: port)
                defer { socket.close() }
                try socket.send(Self.post("transfer-encoding: chunked\r\n", "8\r\n--c\r\nx\r\n\r\n"))
                let chunk = "8000\r\n" + String(repeating: "x", count: 0x8000) + "\r\n"
                for _ in 0..<1_000 {
                    do { try socket.send(chunk) } catch { return true }
                }
                return false
            }
            #expect(ended, "the server must close the connection")
        }
    }

    @Test(arguments: ["", "expect: 100-continue\r\n"])
    func aLengthOverTheLimitIsRefusedBeforeTheBody(_ expect: String) async throws {
        try await withFiles { _, port in
            let length = "content-length: \(FilesService.rule.largestBody + 1)\r\n"
            let answer = try await exchange(port: port, Self.post(length + expect, ""))
            #expect(answer.hasPrefix("HTTP/1.1 413 "), "found \(answer)")
            #expect(answer.contains("Connection: close\r\n") && answer.contains(#""code":"body-too-large""#))
        }
    }

    @Test func whoWaitsForConsentGetsItForMoreThanOtherBodiesMayHave() async throws {
        try await withFiles({ $0.largestBody = 100 }) { _, port in
            let body = "--b\r\n\(Self.file)\(String(repeating: "x", count: 5000))\r\n--b--"
            let answers = try await offPool {
                let socket = try RawSocket.connected(port: port)
                defer { socket.close() }
                try socket.send(
                    Self.post("content-length: \(body.utf8.count)\r\nexpect: 100-continue\r\n", ""))
                let consent = try socket.receive(until: "\r\n\r\n")
                try socket.send(body + Self.next)
                return [consent, try socket.receive()]
            }
            #expect(answers[0] == "HTTP/1.1 100 Continue\r\n\r\n")
            #expect(answers[1].hasPrefix("HTTP/1.1 201 ") && answers[1].contains(#""size":5000"#))
        }
    }

    @Test func otherBodiesToTheSameAddressHaveTheUsualLimit() async throws {
        try await withFiles({ $0.largestBody = 100 }) { _, port in
            let head = "POST /folders/a HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
            let large = try await exchange(port: port, head + "content-length: 1000000\r\n\r\n")
            #expect(large.hasPrefix("HTTP/1.1 413 "), "found \(large)")
            let small = try await exchange(port: port, head + "content-length: 2\r\n\r\n{}" + Self.next)
            #expect(small.hasPrefix("HTTP/1.1 415 "), "found \(small)")
        }
    }

    @Test(
        "A client below the least rate, or later than all may be, is told so",
        arguments: [
            ("fast", "", "at least 2000 bytes a second"),
            ("fast", "--b\r\n\(file)x", "at least 2000 bytes a second"),
            ("soon", "--b\r\n\(file)x", "did not arrive within 0 seconds"),
        ])
    func slowLoris(_ folder: String, _ begun: String, _ reason: String) async throws {
        try await withFiles { service, port in
            let post = Self.post("content-length: 5000000\r\n", begun)
            let answer = try await exchange(port: port, post.replacing("/folders/", with: "/\(folder)/"))
            #expect(answer.hasPrefix("HTTP/1.1 408 "), "found \(answer)")
            #expect(answer.contains(reason), "found \(answer)")
            #expect(service.done.withLock { $0 } == 0)
        }
    }
}
