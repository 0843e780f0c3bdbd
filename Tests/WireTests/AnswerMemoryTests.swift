import Synchronization
import Testing
import Vocabulary
import Wire

/// What was read before is answered while the server cannot be reached.
@Suite struct AnswerMemoryTests {
    /// Answers as the test says.
    private final class Server: Transport {
        let answer = Mutex<Result<WireResponse, TransportFailure>>(
            .success(.json(200, BikeWire.bike.coder.bytes(of: .sample))))

        func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
            try answer.withLock { $0 }.get()
        }

        func fail(_ failure: TransportFailure) { answer.withLock { $0 = .failure(failure) } }
    }

    /// Remembers all.
    private actor Memory: AnswerMemory {
        private(set) var kept: [String: WireResponse] = [:]

        func keep(_ response: WireResponse, to request: WireRequest) {
            if request.isRead { kept[request.target] = response }
        }

        func answer(to request: WireRequest) -> WireResponse? { request.isRead ? kept[request.target] : nil }
    }

    private let server = Server()
    private let memory = Memory()
    private var caller: RemoteCaller { RemoteCaller(server, memory: memory) }

    @Test(arguments: [TransportFailure.unreachable("refused"), .timedOut, .interrupted("reset")])
    func anOutageIsAnsweredOutOfMemory(_ failure: TransportFailure) async throws {
        #expect(try await caller.call(BikeEndpoints.read, Bike.sample.id) == .sample)
        server.fail(failure)
        let other = BikeID(RawIdentifier(high: 9, low: 9))
        #expect(try await caller.call(BikeEndpoints.read, Bike.sample.id) == .sample)
        await #expect(throws: BikeFailure.self) { try await caller.call(BikeEndpoints.read, other) }
        await #expect(throws: BikeFailure.self) {
            try await caller.call(BikeEndpoints.remove, Bike.sample.id)
        }
    }

    @Test(arguments: [502, 503, 504])
    func soIsAServerThatIsGoingDown(_ status: Int) async throws {
        _ = try await caller.call(BikeEndpoints.read, Bike.sample.id)
        server.answer.withLock { $0 = .success(WireResponse(status: status, headers: [:], body: [])) }
        #expect(try await caller.call(BikeEndpoints.read, Bike.sample.id) == .sample)
    }

    @Test func aRequestThatIsCalledOffIsNot() async throws {
        _ = try await caller.call(BikeEndpoints.read, Bike.sample.id)
        server.fail(.cancelled)
        let calledOff = Task { [caller] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await caller.call(BikeEndpoints.read, Bike.sample.id)
        }
        await #expect(throws: BikeFailure.self) { try await calledOff.value }
    }

    @Test func whatTheServerSaysCounts() async throws {
        _ = try await caller.call(BikeEndpoints.read, Bike.sample.id)
        server.answer.withLock { $0 = .success(.problem(Problem(ServiceFailure.accessInvalid))) }
        await #expect(throws: BikeFailure.service(.accessInvalid)) {
            try await caller.call(BikeEndpoints.read, Bike.sample.id)
        }
    }
}
