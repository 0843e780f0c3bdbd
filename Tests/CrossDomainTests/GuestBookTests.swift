import Composition
import Settings
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import Verification

/// Who joined a server for clauses leaves it again.
@Suite struct GuestBookTests {
    @Test func whoeverIsStillJoiningWhenTheRunIsBrokenOffLeavesToo() async throws {
        let stage = try await Stage(.loopbackOverMemory)
        let (slow, book) = (SlowJoining(stage.wire), GuestBook())
        let joining = RemotePlatform(over: GuestBookTransport(inner: slow, book: book), backend: .memory)
        await #expect(throws: (any Error).self) { try await joining.join("느린이") }
        #expect(book.count == 1)
        await book.sendHome(RemotePlatform(over: slow, backend: .memory)) { _ in }
        await slow.finish()
        #expect(try await !stage.platform.knows("느린이") && book.count == 0)
    }
}

/// A server whose client breaks off the first joining, which takes effect after all else.
private final class SlowJoining: Transport {
    private let inner: any Transport
    private let first = Mutex<WireRequest?>(nil)

    init(_ inner: any Transport) { self.inner = inner }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let isFirst = first.withLock { first in
            guard first == nil, request.target == "/api/v1/auth/join" else { return false }
            first = request
            return true
        }
        if isFirst { throw .cancelled }
        return try await inner.send(request)
    }

    func finish() async {
        if let request = first.withLock({ $0 }) { _ = try? await inner.send(request) }
    }
}
