import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Servers that count together through a third place.
struct LimitExchangeTests {
    /// A place to count in, which can be away.
    private final class Blackboard: SharedLimits {
        private let buckets = Mutex<[String: Timestamp]>([:])
        let isAway = Mutex(false)
        let asked = Mutex<[[LimitUse]]>([])

        func add(_ uses: [LimitUse], at now: Timestamp) async throws(ServiceFailure) -> [Timestamp?] {
            if isAway.withLock({ $0 }) { throw .unavailable("the board") }
            asked.withLock { $0.append(uses) }
            return buckets.withLock { buckets in
                uses.map { use in
                    let name = "\(use.endpoint) \(use.subject)"
                    if use.count > 0 {
                        buckets[name] = use.rate.fullAt(after: use.count, before: buckets[name], at: now)
                    }
                    return buckets[name]
                }
            }
        }
    }

    private static func limits() throws -> RequestLimits {
        let endpoint = Endpoint<BikeID, Bike?, BikeFailure>(
            name: "bikes.read", .get, "/api/v1/bikes/{id}", access: .anyone,
            limit: .perAddress(
                10, oneMoreEach: .seconds(10), inAll: RateLimit(burst: 100, interval: .seconds(1)),
                isShared: true),
            summary: "Reads a bike.",
            input: BikeWire.one, output: BikeWire.bike.coder.optional, failures: BikeWire.failures)
        return RequestLimits([endpoint.description, BikeEndpoints.publish.description])
    }

    private static func ask(_ shop: LimitedShop, times: Int, from address: String = "192.0.2.1") async -> Int
    {
        var answered = 0
        for _ in 0..<times where await shop.read(from: address) == 200 { answered += 1 }
        return answered
    }

    @Test func twoServersBearWhatOneBears() async throws {
        let (board, first, second) = (
            Blackboard(), try LimitedShop(limits: Self.limits()), try LimitedShop(limits: Self.limits())
        )
        #expect(await Self.ask(first, times: 6) == 6)
        #expect(await Self.ask(second, times: 6) == 6)
        for shop in [first, second, first] { try await shop.limiter.exchange(with: board) }
        for shop in [first, second] {
            #expect(await Self.ask(shop, times: 1) == 0)
            #expect(await Self.ask(shop, times: 1, from: "192.0.2.2") == 1, "others are not concerned")
            // Twelve of ten were let through: one more when three have been given back.
            shop.clock.advance(by: .seconds(29))
            #expect(await Self.ask(shop, times: 1) == 0)
            shop.clock.advance(by: .seconds(1))
        }
        #expect(await Self.ask(first, times: 2) == 1)
        for shop in [first, second] { try await shop.limiter.exchange(with: board) }
        #expect(await Self.ask(second, times: 1) == 0)
    }

    @Test("What is not shared is told to nobody, and nothing at all if nobody asked")
    func silence() async throws {
        let (board, shop) = (Blackboard(), try LimitedShop(limits: Self.limits()))
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 201)
        try await shop.limiter.exchange(with: board)
        #expect(board.asked.withLock { $0 }.isEmpty)
        #expect(await Self.ask(shop, times: 3) == 3)
        try await shop.limiter.exchange(with: board)
        try await shop.limiter.exchange(with: board)
        let asked = board.asked.withLock { $0 }
        #expect(asked.map { $0.map(\.count).sorted() } == [[3, 3, 3], [0, 0, 0]], "each use is told once")
        shop.clock.advance(by: .seconds(30))
        try await shop.limiter.exchange(with: board)
        #expect(board.asked.withLock { $0.count } == 2, "all budgets are full again")
    }

    @Test("What could not be told is told the next time")
    func outage() async throws {
        let (board, first, second) = (
            Blackboard(), try LimitedShop(limits: Self.limits()), try LimitedShop(limits: Self.limits())
        )
        board.isAway.withLock { $0 = true }
        #expect(await Self.ask(first, times: 7) == 7)
        await #expect(throws: ServiceFailure.unavailable("the board")) {
            try await first.limiter.exchange(with: board)
        }
        #expect(await Self.ask(first, times: 9) == 3, "the server's own count holds meanwhile")
        board.isAway.withLock { $0 = false }
        try await first.limiter.exchange(with: board)
        #expect(board.asked.withLock { $0.first?.map(\.count) } == [10, 10, 10])
        #expect(await Self.ask(second, times: 1) == 1)
        try await second.limiter.exchange(with: board)
        #expect(await Self.ask(second, times: 1) == 0)
    }

    @Test("One exchange is bounded, whoever asks")
    func bounds() async throws {
        let (board, shop) = (Blackboard(), try LimitedShop(limits: Self.limits(), entries: 4096))
        for number in 0..<100 { _ = await shop.read(from: "2001:db8:0:\(number)::1") }
        shop.clock.advance(by: .seconds(100))
        for number in 0..<100 { _ = await shop.read(from: "2001:db8:1:\(number)::1") }
        for _ in 0..<4 { try await shop.limiter.exchange(with: board) }
        let sizes = board.asked.withLock { $0.map(\.count) }
        #expect(sizes.allSatisfy { $0 <= 1025 }, "\(sizes)")
        let counted = board.asked.withLock { $0.flatMap(\.self).filter { $0.subject != .all } }
        #expect(counted.reduce(0) { $0 + $1.count } == 400, "each for its address and its network")
    }
}
