import Glibc
import TestKit
import Testing
import Vocabulary
import Wire
import WireMetrics
import WireServer

extension MemoryTests {
    /// What clients make the server hold is bounded, and others are served meanwhile.
    @Suite
    struct HeldBytesTests {
        private static let note = Note(name: "note", text: String(repeating: "x", count: 8 << 20))
        private static let read = Endpoint<Nothing, Note, ServiceFailure>(
            name: "notes.huge", .get, "/huge", access: .anyone, summary: "Gives a note of 8 MiB.",
            input: .nothing, output: NotesService.shape.coder, failures: FailureCoder())
        private static let write = Endpoint<Note, Nothing, ServiceFailure>(
            name: "notes.put", .put, "/notes/{name}", access: .anyone, summary: "Takes a note.",
            input: NotesService.shape, failures: FailureCoder())

        private static let dispatcher = Dispatcher(
            [
                Route(read) { _, _ throws(ServiceFailure) in note },
                Route(write) { _, _ throws(ServiceFailure) in Nothing() },
            ], authenticate: { _ throws(ServiceFailure) in throw .accessInvalid })

        /// Runs a server that holds 10 MB for each address, and tells how many connections it has cut.
        private static func serving(
            _ body: @escaping @Sendable (_ port: Int, _ cut: @escaping @Sendable () -> Int) throws -> Void
        ) async throws {
            let factory = PrometheusFactory()
            let metrics = ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
            try await withServer(
                of: dispatcher, opening: Gate(),
                {
                    $0.mostHeldBytesPerAddress = 10 << 20
                    $0.largestBody = 8 << 20
                    $0.bodyTime = .seconds(3600)
                    $0.writeTime = .seconds(3600)
                }, metrics: metrics
            ) { port, _ in
                try await offPool {
                    try body(port) {
                        let lines = String(decoding: factory.page(), as: UTF8.self).split(separator: "\n")
                        let line = lines.first { $0.hasPrefix("madang_http_cut_connections_total ") }
                        return line.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
                    }
                }
            }
        }

        private struct TooFew: Error {
            let cut: Int
            let of: Int
        }

        /// Blocks until so many connections are cut off. Throws if they are not within a minute.
        private static func wait(for count: Int, _ cut: () -> Int) throws {
            let end = ContinuousClock.now + .seconds(60)
            while cut() < count {
                if .now > end { throw TooFew(cut: cut(), of: count) }
                poll(nil, 0, 5)
            }
        }

        @Test("Of clients that do not take large answers those are cut off that have not moved for longest")
        func answers() async throws {
            try await Self.serving { port, cut in
                let get = "GET /huge HTTP/1.1\r\nhost: h\r\n\r\n"
                let sockets = try (0..<6).map { _ in
                    let socket = try RawSocket.connected(port: port, room: 4096)
                    try socket.send(get + get + get)
                    return socket
                }
                defer { for socket in sockets { socket.close() } }
                // Of 8 MiB the system takes in 4 at the most: each that begins drives out the one before it.
                try Self.wait(for: 5, cut)
                let other = try RawSocket.connected(port: port, from: 2)
                defer { other.close() }
                try other.send(get.replacing("\r\n\r\n", with: "\r\nconnection: close\r\n\r\n"))
                #expect(try other.receive().utf8.count > Self.note.text.utf8.count, "another address")
                #expect(cut() == 5, "the last one fits")
            }
        }

        @Test("Bodies that do not end are cut off like answers that are not taken")
        func bodies() async throws {
            try await Self.serving { port, cut in
                let size = 4 << 20  // Two of them fit.
                let head = "PUT /notes/a HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
                let sockets = try (0..<6).map { _ in
                    let socket = try RawSocket.connected(port: port)
                    try socket.send(head + "content-length: \(size)\r\n\r\n")
                    // A connection that is cut off cannot be sent more.
                    try? socket.send([UInt8](repeating: 32, count: size - 1))
                    return socket
                }
                defer { for socket in sockets { socket.close() } }
                try Self.wait(for: 4, cut)
                let whole = try RawSocket.connected(port: port, from: 2)
                defer { whole.close() }
                try whole.send(head + "content-length: 12\r\nconnection: close\r\n\r\n{\"text\":\"a\"}")
                #expect(try whole.receive().hasPrefix("HTTP/1.1 204 "), "another address")
                #expect(cut() == 4, "two fit")
            }
        }

        @Test("Requests that come all at once are answered one after the other, all of them")
        func pipelining() async throws {
            try await withServer { port, _ in
                let get = "GET /note HTTP/1.1\r\nhost: h\r\n"
                let many = String(repeating: get + "\r\n", count: 2_000)
                let answers = try await exchange(port: port, many + get + "connection: close\r\n\r\n")
                #expect(answers.ranges(of: "HTTP/1.1 200 OK").count == 2_001)
            }
        }
    }
}
