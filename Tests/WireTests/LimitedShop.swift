import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// The bikes behind a limiter, with a clock that stands still.
final class LimitedShop: Sendable {
    let clock = ManualClock()
    let limiter: RequestLimiter
    private let dispatcher: Dispatcher
    private let counts: Counts

    /// How many bikes were published, and how many tokens looked at.
    private final class Counts: Sendable {
        let published = Mutex(0)
        let authenticated = Mutex(0)
    }

    var published: Int { counts.published.withLock { $0 } }
    var authenticated: Int { counts.authenticated.withLock { $0 } }

    /// A token that stands for nobody.
    static let unknown = "unknown"

    static let bike = "/api/v1/bikes/\(Bike.sample.id)"

    static let search = Endpoint<BikeQuery, Page<Bike>, BikeFailure>(
        name: "bikes.find", .get, "/api/v1/shops/{shop}/bikes", access: .anyone,
        limit: .perAddress(2, oneMoreEach: .seconds(10), asking: "text"), summary: "Finds bikes.",
        input: BikeWire.query, output: .page("BikePage", of: BikeWire.bike.coder), failures: BikeWire.failures
    )

    convenience init(_ changes: String..., entries: Int = 64) throws {
        var limits = RequestLimits(
            BikeEndpoints.all.filter { $0.name != "bikes.find" } + [Self.search.description])
        for text in changes { #expect(limits.make(try #require(LimitChange(text)))) }
        try self.init(limits: limits, entries: entries)
    }

    init(limits: RequestLimits, entries: Int = 64) throws {
        let counts = Counts()
        limiter = RequestLimiter(limits, time: clock, entries: entries)
        dispatcher = Dispatcher(
            [
                Route(Self.search) { _, _ throws(BikeFailure) in Page(items: [Bike.sample]) },
                Route(BikeEndpoints.read) { _, _ throws(BikeFailure) in Bike.sample },
                Route(BikeEndpoints.mine) { _, _ throws(BikeFailure) in Page(items: [Bike.sample]) },
                Route(BikeEndpoints.publish) { bike, _ throws(BikeFailure) in
                    counts.published.withLock { $0 += 1 }
                    return bike
                },
            ], limiter: limiter,
            authenticate: { token throws(ServiceFailure) in
                counts.authenticated.withLock { $0 += 1 }
                if token == Self.unknown { throw .accessInvalid }
                return .member(
                    Self.member(token), session: SessionID(RawIdentifier(high: 1, low: 2)), role: .member)
            })
        self.counts = counts
    }

    static func member(_ name: String) -> MemberID {
        MemberID(RawIdentifier(high: 1, low: UInt64(name.utf8.reduce(0) { $0 * 31 + Int($1) })))
    }

    func ask(
        _ method: String, _ target: String, as name: String?, from address: String?, key: String? = nil,
        body: [UInt8] = []
    ) async -> WireResponse {
        var request = WireRequest(method: method, target: target, body: body)
        if !body.isEmpty { request.headers["content-type"] = "application/json" }
        request.headers["authorization"] = name.map { "Bearer \($0)" }
        request.headers["idempotency-key"] = key.map { "\"\($0)\"" }
        request.clientAddress = address
        return await dispatcher.respond(to: request)
    }

    func status(_ method: String, _ target: String, as name: String? = nil) async -> Int {
        await ask(method, target, as: name, from: "192.0.2.1").status
    }

    func read(from address: String?, as name: String? = nil) async -> Int {
        await ask("GET", Self.bike, as: name, from: address).status
    }

    func publish(as name: String?, from address: String?, key: String? = nil) async -> Int {
        let body = BikeWire.bike.coder.bytes(of: .sample)
        return await ask("POST", "/api/v1/bikes", as: name, from: address, key: key, body: body).status
    }
}
