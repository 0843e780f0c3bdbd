import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// What visitors were answered is answered again only while asking would give the same.
struct ResponseCacheTests {
    private let world = World()

    private var dispatcher: Dispatcher { world.dispatcher }

    private func ask(_ target: String = "/api/v1/bikes", _ token: String? = nil) async -> String {
        var request = WireRequest(method: "GET", target: target)
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        return String(decoding: await dispatcher.respond(to: request).body, as: UTF8.self)
    }

    @Test func theSameIsMadeOnce() async {
        let first = await ask()
        for _ in 0..<3 { #expect(await ask() == first) }
        #expect(world.made == 1)
        #expect(await ask("/api/v1/bikes?limit=3") != first)
        #expect(await ask("/api/v1/bikes?page=2") != first)
        #expect(world.made == 3, "each target has an answer of its own")
        #expect(await ask() == first)
        var head = WireRequest(method: "HEAD", target: "/api/v1/bikes")
        head.headers["accept"] = "*/*"
        #expect(await dispatcher.respond(to: head).headers["content-length"] == "\(first.utf8.count)")
        #expect(world.made == 3)
    }

    @Test func aChangeMakesItAnew() async {
        let first = await ask()
        world.revision.withLock { $0 = 2 }
        let second = await ask()
        #expect(second != first)
        #expect(await ask() == second)
        world.revision.withLock { $0 = 1 }
        #expect(await ask() != first, "a number that comes back stands for another state")
        world.revision.withLock { $0 = nil }
        #expect(await ask() != second)
        #expect(await ask() != second)
        #expect(world.made == 5, "nothing is kept while changes cannot be told")
    }

    @Test func whatChangesByItselfIsMadeAnewThen() async {
        let moment = world.clock.now().advanced(by: .seconds(60))
        world.nextChange.withLock { $0 = .at(moment) }
        let first = await ask()
        world.clock.set(Timestamp(microseconds: moment.microseconds - 1))
        #expect(await ask() == first)
        world.clock.set(moment)
        #expect(await ask() != first)
        #expect(await ask() != first)
        #expect(world.made == 3, "nothing is kept after the moment, until somebody has said what comes next")
        world.nextChange.withLock { $0 = .unknown }
        world.revision.withLock { $0 = 9 }
        for _ in 0..<2 { _ = await ask() }
        #expect(world.made == 5)
    }

    @Test(arguments: ["after=\(World.cursor.text)", "limit=0", "page=99"])
    func notKept(_ query: String) async {
        for _ in 0..<2 { _ = await ask("/api/v1/bikes?\(query)") }
        #expect(world.asked == 2, "pages behind a cursor, refusals and long answers are made each time")
    }

    @Test func membersAreAskedEachTime() async {
        let visitors = await ask()
        for _ in 0..<2 { #expect(await ask("/api/v1/bikes", "good") != visitors) }
        #expect(world.made == 3)
        #expect(await ask() == visitors)
    }

    @Test func whatWasMadeDuringAChangeIsNotKept() async {
        world.changesWhileMaking.withLock { $0 = true }
        let first = await ask()
        world.changesWhileMaking.withLock { $0 = false }
        #expect(await ask() != first)
    }

    @Test func searchesForWordsThatNobodyElseAsksForTakeNobodysPlace() async {
        let first = await ask()
        for word in 0..<2000 {
            _ = await ask("/api/v1/bikes?limit=\(1 + word)")
            if word.isMultiple(of: 32) { #expect(await ask() == first, "after \(word) others") }
        }
    }

    @Test func thoseAskedForAgainStay() {
        var kept = RecentlyUsed<Int, String>(limit: 3)
        for key in 1...3 { kept.keep("\(key)", for: key) }
        #expect(kept[1] == "1" && kept[3] == "3")
        kept.keep("4", for: 4)
        #expect(kept[2] == nil && kept[1] == "1" && kept[3] == "3" && kept[4] == "4")
        kept.keep("other", for: 1)
        #expect(kept[1] == "1", "what is kept is not replaced")
        for key in 5..<100 { kept.keep("\(key)", for: key) }
        #expect((1..<100).count { kept[$0] != nil } == 3)
        kept.removeAll()
        #expect((1..<100).allSatisfy { kept[$0] == nil })
    }
}

/// A shop whose lists have another bike each time they are made.
private struct World {
    static let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))

    let revision = Box<Int64?>(1)
    let nextChange = Box(ResponseCache.NextChange.never)
    let changesWhileMaking = Box(false)
    let clock = Clock()
    let dispatcher: Dispatcher
    private let counts: Box<(made: Int, asked: Int)>

    /// How many lists were made.
    var made: Int { counts.withLock { $0.made } }
    /// How often the route was asked, refusals included.
    var asked: Int { counts.withLock { $0.asked } }

    init() {
        let counts = Box((made: 0, asked: 0))
        let source = ResponseCache.Source(
            revision: { [revision] in revision.withLock { $0 } },
            nextChange: { [nextChange] in nextChange.withLock { $0 } }, time: clock)
        let route = Route(BikeEndpoints.list) {
            [revision, changesWhileMaking] fields, _ throws(BikeFailure) in
            counts.withLock { $0.asked += 1 }
            guard fields.limit > 0 else { throw .flatTyre }
            if changesWhileMaking.withLock({ $0 }) { revision.withLock { $0 = ($0 ?? 0) + 1 } }
            var bike = Bike.sample
            let number = counts.withLock { counts in
                counts.made += 1
                return counts.made
            }
            bike.name = "자전거 \(number)"
            return Page(items: Array(repeating: bike, count: fields.page == 99 ? 1000 : 1))
        }
        dispatcher = Dispatcher([route], cache: ResponseCache(source)) { token throws(ServiceFailure) in
            guard token == "good" else { throw .accessInvalid }
            return .member(
                MemberID(RawIdentifier(high: 1, low: 1)), session: SessionID(RawIdentifier(high: 1, low: 2)),
                role: .member)
        }
        self.counts = counts
    }
}

/// A clock that is set by hand.
private struct Clock: TimeSource {
    let moment = Box(Timestamp(microseconds: 1_800_000_000_000_000))

    func now() -> Timestamp { moment.withLock { $0 } }
    func set(_ new: Timestamp) { moment.withLock { $0 = new } }
}

/// Something that is shared with the closures of a dispatcher.
private final class Box<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
        value.withLock { body(&$0) }
    }
}

extension BikeEndpoints {
    fileprivate static let list = Endpoint<PageFields, Page<Bike>, BikeFailure>(
        name: "bikes.list", .get, "/api/v1/bikes", access: .anyone, summary: "Lists bikes.",
        input: Shape<PageFields>(
            "BikeList", Field("after", WireCoder<Cursor>.cursor.optional) { $0.after },
            Field("page", WireCoder<Int>.count.optional) { $0.page },
            Field("limit", .count, fallback: 20) { $0.limit }
        ) { after, page, limit in PageFields(after: after, page: page, limit: limit) },
        output: .page("BikePage", of: BikeWire.bike.coder), failures: BikeWire.failures)
}
