import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// A reconciliation of books in which differences were planted.
struct ReconciliationTests {
    /// A difference in words: kind, what was done, the gateway's amount and the ledger's.
    private func words(_ difference: Difference) -> String {
        let amounts = [difference.gateway, difference.ledger].map { $0.map { "\($0)" } ?? "-" }
        return ([difference.kind.rawValue, difference.done.rawValue] + amounts).joined(separator: " ")
    }

    /// Pays at the own store under a name that is none of this platform's.
    private func payForeign(_ name: String, _ stage: PurchaseStage) async throws {
        let query =
            "paymentId=\(percentEncoded(name))&orderName=a&totalAmount=7000&channelKey=channel-key-auto"
        let window = try await stage.portOne.browse("GET", "/pay?" + query)
        try await stage.portOne.browse("POST", window.prefix { $0 != "?" } + "/approve")
    }

    @Test("Point 26: of three planted differences each is found, with what was or must be done, and no other")
    func planted() async throws {
        let stage = try PurchaseStage()
        let from = stage.clock.now()
        let (sound, cancelled) = (try await stage.fulfilled(), try await stage.fulfilled())
        let unheard = try await stage.opened(30_008)
        try await stage.portOne.press("approve", stage.window(of: unheard))
        try await stage.portOne.act("cancel", on: cancelled.payment.reference, "amount=5000")
        try await payForeign("결제-77", stage)
        let until = stage.clock.now().advanced(by: .seconds(1))
        let found = try await stage.service.reconcile(from: from, until: until)
        #expect(
            found.differences.map(words).sorted() == [
                "stranger open 7000 -", "unknown-payment noted 30008 0", "unknown-refund noted 5000 0",
            ])
        #expect(found.differences.first { $0.kind == .stranger }?.reference == "결제-77")
        #expect(found.told == 4 && found.known == 3)
        #expect(try await stage.now(unheard).order.state == .fulfilled)
        #expect(try await stage.now(cancelled).payment.refunded == 5_000)
        #expect(try await stage.now(sound) == sound, "what agrees stays as it is")
        try await expectRest(stage, from, until)
        try await stage.expectLedger()
    }

    /// The second time the stranger alone is left, until an operator settles it.
    private func expectRest(_ stage: PurchaseStage, _ from: Timestamp, _ until: Timestamp) async throws {
        let again = try await stage.service.reconcile(from: from, until: until)
        #expect(again.differences.map(words) == ["stranger open 7000 -"], "the ledger is in step")
        let open = try await stage.service.agenda().differences
        #expect(open.map(words) == ["stranger open 7000 -"], "what operators are told")
        let act = try OperatorAct(.machine, name: "김운영", reason: "다른 서비스의 결제")
        for difference in open { try await stage.service.settleDifference(difference.key, act) }
        _ = try await stage.service.reconcile(from: from, until: until)
        #expect(try await stage.service.agenda().differences.isEmpty, "what was settled stays so")
    }
}
