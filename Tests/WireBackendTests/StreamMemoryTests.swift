import FoundationEssentials
import Synchronization
import TestKit
import Testing
import Wire
import WireClient

extension MemoryTests {
    /// What hundreds of megabytes cost that only pass through, client and server in one process.
    @Suite
    struct StreamMemoryTests {
        /// The most memory that the process has had, in bytes (proc(5), VmHWM).
        private func peak() throws -> Int {
            let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
            return try #require(
                line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) })
                << 10
        }

        /// Lets a client use a server of files, and expects that the process grows by less than `most`.
        private func measuring(
            _ body: @escaping @Sendable (FilesService, CurlTransport) async throws -> Void
        ) async throws {
            let service = FilesService()
            try await withServer(of: service.dispatcher, opening: service.gate) { port, _ in
                try await withClient(port: port) { client in
                    let before = try peak()
                    try await body(service, client)
                    let grown = try peak() - before
                    #expect(grown < Self.most, "the process grew by \(grown >> 20) MiB")
                }
            }
        }

        /// Others run beside these, and need some, too; it is far below what would be held whole.
        private static let most = 200 << 20

        @Test func anUploadOf400MegabytesIsNeverHeldWhole() async throws {
            try await measuring { _, client in
                let bytes = PatternStream.bytes(0..<10_000_000)
                let parts = (0..<40).map { UploadedPart(bytes, filename: "\($0).png") }
                let found = try await RemoteCaller(client).upload(FilesService.add, "a", parts)
                #expect(found.map(\.size) == parts.map(\.bytes.count))
            }
        }

        @Test func aDownloadOf300MegabytesIsNeverHeldWhole() async throws {
            try await measuring { _, client in
                let file = try await RemoteCaller(client).file(
                    FilesService.read, "300000000", range: 0..<300_000_000)
                var count = 0
                while let piece = try await file.stream.next() { count += piece.count }
                #expect(count == 300_000_000)
            }
        }

        @Test func aReaderThatDoesNotReadHoldsBackTheSender() async throws {
            try await measuring { service, client in
                let file = try await RemoteCaller(client).file(FilesService.read, "300000000")
                _ = try await file.stream.next()
                for _ in 0..<20 {
                    _ = try await client.send(WireRequest(method: "GET", target: "/files/9"))
                }
                try await until { service.closed.withLock { $0 } >= 20 }
                #expect(service.closed.withLock { $0 } == 20, "the file is still being sent")
                file.stream.close()
            }
        }
    }
}
