import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Requests that are too many are answered 429 before they cost anything.
struct RequestLimitTests {
    @Test("Each member has a budget that time fills again, wherever the member asks from")
    func members() async throws {
        let shop = try LimitedShop("bikes.publish=2/10s")
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 201)
        #expect(await shop.publish(as: "bora", from: "2001:db8::1") == 201)
        #expect(await shop.publish(as: "bora", from: "192.0.2.3") == 429)
        #expect(await shop.publish(as: "dal", from: "192.0.2.3") == 201, "another member")
        #expect(await shop.status("GET", "/api/v1/bikes/mine", as: "bora") == 200, "reading is free")
        shop.clock.advance(by: .seconds(9))
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 429)
        shop.clock.advance(by: .seconds(1))
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 201, "what was refused did not count")
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 429)
    }

    @Test("Each address has a budget; IPv6 counts by 64 bits, IPv4 inside IPv6 is IPv4")
    func addresses() async throws {
        let shop = try LimitedShop("bikes.read=2/10s")
        for (address, status) in [
            ("192.0.2.1", 200), ("::ffff:192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", 200),
            ("2001:db8::1", 200), ("2001:db8::ffff:1", 200), ("2001:db8:0:0:8000::", 429),
            ("2001:db8:0:1::1", 200), ("::1", 200), ("no address", 200), ("::1", 200), ("::1", 429),
        ] {
            #expect(await shop.read(from: address) == status, "\(address)")
        }
        #expect(await shop.read(from: nil) == 200, "what comes by no network")
        #expect(await shop.read(from: "192.0.2.2", as: "bora") == 200)
        #expect(await shop.read(from: "192.0.2.2") == 429, "a member counts by address, too")
    }

    @Test("A budget in all is asked of those who asked lately, and is not used up by what one's own refuses")
    func overall() async throws {
        let shop = try LimitedShop("bikes.read=2/10s", "bikes.read:all=3/10s")
        var statuses: [Int] = []
        for last in [1, 1, 1, 2, 2, 3, 3, 4] { statuses.append(await shop.read(from: "192.0.2.\(last)")) }
        #expect(statuses == [200, 200, 429, 200, 429, 200, 429, 200])
        shop.clock.advance(by: .seconds(10))
        #expect(await shop.read(from: "192.0.2.1") == 429, "the budget in all owes what it let in")
        shop.clock.advance(by: .seconds(10))
        #expect(await shop.read(from: "192.0.2.1") == 200, "as good as new")
    }

    @Test("Who has a network is not new at each of its addresses", arguments: ["192.0.2.", "2001:db8:1:"])
    func surroundings(_ network: String) async throws {
        let shop = try LimitedShop("bikes.read=9/10s", "bikes.read:all=1/10s")
        let suffix = network.contains(":") ? "::1" : ""
        var statuses: [Int] = []
        for last in 1...9 { statuses.append(await shop.read(from: "\(network)\(last)\(suffix)")) }
        #expect(statuses == Array(repeating: 200, count: 8) + [429])
        #expect(await shop.read(from: "198.51.100.1") == 200, "another network")
        #expect(await shop.read(from: "2001:db8:2:1::1") == 200, "another network")
    }

    @Test("Where nobody has a budget of their own, that of all is everybody's")
    func overallAlone() async throws {
        let shop = try LimitedShop("bikes.read:all=2/10s")
        var statuses: [Int] = []
        for last in 1...3 { statuses.append(await shop.read(from: "192.0.2.\(last)")) }
        #expect(statuses == [200, 200, 429])
    }

    @Test("The refusal says how long to wait, and nothing was done before it")
    func refusal() async throws {
        let shop = try LimitedShop("bikes.publish=1/90s", "bikes.read=1/500ms")
        #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 201)
        let broken = await shop.ask(
            "POST", "/api/v1/bikes", as: "bora", from: "192.0.2.1", body: Array("{".utf8))
        #expect(broken.status == 429 && broken.headers["retry-after"] == "90")
        #expect(Problem(bytes: broken.body)?.service == .limited(retryAfterSeconds: 90))
        #expect(broken.endpoint == "bikes.publish" && broken.member == LimitedShop.member("bora"))
        #expect(await shop.publish(as: nil, from: "192.0.2.1") == 401, "nobody's budget is asked")
        #expect(await shop.read(from: "192.0.2.1") == 200)
        let before = shop.authenticated
        let again = await shop.ask("GET", LimitedShop.bike, as: nil, from: "192.0.2.1")
        #expect(again.status == 429 && again.headers["retry-after"] == "1")
        #expect(shop.authenticated == before, "addresses are counted before anybody is looked up")
    }

    @Test("A request under an idempotency key that was refused can be sent again under it")
    func keys() async throws {
        let shop = try LimitedShop("bikes.publish=1/10s")
        #expect(await shop.publish(as: "bora", from: "192.0.2.1", key: "first") == 201)
        #expect(await shop.publish(as: "bora", from: "192.0.2.1", key: "second") == 429)
        let published = shop.published
        shop.clock.advance(by: .seconds(10))
        #expect(await shop.publish(as: "bora", from: "192.0.2.1", key: "second") == 201)
        #expect(shop.published == published + 1)
    }

    @Test("A list is counted where it is asked with the word that makes it costly")
    func searches() async throws {
        let shop = try LimitedShop()
        let list = "/api/v1/shops/maru/bikes"
        #expect(await shop.status("GET", list + "?text=%EC%9E%90%EC%A0%84%EA%B1%B0&shop=x") == 400)
        #expect(await shop.status("GET", list + "?text=x") == 200)
        for query in ["?text=x", "?text=y", "?limit=1&text=z"] {
            #expect(await shop.status("GET", list + query) == 429)
        }
        for query in ["", "?text=", "?limit=5"] { #expect(await shop.status("GET", list + query) == 200) }
    }

    @Test func withoutLimitsNothingIsRefused() async throws {
        let shop = try LimitedShop(limits: .none)
        for _ in 0..<300 { #expect(await shop.publish(as: "bora", from: "192.0.2.1") == 201) }
    }

    @Test("However many ask, a bounded number is remembered, those that ask again before others")
    func memory() async throws {
        let shop = try LimitedShop("bikes.read=2/1h", entries: 8)
        #expect(await shop.read(from: "192.0.2.1") == 200)
        for number in 0..<100 {
            #expect(await shop.read(from: "198.51.100.\(number)") == 200)
            if number == 0 { #expect(await shop.read(from: "192.0.2.1") == 200) }
            #expect(await shop.read(from: "192.0.2.1") == 429, "after \(number) others")
        }
        #expect(await shop.read(from: "198.51.100.0") == 200, "long forgotten")
        var kept = RecentlyUsed<Int, Int>(limit: 8)
        for number in 0..<100 { kept.keep(number, for: number) }
        #expect(kept.keys(1000) { _ in true }.count == 8)
    }

    @Test func aClockThatWasSetBackLetsNobodyWaitForEver() async throws {
        let shop = try LimitedShop("bikes.read=2/10s")
        for _ in 0..<2 { #expect(await shop.read(from: "192.0.2.1") == 200) }
        shop.clock.advance(by: .seconds(-86_400))
        let answer = await shop.ask("GET", LimitedShop.bike, as: nil, from: "192.0.2.1")
        #expect(answer.status == 429)
        #expect(try #require(Int(answer.headers["retry-after"] ?? "")) <= 40)
    }
}
