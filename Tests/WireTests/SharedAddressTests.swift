import ContractKit
import Testing
import Vocabulary

@testable import Wire

/// Who proves something gets in while others use up the budget of the address that they share.
struct SharedAddressTests {
    private static let address = "192.0.2.1"

    @Test("Members have budgets of their own where that of their address is used up")
    func members() async throws {
        let shop = try LimitedShop("bikes.read=2/10s")
        for _ in 0..<2 { #expect(await shop.read(from: Self.address) == 200) }
        #expect(await shop.read(from: Self.address) == 429)
        for name in ["bora", "dal"] {
            for status in [200, 200, 429] { #expect(await shop.read(from: Self.address, as: name) == status) }
        }
        #expect(await shop.read(from: Self.address, as: LimitedShop.unknown) == 429, "a wrong token")
        shop.clock.advance(by: .seconds(10))
        #expect(await shop.read(from: Self.address) == 200, "members used up nothing of the address")
    }

    @Test("A search is refused by the address, and answered to a member behind it")
    func searches() async throws {
        let shop = try LimitedShop()
        let list = "/api/v1/shops/maru/bikes?text=x"
        for status in [200, 200, 429] { #expect(await shop.status("GET", list) == status) }
        #expect(await shop.status("GET", list, as: "bora") == 200)
    }

    @Test("A credential in the input has a small budget, and a wrong one has none")
    func credentials() async throws {
        let service = try EntranceService("door.enter=2/1h")
        for _ in 0..<2 { #expect(await service.enter("wrong") == 401) }
        for _ in 0..<100 { #expect(await service.enter("wrong") == 429) }
        for _ in 0..<10 { #expect(await service.enter("key of bora") == 200) }
        #expect(await service.enter("key of bora") == 429, "floods by a right one are limited, too")
        #expect(await service.enter("key of dal") == 200, "another one")
        #expect(await service.enter("wrong") == 429)
        service.clock.advance(by: .seconds(10))
        #expect(await service.enter("key of bora") == 200)
        #expect(await service.enter("key of bora") == 429)
        #expect(await service.enter("wrong", from: "192.0.2.2") == 401, "another address")
    }

    @Test("Nothing is looked up while the address has a budget")
    func cost() async throws {
        let service = try EntranceService("door.enter=2/1h")
        for _ in 0..<2 { #expect(await service.enter("key of bora") == 200) }
        #expect(service.looks.now == 0)
        #expect(await service.enter("key of bora") == 200)
        #expect(service.looks.now == 1)
    }
}

/// A door that opens to keys, behind a limiter.
private struct EntranceService {
    let clock = ManualClock()
    let looks = LockedValue(0)
    private let dispatcher: Dispatcher

    private static let shape = Shape<String>("Key", Field("key", .text) { $0 }) { $0 }
    private static let door = Endpoint<String, Nothing, ServiceFailure>(
        name: "door.enter", .post, "/door", access: .anyone, summary: "Enters.", input: shape,
        failures: FailureCoder())

    init(_ change: String) throws {
        var limits = RequestLimits([Self.door.description])
        #expect(limits.make(try #require(LimitChange(change))))
        let looks = looks
        let route = Route.recognising(Self.door) { key, _ in
            looks.withLock { $0 += 1 }
            return key.hasPrefix("key of ") ? key : nil
        } _: { key, _ throws(ServiceFailure) in
            guard key.hasPrefix("key of ") else { throw .accessInvalid }
            return Nothing()
        }
        dispatcher = Dispatcher(
            [route], limiter: RequestLimiter(limits, time: clock),
            authenticate: { _ throws(ServiceFailure) in throw .accessInvalid })
    }

    func enter(_ key: String, from address: String = "192.0.2.1") async -> Int {
        var request = WireRequest(
            method: "POST", target: "/door", headers: ["content-type": "application/json"],
            body: Self.shape.coder.bytes(of: key))
        request.clientAddress = address
        let status = await dispatcher.respond(to: request).status
        return status == 204 ? 200 : status
    }
}
