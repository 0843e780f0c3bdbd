import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire
import WireClient

/// The live client against the sandbox over sockets: what each says of the other must be true.
@Suite struct ClientAndSandboxTests {
    private static func key(_ name: String) throws -> PortOneKey {
        try #require(PortOneKey("test-key-000000-\(name)"))
    }

    @Test("A payment is registered, opened, paid, given back in parts, and told the same each time")
    func wholeLife() async throws {
        try await LiveSandbox.run { live in
            let client = live.client
            try await client.preRegister(
                "pay-1", totalAmount: 12_500, currency: "KRW", key: try Self.key("register"))
            try await live.pay("pay-1", 12_500)
            let paid = try await client.payment("pay-1")
            #expect(paid.status == .paid && paid.amount.paid == 12_500 && paid.isConsistent)
            #expect(paid.channel?.type == .test && paid.storeID == SandboxSettings.usual.storeID)
            let part = PortOneCancel(
                amount: 2_500, currentCancellableAmount: 12_500, reason: "흠집", requester: .admin)
            let first = try await client.cancel("pay-1", part, key: try Self.key("part"))
            #expect(first.status == .succeeded && first.reason == "흠집")
            let again = try await client.cancel("pay-1", part, key: try Self.key("part"))
            #expect(again == first, "the same key is the same cancellation")
            let rest = PortOneCancel(
                amount: 10_000, currentCancellableAmount: 10_000, reason: "나머지", requester: .customer)
            _ = try await client.cancel("pay-1", rest, key: try Self.key("rest"))
            let cancelled = try await client.payment("pay-1")
            #expect(cancelled.status == .cancelled && cancelled.cancellable == 0 && cancelled.isConsistent)
        }
    }

    @Test("Another amount than the registered one opens no window")
    func registeredAmount() async throws {
        try await LiveSandbox.run { live in
            try await live.client.preRegister(
                "pay-1", totalAmount: 12_500, currency: "KRW", key: try Self.key("register"))
            let target = "/pay?paymentId=pay-1&orderName=x&totalAmount=1"
            let answer = try await live.transport.send(WireRequest(method: "GET", target: target))
            #expect(answer.status == 409, "found \(answer.status)")
        }
    }

    @Test("On a channel that waits, the money is taken by the server, once, and only as agreed")
    func confirmation() async throws {
        try await LiveSandbox.run { live in
            let window = try await live.open(
                "pay-1", 12_500, channel: "channel-key-manual",
                more: "&redirectUrl=http%3A%2F%2F127.0.0.1%2Fback")
            let attempt = String(window.dropFirst("/pay/".count).prefix { $0 != "?" })
            let agreed = try await live.transport.send(
                WireRequest(method: "POST", target: "/pay/\(attempt)/approve"))
            let back = try #require(agreed.headers["location"], "found status \(agreed.status)")
            let token = try #require(back.split(separator: "paymentToken=").last?.prefix { $0 != "&" })
            #expect(try await live.client.payment("pay-1").status == .ready, "nothing was taken yet")
            var confirmation = PortOneConfirmation(
                paymentToken: String(token), transactionID: attempt, totalAmount: 1, currency: "KRW",
                isTest: true)
            await #expect(throws: PortOneError.self, "another amount is refused") {
                _ = try await live.client.confirm("pay-1", confirmation, key: try Self.key("wrong"))
            }
            confirmation.totalAmount = 12_500
            _ = try await live.client.confirm("pay-1", confirmation, key: try Self.key("right"))
            #expect(try await live.client.payment("pay-1").status == .paid)
        }
    }

    @Test("A first attempt fails, a second one pays: both are told, and the payment is the paid one")
    func attempts() async throws {
        try await LiveSandbox.run { live in
            try await live.open("pay-1", 12_500)
            try await live.control("payments/pay-1/decline")
            try await live.pay("pay-1", 12_500)
            let attempts = try await live.client.transactions(of: "pay-1")
            #expect(
                attempts.map(\.status) == [.failed, .paid] || attempts.map(\.status) == [.paid, .failed])
            #expect(try await live.client.payment("pay-1").status == .paid)
            let answer = try await live.transport.send(
                WireRequest(method: "GET", target: "/pay?paymentId=pay-1&orderName=x&totalAmount=12500"))
            #expect(answer.status == 409, "a paid payment opens no window, found \(answer.status)")
        }
    }

    @Test("Guards hold: an amount of nothing is never sent, and another amount than known cancels nothing")
    func guards() async throws {
        try await LiveSandbox.run { live in
            try await live.pay("pay-1", 12_500)
            let nothing = PortOneCancel(
                amount: 0, currentCancellableAmount: 12_500, reason: "x", requester: .admin)
            await #expect(throws: PortOneError.invalid(field: "amount", "at least 1")) {
                _ = try await live.client.cancel("pay-1", nothing, key: try Self.key("nothing"))
            }
            let stale = PortOneCancel(
                amount: 500, currentCancellableAmount: 9_000, reason: "x", requester: .admin)
            await #expect {
                _ = try await live.client.cancel("pay-1", stale, key: try Self.key("stale"))
            } throws: { error in
                guard case .refused(let refusal)? = error as? PortOneError else { return false }
                return refusal.type == .cancellableBroken
            }
            #expect(try await live.client.payment("pay-1").amount.cancelled == 0)
        }
    }

    @Test("Odd names of payments arrive as they are", arguments: ["결제 1/2?", "pay%2F1", "a+b&c=d"])
    func oddNames(_ name: String) async throws {
        try await LiveSandbox.run { live in
            await #expect {
                _ = try await live.client.payment(name)
            } throws: { error in
                guard case .refused(let refusal)? = error as? PortOneError else { return false }
                return refusal.type == .paymentNotFound
            }
        }
    }

    @Test("The pages have policies of their own, in place of those of an interface")
    func policies() async throws {
        try await LiveSandbox.run { live in
            let page = try await live.transport.send(WireRequest(method: "GET", target: "/"))
            let policy = try #require(page.headers["content-security-policy"])
            #expect(policy.contains("style-src 'sha256-"), "a browser would show no style: \(policy)")
            #expect(policy.ranges(of: "default-src").count == 1, "there must be one policy: \(policy)")
            // Without a referrer a browser says "Origin: null", and a form would be refused as a stranger's.
            #expect(page.headers["referrer-policy"] == "same-origin")
        }
    }
}
