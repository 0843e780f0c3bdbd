import PortOne
import Testing
import Vocabulary
import Wire

/// Webhooks of the sandbox, as a shop on another port gets them.
@Suite struct WebhookDeliveryTests {
    @Test("A paid payment is told at once, signed, with the names of payment and attempt")
    func paid() async throws {
        try await LiveSandbox.run { live in
            try await live.pay("pay-1", 12_500)
            let webhooks = await live.shop.webhooks(atLeast: 2)
            #expect(webhooks.map(\.type).contains(.ready) && webhooks.map(\.type).contains(.paid))
            let payment = try await live.client.payment("pay-1")
            let paid = try #require(webhooks.first { $0.type == .paid })
            #expect(paid.paymentID == "pay-1" && paid.transactionID == payment.transactionID)
            #expect(paid.storeID == payment.storeID)
        }
    }

    @Test("An amount that ends in 009 is told three times under one name")
    func thrice() async throws {
        try await LiveSandbox.run { live in
            try await live.pay("pay-1", 12_009)
            var paid: [Webhook] = []
            while paid.count < 3 {
                paid = await live.shop.webhooks(atLeast: 1).filter { $0.type == .paid }
            }
            #expect(Set(paid.map(\.id)).count == 1, "found \(paid.map(\.id))")
        }
    }
}
