public import Vocabulary

/// Whether payments run. It is kept in the database, so that a restored or copied one is stopped.
public enum PaymentsMode: Hashable, Sendable {
    case running
    /// No money moves and no job runs since that moment. What the gateway tells is still read by
    /// reconciliation.
    case halted(HaltReason, since: Timestamp)

    /// Whether no money moves.
    public var isHalted: Bool { self != .running }
}

/// Why payments were stopped. Names are stored, so that a declared one never changes.
public enum HaltReason: String, Sendable, CaseIterable {
    /// The database is a backup of that moment: the gateway knows what has happened since.
    case restored
    /// The database is a copy of another, which may still run.
    case copied
    /// An operator has stopped them.
    case stopped
}

/// A gateway by which no money moves while payments are halted; its books can be read.
struct HaltedGateway: PaymentGateway {
    let gateway: any PaymentGateway
    let store: any OrderStore

    private func requireRunning() async throws(GatewayError) {
        guard let mode = try? await store.mode() else { throw .unavailable("the state of payments") }
        if mode.isHalted { throw .unavailable("payments are halted") }
    }

    func register(_ reference: PaymentReference, _ amount: Money) async throws(GatewayError) {
        // An order was opened just before, which is refused while payments are halted.
        try await gateway.register(reference, amount)
    }

    func attempts(_ reference: PaymentReference) async throws(GatewayError) -> [GatewayAttempt] {
        try await gateway.attempts(reference)
    }

    func approve(_ approval: GatewayApproval) async throws(GatewayError) {
        try await requireRunning()
        try await gateway.approve(approval)
    }

    func refund(_ refund: GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund {
        try await requireRunning()
        return try await gateway.refund(refund)
    }

    func changes(
        from: Timestamp, until: Timestamp, after cursor: String?, limit: Int
    ) async throws(GatewayError) -> [GatewayChange] {
        try await gateway.changes(from: from, until: until, after: cursor, limit: limit)
    }
}
