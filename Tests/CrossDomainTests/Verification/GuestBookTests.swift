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

    @Test func aBusyServerIsAskedAgainUntilAllHaveLeft() async throws {
        let stage = try await Stage(.loopbackOverMemory)
        let book = GuestBook()
        let joining = RemotePlatform(
            over: GuestBookTransport(inner: stage.wire, book: book), backend: .memory)
        _ = try await joining.join("참을이")
        let busy = RemotePlatform(over: BusySigningIn(stage.wire, refusals: 5), backend: .memory)
        await book.sendHome(busy) { _ in }
        #expect(try await !stage.platform.knows("참을이") && book.count == 0)
    }

    @Test func whoHasLeftIsFollowedBySomebodyOfTheSameRole() async throws {
        let stage = try await Stage(.loopbackOverMemory)
        let joining = RemotePlatform(over: stage.wire, backend: .memory)
        var guests = ClauseGuests()
        func gather() async throws -> [Principal] {
            try await guests.gather(1, at: joining) { try await stage.local.appoint($0, as: $1) }
            return guests.guests.map(\.principal)
        }
        let before = try await gather()
        guests.dismiss(Set([1, 3].compactMap { before[$0].memberID }))
        let after = try await gather()
        #expect(after.map { $0.has(.moderator) } == [false, false, false, true, true, false])
        #expect(after.map { $0.has(.operator) } == [false, false, false, false, true, false])
        let stayed = after.indices.filter { after[$0].memberID == before[$0].memberID }
        #expect(stayed == [0, 2, 4, 5], "nobody who stays takes another's place")
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

/// A server that refuses the first requests to sign in, as one whose line of passwords is full.
private final class BusySigningIn: Transport {
    private let inner: any Transport
    private let refusals: Mutex<Int>

    init(_ inner: any Transport, refusals: Int) {
        self.inner = inner
        self.refusals = Mutex(refusals)
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let isRefused = refusals.withLock { left in
            guard request.target == "/api/v1/auth/login", left > 0 else { return false }
            left -= 1
            return true
        }
        if isRefused { return .problem(Problem(ServiceFailure.limited(retryAfterSeconds: 0))) }
        return try await inner.send(request)
    }
}
