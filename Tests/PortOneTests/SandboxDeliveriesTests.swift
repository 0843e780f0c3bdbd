import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Webhooks of the sandbox: their form, their signatures, and when they come.
@Suite struct SandboxDeliveriesTests {
    @Test(arguments: ["nonsense", "ftp://localhost/hooks", "http://", "http://user@localhost/"])
    func webhooksGoToAddressesOfTheWeb(_ url: String) {
        #expect(throws: PortOneError.self, "\(url) must be refused before anything is served") {
            _ = try SandboxStage { $0.webhookURL = url }
        }
    }

    @Test(arguments: ["pay-한글-1", "pay-\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}-1", "a/b c?d"])
    func aWebhookTellsWhatHasHappened(_ paymentID: String) async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open(paymentID)
        try await stage.control("POST", "payments/\(percentEncoded(paymentID))/approve")
        #expect(await stage.deliver() == 2)
        let webhooks = try stage.webhooks()
        #expect(webhooks.map(\.type) == [.ready, .paid])
        #expect(webhooks.allSatisfy { $0.transactionID == attempt && $0.at == stage.clock.now() })
        #expect(webhooks.allSatisfy { $0.paymentID.map { Array($0.utf8) } == Array(paymentID.utf8) })
        #expect(webhooks.allSatisfy { $0.storeID == stage.sandbox.settings.storeID })
        #expect(Set(webhooks.map(\.id)).count == 2, "each event needs a name of its own")
        let first = try #require(stage.sent.now.first)
        #expect(first.url == SandboxStage.shop && first.request.target == "/hooks/portone?shop=1")
        #expect(first.request.method == "POST")
        #expect(first.request.headers["content-type"] == "application/json")
        #expect(await stage.deliver() == 0, "what was delivered is not sent again")
    }

    @Test(arguments: [Int?.some(500), .some(302), .some(404), nil])
    func failuresAreSentAgainFiveTimes(_ answer: Int?) async throws {
        let stage = try SandboxStage()
        try await stage.open()
        #expect(await stage.deliver(answer: answer) == 1)
        for minutes in [1, 4, 16, 64, 256] {
            let pause = Duration.seconds(minutes * 60)
            stage.clock.advance(by: pause - .microseconds(1))
            #expect(await stage.deliver(answer: answer) == 0, "nothing is due before \(minutes) minutes")
            stage.clock.advance(by: pause / 10)
            #expect(await stage.deliver(answer: answer) == 1, "\(minutes) minutes and a tenth are over")
        }
        stage.clock.advance(by: .seconds(30 * 86_400))
        #expect(await stage.deliver(answer: answer) == 0, "a webhook is sent 6 times at most")
        let delivery = try #require(try await stage.deliveries().first)
        #expect(
            delivery.text("status") == (answer == nil ? "FAILED_UNEXPECTED_ERROR" : "FAILED_NOT_OK_RESPONSE"))
        #expect(delivery["executions"] == .integer(6) && delivery["due"] == nil)
    }

    @Test func aRepetitionKeepsItsNameAndIsSignedAnew() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        let begun = stage.clock.now()
        await stage.deliver(answer: 503)
        stage.clock.advance(by: .seconds(600))
        #expect(await stage.deliver(answer: 200) == 1)
        let webhooks = try stage.webhooks()
        #expect(webhooks.count == 2 && Set(webhooks.map(\.id)).count == 1)
        #expect(webhooks.allSatisfy { $0.at == begun }, "the event's moment stays")
        #expect(Set(stage.sent.now.map { $0.request.headers["webhook-timestamp"] }).count == 2)
        stage.clock.advance(by: .seconds(86_400))
        #expect(await stage.deliver() == 0, "a success ends the repetitions")
    }

    @Test func jitterFollowsFromTheSeed() async throws {
        var moments: [[String]] = []
        for seed in [UInt64(1), 1, 2] {
            let stage = try SandboxStage { $0.seed = seed }
            for number in 0..<20 { try await stage.open("결제-\(number)") }
            await stage.deliver(answer: 500)
            moments.append(try await stage.deliveries().compactMap { $0.text("due") })
        }
        #expect(moments[0].count == 20 && moments[0] == moments[1])
        #expect(moments[0] != moments[2])
        #expect(Set(moments[0]).count > 10, "jitter must spread repetitions")
    }

    @Test func bothSecretsSignWhileTheyAreChanged() async throws {
        let old = try #require(WebhookSecret(SandboxStage.secretText))
        let new = try #require(WebhookSecret("whsec_bmV3LXNlY3JldC1vZi10ZXN0cw=="))
        let stranger = try #require(WebhookSecret("whsec_c3RyYW5nZXI="))
        let stage = try SandboxStage { $0.webhookSecrets = [old, new] }
        try await stage.open()
        await stage.deliver()
        let sent = try #require(stage.sent.now.first)
        for verifier in [
            WebhookVerifier(old), WebhookVerifier(new), WebhookVerifier(stranger, or: new),
        ] {
            #expect(try verifier.webhook(sent.request, at: sent.at).type == .ready)
        }
        #expect(throws: WebhookFault.noMatchingSignature) {
            try WebhookVerifier(stranger).webhook(sent.request, at: sent.at)
        }
    }

    @Test func addressesOfAPaymentGoBeforeTheUsualOne() async throws {
        let stage = try SandboxStage()
        try await stage.open("pay-1", 12_500, ["noticeUrl": "http://127.0.0.1:9/hook"])
        await stage.deliver()
        #expect(stage.sent.now.map(\.url) == ["http://127.0.0.1:9/hook"])
        let silent = try SandboxStage { $0.webhookURL = nil }
        try await silent.open()
        #expect(await silent.deliver() == 0, "without an address nothing is sent")
    }

    @Test func amountsDecideHowWebhooksCome() async throws {
        let stage = try SandboxStage()
        try await stage.pay("lost", 12_008)
        #expect(await stage.deliver() == 0, "an amount that ends in 008 has no webhooks")
        try await stage.pay("thrice", 12_009)
        #expect(await stage.deliver() == 6, "an amount that ends in 009 has each webhook three times")
        let webhooks = try stage.webhooks()
        #expect(webhooks.map(\.type) == [.ready, .ready, .ready, .paid, .paid, .paid])
        #expect(Set(webhooks.map(\.id)).count == 2, "repetitions have the same name")
    }

    @Test func roundsLetPendingPaymentsSettle() async throws {
        let stage = try SandboxStage()
        try await stage.pay("pending", 12_004)
        let rounds = LockedValue(0)
        let (clock, time, sent) = (stage.clock, stage.sandbox.clock, stage.sent)
        try await stage.sandbox.run { url, request in
            sent.withLock { $0.append(.init(url: url, request: request, at: time.now())) }
            return 200
        } pausing: {
            clock.advance(by: .seconds(2))
            return rounds.withLock { rounds in
                rounds += 1
                return rounds < 3
            }
        }
        #expect(try stage.webhooks().map(\.type) == [.ready, .payPending, .paid])
    }

    @Test func namesAreNotUsedAgainAfterARestart() async throws {
        let journal = MemoryJournal()
        var names: [String] = []
        for round in 1...2 {
            let stage = try SandboxStage(journal: journal)
            stage.clock.advance(by: .seconds(round))
            try await stage.pay("결제-\(round)")
            await stage.deliver()
            names += stage.sent.now.compactMap(\.webhookID)
        }
        #expect(names.count == 4 && Set(names).count == 4, "a shop would drop a name that it knows")
    }
}
