import Payments
import PaymentsContract
import Vocabulary

/// A gateway of which single calls can be replaced.
struct BentGateway: PaymentGateway {
    var register: @Sendable (PaymentReference, Money) async throws(GatewayError) -> Void
    var attempts: @Sendable (PaymentReference) async throws(GatewayError) -> [GatewayAttempt]
    var approve: @Sendable (GatewayApproval) async throws(GatewayError) -> Void
    var refund: @Sendable (GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund
    var changes: @Sendable (Timestamp, Timestamp, String?, Int) async throws(GatewayError) -> [GatewayChange]

    /// Each call is that of this gateway.
    init(_ gateway: KnownGateway) {
        register = { reference, amount throws(GatewayError) in
            try await gateway.register(reference, amount)
        }
        attempts = { reference throws(GatewayError) in try await gateway.attempts(reference) }
        approve = { approval throws(GatewayError) in try await gateway.approve(approval) }
        refund = { request throws(GatewayError) in try await gateway.refund(request) }
        changes = { from, until, cursor, limit throws(GatewayError) in
            try await gateway.changes(from: from, until: until, after: cursor, limit: limit)
        }
    }

    /// The same gateway, which tells each attempt so.
    func telling(_ change: @escaping @Sendable (inout GatewayAttempt) -> Void) -> BentGateway {
        let told = attempts
        var bent = self
        bent.attempts = { reference throws(GatewayError) in
            var attempts = try await told(reference)
            for index in attempts.indices { change(&attempts[index]) }
            return attempts
        }
        return bent
    }

    func register(_ reference: PaymentReference, _ amount: Money) async throws(GatewayError) {
        try await register(reference, amount)
    }

    func attempts(_ reference: PaymentReference) async throws(GatewayError) -> [GatewayAttempt] {
        try await attempts(reference)
    }

    func approve(_ approval: GatewayApproval) async throws(GatewayError) { try await approve(approval) }

    func refund(_ request: GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund {
        try await refund(request)
    }

    func changes(
        from: Timestamp, until: Timestamp, after cursor: String?, limit: Int
    ) async throws(GatewayError) -> [GatewayChange] { try await changes(from, until, cursor, limit) }
}
