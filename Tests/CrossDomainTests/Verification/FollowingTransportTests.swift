import ContractKit
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import Verification

/// A place for tests follows the clock of a clause.
@Suite struct FollowingTransportTests {
    @Test("Of two requests at once none arrives before the clock that both were made at")
    func clock() async throws {
        let (place, clock) = (Place(), ManualClock())
        let following = FollowingTransport(place, RemoteCaller(place))
        await following.follow(clock, nil)
        clock.pass(.seconds(1))
        let request = WireRequest(method: "GET", target: "/api/v1/me")
        async let first = following.send(request)
        for await _ in place.isSettingClock { break }
        async let second = following.send(request)
        // A request that did not wait would arrive meanwhile.
        for _ in 0..<1_000 { await Task.yield() }
        place.setClock()
        _ = try await (first, second)
        #expect(place.arrived == ["/control/clock", "/api/v1/me", "/api/v1/me"])
    }

    /// Records what arrives, the clock once it may be set.
    private final class Place: Transport {
        let isSettingClock: AsyncStream<Void>
        private let (tellSetting, mayTell): (AsyncStream<Void>.Continuation, AsyncStream<Void>.Continuation)
        private let maySet: AsyncStream<Void>
        private let targets = Mutex<[String]>([])

        init() {
            let (setting, may) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
            (isSettingClock, tellSetting) = (setting.stream, setting.continuation)
            (maySet, mayTell) = (may.stream, may.continuation)
        }

        var arrived: [String] { targets.withLock { $0 } }

        func setClock() { mayTell.yield() }

        func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
            if request.target == "/control/clock" {
                tellSetting.yield()
                for await _ in maySet { break }
            }
            targets.withLock { $0.append(request.target) }
            return WireResponse(status: 204)
        }
    }
}
