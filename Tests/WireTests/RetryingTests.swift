import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// What a remote caller does when no answer comes.
struct RetryingTests {
    /// Fails as it is told, then answers; remembers keys and pauses.
    private final class Faulty: Transport {
        private let answers: Mutex<[Result<WireResponse, TransportFailure>]>
        let keys = Mutex<[String?]>([])
        let pauses = Mutex<[Duration]>([])

        init(_ answers: [Result<WireResponse, TransportFailure>]) {
            self.answers = Mutex(answers)
        }

        func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
            keys.withLock { $0.append(request.headers["idempotency-key"]) }
            let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return try answer?.get() ?? .json(201, BikeWire.bike.coder.bytes(of: .sample))
        }

        func caller(tries: Int = 3) -> RemoteCaller {
            let retrying = Retrying(tries: tries, ids: Numbers()) { pause in
                self.pauses.withLock { $0.append(pause) }
            }
            return RemoteCaller(self, retrying: retrying)
        }
    }

    /// 1, 2, 3 …
    private final class Numbers: IdentifierSource {
        private let last = Mutex<UInt64>(0)

        func next() -> RawIdentifier {
            last.withLock {
                $0 += 1
                return RawIdentifier(high: 0, low: $0)
            }
        }
    }

    private static let inFlight = WireResponse.problem(Problem(ServiceFailure.keyInFlight))
    private static let first = "\"" + String(repeating: "0", count: 25) + "1\""

    @Test func aCreatingRequestIsTriedAgainUnderOneKey() async throws {
        let transport = Faulty([.failure(.timedOut), .failure(.interrupted("reset"))])
        #expect(try await transport.caller().call(BikeEndpoints.publish, .sample) == .sample)
        #expect(transport.keys.withLock { $0 } == [Self.first, Self.first, Self.first])
        #expect(transport.pauses.withLock { $0 } == [.milliseconds(100), .milliseconds(400)])
    }

    @Test func theCallersKeyIsSent() async throws {
        let transport = Faulty([.failure(.unreachable("refused"))])
        let key = IdempotencyKey("order \"7\"".replacing(" ", with: "-"))
        _ = try await transport.caller().call(BikeEndpoints.publish, .sample, idempotencyKey: key)
        #expect(transport.keys.withLock { $0 } == [#""order-\"7\"""#, #""order-\"7\"""#])
    }

    @Test func eachCallHasAKeyOfItsOwnAlsoWithoutRetrying() async throws {
        let transport = Faulty([])
        for _ in 0..<2 { _ = try await RemoteCaller(transport).call(BikeEndpoints.publish, .sample) }
        let keys = transport.keys.withLock { $0 }
        #expect(keys.count == 2 && !keys.contains(nil) && Set(keys).count == 2)
    }

    @Test func anAnswerInFlightIsWaitedFor() async throws {
        var slow = Self.inFlight
        slow.headers["retry-after"] = "3600"
        let transport = Faulty([.success(Self.inFlight), .success(slow)])
        #expect(try await transport.caller().call(BikeEndpoints.publish, .sample) == .sample)
        #expect(transport.pauses.withLock { $0 } == [.seconds(1), .seconds(5)])
    }

    @Test func anAnswerThatStaysInFlightIsTold() async {
        let transport = Faulty(Array(repeating: .success(Self.inFlight), count: 9))
        await #expect(throws: BikeFailure.service(.keyInFlight)) {
            try await transport.caller().call(BikeEndpoints.publish, .sample)
        }
        #expect(transport.keys.withLock { $0.count } == 3)
    }

    @Test func triesEnd() async {
        let transport = Faulty(Array(repeating: .failure(.timedOut), count: 9))
        await #expect(throws: BikeFailure.service(.unavailable(TransportFailure.timedOut.reason))) {
            try await transport.caller(tries: 4).call(BikeEndpoints.publish, .sample)
        }
        #expect(transport.keys.withLock { $0.count } == 4)
    }

    /// How often each request is sent if the first try fails so.
    static let cases: [(TransportFailure, reading: Int, replacing: Int, creating: Int)] = [
        (.unreachable("refused"), 2, 2, 2), (.interrupted("reset"), 2, 1, 2), (.timedOut, 1, 1, 2),
        (.cancelled, 1, 1, 1), (.tooLarge, 1, 1, 1), (.untrusted(.outOfDate), 1, 1, 1),
    ]

    @Test(arguments: cases)
    func onlyWhatIsSafeIsSentAgain(
        _ fault: TransportFailure, _ reading: Int, _ replacing: Int, _ creating: Int
    )
        async
    {
        let transports = (0..<3).map { _ in Faulty([.failure(fault)]) }
        _ = try? await transports[0].caller().call(BikeEndpoints.read, Bike.sample.id)
        _ = try? await transports[1].caller().call(BikeEndpoints.replace, .sample)
        _ = try? await transports[2].caller().call(BikeEndpoints.publish, .sample)
        #expect(transports.map { $0.keys.withLock { $0.count } } == [reading, replacing, creating])
        #expect(
            transports[1].keys.withLock { $0.allSatisfy { $0 == nil } }, "only creating requests carry one")
    }
}
