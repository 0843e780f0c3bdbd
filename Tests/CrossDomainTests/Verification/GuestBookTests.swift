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
        let busy = BusyWithPasswords(stage.wire, refusals: 5)
        await book.sendHome(RemotePlatform(over: busy, backend: .memory)) { _ in }
        #expect(try await !stage.platform.knows("참을이") && book.count == 0)
        #expect(busy.hashed.count == 7, "five refusals, signing in and withdrawing: \(busy.hashed)")
    }

    @Test func whoeverLeavesDoesNotSignInFirst() async throws {
        let stage = try await Stage(.loopbackOverMemory)
        let (wire, book) = (BusyWithPasswords(stage.wire, refusals: 0), GuestBook())
        let joining = RemotePlatform(over: GuestBookTransport(inner: wire, book: book), backend: .memory)
        _ = try await joining.join("떠날이")
        await book.sendHome(RemotePlatform(over: wire, backend: .memory)) { _ in }
        #expect(wire.hashed == ["/api/v1/auth/join", "/api/v1/me/withdraw"] && book.count == 0)
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

/// A server that refuses the first requests to hash a password, as one whose line is full.
private final class BusyWithPasswords: Transport {
    private static let targets = ["/api/v1/auth/join", "/api/v1/auth/login", "/api/v1/me/withdraw"]
    private let inner: any Transport
    private let refusals: Int
    private let asked = Mutex<[String]>([])

    init(_ inner: any Transport, refusals: Int) { (self.inner, self.refusals) = (inner, refusals) }

    /// The requests that hash a password, also those that were refused.
    var hashed: [String] { asked.withLock { $0 } }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        guard Self.targets.contains(request.target) else { return try await inner.send(request) }
        let number = asked.withLock { asked in
            asked.append(request.target)
            return asked.count
        }
        if number <= refusals { return .problem(Problem(ServiceFailure.limited(retryAfterSeconds: 0))) }
        return try await inner.send(request)
    }
}
