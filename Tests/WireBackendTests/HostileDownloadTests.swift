import Synchronization
import TestKit
import Testing
import Wire
import WireClient
import WireServer

/// Answers that stream, to clients that do not take them as ours does.
@Suite(.hangLimit)
struct HostileDownloadTests {
    private func withFiles<Value: Sendable>(
        _ change: (inout WireServerConfiguration) -> Void = { _ in },
        _ body: (FilesService, Int) async throws -> Value
    ) async throws -> Value {
        let service = FilesService()
        return try await withServer(of: service.dispatcher, opening: service.gate, change) { port, _ in
            try await body(service, port)
        }
    }

    private static func get(_ fields: String = "", _ method: String = "GET", size: Int = 26) -> String {
        "\(method) /files/\(size) HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\(fields)\r\n"
    }

    @Test func whatStandsInTheHead() async throws {
        try await withFiles { _, port in
            let answer = try await exchange(port: port, Self.get("accept-encoding: gzip\r\n"))
            for line in [
                "HTTP/1.1 200 OK", "Content-Type: image/png", "accept-ranges: bytes", "etag: \"v26\"",
                "Content-Length: 26", "X-Content-Type-Options: nosniff",
                "Cache-Control: public, max-age=604800", "content-disposition: inline",
            ] {
                #expect(answer.lowercased().contains(line.lowercased() + "\r\n"), "\(line) in \(answer)")
            }
            #expect(!answer.lowercased().contains("content-encoding"))
            #expect(answer.utf8.count { $0 == UInt8(ascii: "\r") } < 20)
        }
    }

    @Test(
        arguments: [
            ("GET", "range: bytes=2-5\r\n", "206 Partial Content", "content-length: 4\r\n"),
            ("GET", "range: bytes=2-5\r\n", "206 Partial Content", "content-range: bytes 2-5/26\r\n"),
            ("GET", "range: bytes=1-2, 4-5\r\n", "200 OK", "content-length: 26\r\n"),
            ("GET", "range: bytes=26-\r\n", "416 ", "content-range: bytes */26\r\n"),
            (
                "GET", "if-none-match: \"v26\"\r\nrange: bytes=2-5\r\n", "304 Not Modified",
                "etag: \"v26\"\r\n"
            ),
            ("GET", "if-range: \"x\"\r\nrange: bytes=2-5\r\n", "200 OK", "content-length: 26\r\n"),
            ("HEAD", "range: bytes=2-5\r\n", "200 OK", "content-length: 26\r\n"),
        ])
    func ranges(_ method: String, _ fields: String, _ status: String, _ line: String) async throws {
        try await withFiles { service, port in
            let answer = try await exchange(port: port, Self.get(fields, method))
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "found \(answer)")
            #expect(answer.lowercased().contains(line), "found \(answer)")
            let isOpened = status.hasPrefix("206") || status == "200 OK" && method == "GET"
            #expect(service.opened.withLock { $0 } == (isOpened ? 1 : 0))
            try await until { service.closed.withLock { $0 } == (isOpened ? 1 : 0) }
        }
    }

    @Test func aClientThatStopsReadingIsCutOff() async throws {
        try await withFiles({
            $0.writeTime = .milliseconds(100)
            $0.idleTime = .seconds(3600)
        }) { service, port in
            let socket = try await offPool { try RawSocket.connected(port: port, room: 4096) }
            defer { socket.close() }
            try await offPool { try socket.send(Self.get(size: 900_000_000)) }
            try await until { service.closed.withLock { $0 } == 1 }
        }
    }

    @Test func aClientThatGoesLetsTheFileBeClosed() async throws {
        try await withFiles { service, port in
            try await offPool {
                let socket = try RawSocket.connected(port: port, room: 4096)
                try socket.send(Self.get(size: 900_000_000))
                _ = try socket.receive(until: "\r\n\r\n")
                socket.endWithReset()
                socket.close()
            }
            try await until { service.closed.withLock { $0 } == 1 }
        }
    }
}
