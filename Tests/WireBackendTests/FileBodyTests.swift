import Glibc
import Synchronization
import Testing
import Wire
import WireClient

/// Bodies of requests that lie in files.
struct FileBodyTests {
    @Test(arguments: [0, 1, 70_000, 300_000])
    func theFileIsSentFromItsBeginning(_ size: Int) async throws {
        let text = String(repeating: "한", count: size / 3) + String(repeating: "x", count: size % 3)
        let body = try fileBody(text)
        let (listener, port) = try RawSocket.listening()
        let seen = Mutex("")
        async let served: Void = offPool {
            defer { listener.close() }
            let connection = try listener.accept()
            let head = try connection.receive(until: "\r\n\r\n")
            seen.withLock { $0 = head }
            let rest = text.isEmpty ? "" : try connection.receive(until: text)
            try connection.send("HTTP/1.1 \(rest == text ? 200 : 400) X\r\ncontent-length: 0\r\n\r\n")
            connection.close()
        }
        let answer = try await withClient(port: port, limits: CurlLimits(totalTime: .seconds(240))) {
            try await $0.send(WireRequest(method: "PUT", target: "/a"), body: body)
        }
        try await served
        #expect(answer.status == 200)
        let lines = seen.withLock { $0 }.lowercased().split(separator: "\r\n").map(String.init)
        #expect(lines.first == "put /a http/1.1")
        #expect(lines.contains("content-length: \(size)"))
        #expect(!lines.contains { $0.hasPrefix("expect") || $0.hasPrefix("content-type") })
    }

    @Test func theFileIsSentAgainOverAnotherConnection() async throws {
        let body = try fileBody("가나다")
        let (listener, port) = try RawSocket.listening()
        async let served: [String] = offPool {
            defer { listener.close() }
            var bodies: [String] = []
            // The first connection ends once it was kept; libcurl finds out by sending over it.
            let first = try listener.accept()
            _ = try first.receive(until: "\r\n\r\n")
            bodies.append(try first.receive(until: "가나다"))
            try first.send("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
            first.close()
            let second = try listener.accept()
            _ = try second.receive(until: "\r\n\r\n")
            bodies.append(try second.receive(until: "가나다"))
            try second.send("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
            second.close()
            return bodies
        }
        try await withClient(port: port, limits: CurlLimits(totalTime: .seconds(240))) { client in
            for _ in 0..<2 {
                let answer = try await client.send(WireRequest(method: "PUT", target: "/a"), body: body)
                #expect(answer.status == 200)
            }
        }
        #expect(try await served == ["가나다", "가나다"])
    }

    /// A file without a name.
    private func fileBody(_ text: String) throws -> FileBody {
        let stream = try #require(tmpfile())
        let descriptor = dup(fileno(stream))
        fclose(stream)
        let body = FileBody(descriptor)
        let bytes = Array(text.utf8)
        #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == bytes.count)
        return body
    }
}
