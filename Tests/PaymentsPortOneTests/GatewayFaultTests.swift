import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Faults between this platform and PortOne. A verb that fails so may have taken effect; under its key it
/// does so once.
struct GatewayFaultTests {
    private func request() throws -> GatewayRefundRequest {
        GatewayRefundRequest(
            try PortOneStage.reference(), .won(10_000), refundable: .won(30_000), reason: "withdrawn",
            key: "ref_01-1-30000000")
    }

    private func paid(tries: Int = 1) async throws -> PortOneStage {
        let stage = try PortOneStage(tries: tries)
        try await stage.pay(PortOneStage.reference())
        return stage
    }

    private static let faults = [
        "kind=timeout&seconds=120", "kind=reset&when=after", "kind=reset&when=before",
        "kind=status&status=500&when=after", "kind=status&status=503&when=after", "kind=status&status=502",
        "kind=status&status=429", "kind=truncated",
    ]

    @Test("Point 17: whatever happens to the answer, the refund is made once", arguments: faults)
    func once(_ fault: String) async throws {
        let (stage, request) = (try await paid(), try request())
        try await stage.fault(fault)
        do throws(GatewayError) {
            _ = try await stage.gateway.refund(request)
            Issue.record("\(fault) must be told")
        } catch {
            switch error {
            case .unavailable, .unreadable: break
            case .refused: Issue.record("\(fault) is no refusal: \(error)")
            }
        }
        let refund = try await stage.gateway.refund(request)
        let attempt = try await stage.attempt(request.reference)
        #expect(attempt.refunds == [refund] && attempt.refunded == 10_000, "after \(fault)")
    }

    @Test("Point 14: what is hindered is repeated under its key", arguments: faults.dropLast())
    func repeated(_ fault: String) async throws {
        let (stage, request) = (try await paid(tries: 3), try request())
        // 500 without a document says nothing about the effect, and is not repeated by itself.
        guard !fault.contains("500") else { return }
        try await stage.fault(fault + "&count=2")
        let refund = try await stage.gateway.refund(request)
        #expect(try await stage.attempt(request.reference).refunds == [refund], "after \(fault)")
        #expect(Set(stage.wire.bodies("/cancel")).count == 1 && stage.wire.bodies("/cancel").count == 3)
    }

    @Test func wrongCredentialsAreToldAsSuch() async throws {
        let (stage, request) = (try await paid(), try request())
        try await stage.fault("kind=status&status=401&count=2")
        for _ in 0..<2 {
            await expectFailure(.refused(.unauthorized)) { () async throws(GatewayError) in
                try await stage.gateway.refund(request)
            }
        }
        _ = try await stage.gateway.refund(request)
    }

    @Test func whileItIsDownNothingIsKnown() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        stage.wire.isDown.withLock { $0 = true }
        let down = GatewayError.unavailable("PortOne: cannot reach the server: the sandbox is down")
        await expectFailure(down) { () async throws(GatewayError) in
            try await stage.gateway.attempts(reference)
        }
        await expectFailure(down) { () async throws(GatewayError) in
            try await stage.gateway.register(reference, .won(1))
        }
        let now = stage.clock.now()
        await expectFailure(down) { () async throws(GatewayError) in
            try await stage.gateway.changes(from: now, until: now, after: nil, limit: 10)
        }
        stage.wire.isDown.withLock { $0 = false }
        #expect(try await stage.attempt(reference).status == .paid)
    }

    @Test func anAnswerThatIsNoneIsUnreadable() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        stage.wire.bend.withLock { bend in bend = { _, _ in .json(200, Array("<html>한글".utf8)) } }
        await expectFailure(.unreadable("body")) { () async throws(GatewayError) in
            try await stage.gateway.attempts(reference)
        }
    }

    @Test func noErrorShowsTheSecret() async throws {
        let stage = try await paid()
        let quoting = PortOneRefusal(
            status: 400, PortOneRefusalType(rawValue: "NEW"), message: PortOneStage.secret,
            providerCode: PortOneStage.secret)
        stage.wire.bend.withLock { bend in bend = { _, _ in PortOneWire.response(quoting) } }
        let request = try request()
        do throws(GatewayError) {
            _ = try await stage.gateway.refund(request)
            Issue.record("a refusal is told")
        } catch {
            #expect(!"\(error)".contains(PortOneStage.secret))
            guard case .refused(let refusal) = error else { return }
            #expect(refusal.code == "NEW_")
        }
    }
}
