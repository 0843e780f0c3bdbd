import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// The key of a creating request, on its way and at the server.
struct IdempotencyTests {
    @Test(arguments: [
        ("abc", "abc"), ("\"abc\"", "abc"), ("  \"abc\"\t", "abc"), ("\"a\\\"b\\\\c\"", "a\"b\\c"),
        ("a,b;c=1", "a,b;c=1"), ("a\"b", "a\"b"),
    ])
    func aFieldIsReadInQuotesOrBare(_ field: String, _ text: String) throws {
        let key = try #require(IdempotencyKey(field: field))
        #expect(key.text == text)
        #expect(IdempotencyKey(field: key.field) == key)
    }

    static let malformed = [
        "", " ", "\"\"", "\"", "\"abc", "\"abc\";a=1", "\"abc\", \"def\"", "\"a\\bc\"", "\"a b\"", "a b",
        "열쇠", "\"열쇠\"", "\"" + String(repeating: "k", count: 256) + "\"",
    ]

    @Test(arguments: malformed)
    func aMalformedFieldIsRefusedByName(_ field: String) async {
        let server = BikeServer()
        let response = await server.publish(key: field)
        #expect(response.status == 400)
        #expect(Problem(bytes: response.body)?.fieldErrors.map(\.field) == ["idempotency-key"])
        #expect(server.keys.withLock { $0.isEmpty }, "nothing may be done")
    }

    @Test func theKeyReachesTheVerbThatCreatesAndNoOther() async {
        let server = BikeServer()
        #expect(await server.publish(key: "\"k1\"").status == 201)
        #expect(await server.publish(key: nil).status == 201)
        #expect(server.keys.withLock { $0 } == ["k1", nil])
        let request = WireRequest(
            method: "GET", target: "/api/v1/bikes/\(Bike.sample.id)", headers: ["idempotency-key": "a b"])
        #expect(await server.dispatcher.respond(to: request).status == 200, "a reader takes no key")
        #expect(server.keys.withLock { $0 } == ["k1", nil, nil])
    }

    @Test func theSameRequestInFlightIsTurnedAwayAtOnce() async {
        let server = BikeServer()
        let gate = Gate()
        server.wait.withLock { $0 = gate }
        async let first = server.publish(key: "k")
        await gate.reached()
        let second = await server.publish(key: "\"k\"")
        #expect(second.status == 409)
        #expect(second.headers["retry-after"] == "1")
        #expect(Problem(bytes: second.body)?.service == .keyInFlight)
        server.wait.withLock { $0 = nil }
        #expect(await server.publish(key: "other").status == 201, "another key does not wait")
        #expect(await server.publish(key: "k", as: "another").status == 201, "nor does another member")
        await gate.open()
        #expect(await first.status == 201)
        #expect(await server.publish(key: "k").status == 201, "after the answer the key is free")
    }
}

/// Publishes bikes and remembers the keys.
private final class BikeServer: Sendable {
    let keys = Mutex<[String?]>([])
    let wait = Mutex<Gate?>(nil)

    var dispatcher: Dispatcher { kept.withLock { $0 ?? make(&$0) } }
    private let kept = Mutex<Dispatcher?>(nil)

    private func make(_ kept: inout Dispatcher?) -> Dispatcher {
        let routes = [
            Route(BikeEndpoints.publish) { bike, caller throws(BikeFailure) in
                self.keys.withLock { $0.append(caller.idempotencyKey?.text) }
                await self.wait.withLock { $0 }?.pass()
                return bike
            },
            Route(BikeEndpoints.read) { _, caller throws(BikeFailure) in
                self.keys.withLock { $0.append(caller.idempotencyKey?.text) }
                return .sample
            },
        ]
        let made = Dispatcher(routes) { token throws(ServiceFailure) in
            let member = MemberID(RawIdentifier(high: 1, low: UInt64(token.utf8.count)))
            return .member(member, session: SessionID(RawIdentifier(high: 2, low: 2)), role: .member)
        }
        kept = made
        return made
    }

    func publish(key: String?, as member: String = "m") async -> WireResponse {
        var request = WireRequest(
            method: "POST", target: "/api/v1/bikes",
            headers: ["content-type": "application/json", "authorization": "Bearer \(member)"],
            body: BikeWire.bike.coder.bytes(of: .sample))
        request.headers["idempotency-key"] = key
        return await dispatcher.respond(to: request)
    }
}

/// Holds up whoever passes until it is opened.
private actor Gate {
    private var isOpen = false
    private var isReached = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        isReached = true
        for watcher in watching { watcher.resume() }
        watching = []
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func reached() async {
        if !isReached { await withCheckedContinuation { watching.append($0) } }
    }

    func open() {
        isOpen = true
        for waiter in waiting { waiter.resume() }
        waiting = []
    }
}
