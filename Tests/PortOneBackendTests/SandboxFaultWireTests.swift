import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// What goes wrong on the way between client and sandbox, on real connections.
@Suite struct SandboxFaultWireTests {
    private static let cancel = PortOneCancel(
        amount: 2_500, currentCancellableAmount: 12_500, reason: "흠집", requester: .admin)

    @Test(
        "A cancellation whose answer is lost happens once, and the repetition tells it",
        arguments: [
            "kind=reset&when=after", "kind=reset&when=before", "kind=status&status=503&when=after",
            "kind=status&status=429&when=before", "kind=timeout&seconds=60",
        ])
    func lostAnswer(_ fault: String) async throws {
        let isLate = fault.hasPrefix("kind=timeout")
        try await LiveSandbox.run(patience: .seconds(isLate ? 3 : 60)) { live in
            try await live.pay("pay-1", 12_500)
            try await live.control("faults", fault + "&path=/payments/pay-1/cancel")
            let key = try #require(PortOneKey("test-key-lost-answer"))
            let cancellation = try await live.client.cancel("pay-1", Self.cancel, key: key)
            #expect(cancellation.totalAmount == 2_500)
            let payment = try await live.client.payment("pay-1")
            #expect(payment.amount.cancelled == 2_500, "once: \(payment.cancellations)")
            #expect(payment.cancellations.count == 1)
        }
    }

    @Test("Half a document is unreadable, and nothing is believed")
    func truncated() async throws {
        try await LiveSandbox.run { live in
            try await live.pay("pay-1", 12_500)
            try await live.control("faults", "kind=truncated&path=/payments/pay-1")
            await #expect(throws: PortOneError.unreadable("body")) {
                _ = try await live.client.payment("pay-1")
            }
            #expect(try await live.client.payment("pay-1").status == .paid, "the fault met one request")
        }
    }

    @Test("While the sandbox cannot be reached the client says so in time, and without the secret")
    func unreachable() async throws {
        try await LiveSandbox.run(patience: .seconds(1)) { live in
            try await live.control("faults", "kind=timeout&seconds=120&count=10&path=/payments")
            await #expect {
                _ = try await live.client.payment("pay-1")
            } throws: { error in
                guard case .unavailable(let reason)? = error as? PortOneError else { return false }
                return !reason.contains(SandboxSettings.usualSecret)
            }
        }
    }
}
