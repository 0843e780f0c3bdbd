import ContractKit
import PortOne
import Synchronization
import Testing
import Wire

@testable import PortOneSandbox

/// The client's repetition of a request on which the sandbox still works.
struct OutstandingRequestTests {
    private static func cancel(by client: PortOneClient) async throws -> PortOneCancellation {
        let refund = PortOneCancel(
            amount: 3000, currentCancellableAmount: 12_500, reason: "마음이 바뀜", requester: .admin)
        let key = try #require(PortOneKey("refund-0000000001"))
        return try await client.cancel("pay-1", refund, key: key)
    }

    private static func client(by transport: any Transport) throws -> PortOneClient {
        var limits = PortOneLimits()
        (limits.tries, limits.pause) = (2, .zero)
        let settings = SandboxSettings.tried
        let account = try #require(PortOneAccount(storeID: settings.storeID, secret: settings.secret))
        return PortOneClient(account, by: transport, limits: limits)
    }

    @Test("Point 14: a repetition waits while the first request is under way, and gets its answer")
    func outstanding() async throws {
        let second = LockedValue<Task<PortOneCancellation, any Error>?>(nil)
        let late = LockedValue<LateTransport?>(nil)
        // The repetition begins while a fault makes the first request wait; that goes on once it was refused.
        let stage = try APIStage(pause: { _ in
            guard second.now == nil, let late = late.now else { return }
            second.withLock { $0 = Task { try await Self.cancel(by: Self.client(by: late)) } }
            for await _ in late.refused { break }
        })
        try stage.pay()
        let transport = LateTransport(to: stage.sandbox)
        late.withLock { $0 = transport }
        stage.sandbox.state.withLock {
            _ = $0.faults.add(SandboxFault(kind: .latency(.fixed(.seconds(1))), remaining: 1))
        }
        let first = try await Self.cancel(by: Self.client(by: SandboxTransport(to: stage.sandbox)))
        transport.letGo()
        #expect(try await second.now?.value == first, "both are told of the one cancellation")
        #expect(transport.statuses.now == [409, 200])
        #expect(try await stage.payment("pay-1").amount.cancelled == 3_000, "cancelled once")
    }
}

/// Tells when its first request was answered, and holds the second one back until it is let go.
private struct LateTransport: Transport {
    let statuses = LockedValue<[Int]>([])
    let refused: AsyncStream<Void>
    private let base: SandboxTransport
    private let tellRefused: AsyncStream<Void>.Continuation
    private let gone: AsyncStream<Void>
    private let tellGone: AsyncStream<Void>.Continuation

    init(to sandbox: PortOneSandbox) {
        base = SandboxTransport(to: sandbox)
        (refused, tellRefused) = AsyncStream.makeStream()
        (gone, tellGone) = AsyncStream.makeStream()
    }

    func letGo() { tellGone.yield() }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let isFirst = statuses.now.isEmpty
        if !isFirst { for await _ in gone { break } }
        let response = try await base.send(request)
        statuses.withLock { $0.append(response.status) }
        if isFirst { tellRefused.yield() }
        return response
    }
}
