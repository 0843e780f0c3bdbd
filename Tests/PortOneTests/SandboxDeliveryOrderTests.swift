import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Orders for webhooks: what goes wrong on their way.
@Suite struct SandboxDeliveryOrderTests {
    @Test func aTamperedBodyFailsAndItsRepetitionDoesNot() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "deliveries/1/tamper")
        await stage.deliver(answer: 400)
        #expect(throws: WebhookFault.noMatchingSignature) { try stage.webhooks() }
        #expect(stage.sent.now.first?.request.body.isEmpty == false)
        stage.sent.withLock { $0 = [] }
        stage.clock.advance(by: .seconds(120))
        #expect(await stage.deliver() == 1)
        #expect(try stage.webhooks().map(\.paymentID) == ["pay-1"])
    }

    @Test func whatIsDroppedIsNeverSent() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        let told = try await stage.control("POST", "deliveries/1/drop")
        #expect(told.text("status") == "DROPPED")
        stage.clock.advance(by: .seconds(86_400))
        #expect(await stage.deliver() == 0)
        try await stage.control("POST", "deliveries/1/send")
        #expect(await stage.deliver() == 1, "what was dropped can be sent by hand")
    }

    @Test func duplicatesHaveOneName() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "deliveries/1/duplicate")
        #expect(await stage.deliver() == 2)
        try await stage.control("POST", "deliveries/1/duplicate")
        #expect(await stage.deliver() == 1, "what was sent can be sent twice, too")
        #expect(Set(try stage.webhooks().map(\.id)).count == 1)
    }

    @Test func delaysMoveTheMoment() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "deliveries/1/delay", "seconds=30")
        stage.clock.advance(by: .seconds(29))
        #expect(await stage.deliver() == 0)
        stage.clock.advance(by: .seconds(1))
        #expect(await stage.deliver() == 1)
    }

    @Test func cancelledComesBeforePaid() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "payments/pay-1/cancel", "reason=단순+변심")
        try await stage.control("POST", "deliveries/2/reorder")
        #expect(await stage.deliver() == 3)
        #expect(try stage.webhooks().map(\.type) == [.ready, .cancelled, .paid])
    }

    @Test func anOrderForTheNextMeetsTheNext() async throws {
        let stage = try SandboxStage()
        try await stage.control("POST", "deliveries/next/drop")
        try await stage.control("POST", "deliveries/next/reorder")
        try await stage.pay()
        #expect(await stage.deliver() == 0, "one is dropped, and one waits for a later one")
        try await stage.control("POST", "payments/pay-1/dispute")
        #expect(await stage.deliver() == 2)
        #expect(try stage.webhooks().map(\.type) == [.disputeCreated, .paid])
    }

    @Test func whatWaitsForALaterOneComesAfterAnHour() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "deliveries/1/reorder")
        stage.clock.advance(by: .seconds(3599))
        #expect(await stage.deliver() == 0)
        stage.clock.advance(by: .seconds(1))
        #expect(await stage.deliver() == 1)
    }

    @Test(arguments: ["drop", "delay", "reorder"])
    func whatWasSentCannotBeHeldBack(_ order: String) async throws {
        let stage = try SandboxStage()
        try await stage.open()
        await stage.deliver()
        let response = await stage.ask("POST", "/__sandbox/deliveries/1/\(order)")
        #expect(response.status == 400 && response.text.contains("deliveries/next/\(order)"))
        #expect(await stage.ask("POST", "/__sandbox/deliveries/2/\(order)").status == 404)
        #expect(await stage.ask("POST", "/__sandbox/deliveries/한/\(order)").status == 400)
    }

    @Test func theInterfaceSendsAgain() async throws {
        let stage = try SandboxStage()
        let silent = await stage.call("POST", "/payments/pay-1/resend-webhook", "{}")
        #expect(silent.status == 404 && silent.text.contains("PAYMENT_NOT_FOUND"))
        try await stage.pay("pay-1", 12_500)
        await stage.deliver()
        let names = stage.sent.now.compactMap(\.webhookID)
        let body = "{\"webhookId\":\"\(names[0])\"}"
        for _ in 2...6 {
            let response = await stage.call("POST", "/payments/pay-1/resend-webhook", body)
            #expect(response.status == 200, "\(response.text)")
            #expect(await stage.deliver() == 1)
        }
        #expect(stage.sent.now.compactMap(\.webhookID).dropFirst(2).allSatisfy { $0 == names[0] })
        let refused = await stage.call("POST", "/payments/pay-1/resend-webhook", body)
        #expect(refused.status == 400 && refused.text.contains("MAX_WEBHOOK_RETRY_COUNT_REACHED"))
        let unknown = await stage.call("POST", "/payments/pay-1/resend-webhook", "{\"webhookId\":\"없음\"}")
        #expect(unknown.status == 404 && unknown.text.contains("WEBHOOK_NOT_FOUND"))
        let newest = await stage.call("POST", "/payments/pay-1/resend-webhook", "{}")
        #expect(newest.status == 200 && newest.text.contains(names[1]), "without a name the newest is sent")
    }

    @Test func theNewestTenThousandAreKept() async throws {
        let stage = try SandboxStage()
        for number in 0..<1700 { try await stage.pay("pay-\(number)", 12_009) }
        #expect(await stage.deliver() == 10_000, "older deliveries are forgotten")
        #expect(await stage.ask("POST", "/__sandbox/deliveries/200/send").status == 404)
        #expect(await stage.ask("POST", "/__sandbox/deliveries/201/send").status == 200)
    }
}
