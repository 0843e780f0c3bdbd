public import Payments
import Synchronization
public import Vocabulary

/// A gateway in memory, for clauses of payments, with the semantics of PortOne: attempts under one
/// reference of which at most one is ever paid, approval by token, refunds under keys that live 3 hours, and
/// books of its own.
public final class KnownGateway: PaymentGateway {
    struct State {
        var attempts: [PaymentReference: [GatewayAttempt]] = [:]
        var registered: [PaymentReference: Money] = [:]
        /// The consents that were not used yet, by their token.
        var consents: [String: GatewayConsentedTo] = [:]
        var answers: [String: GatewayAnswered] = [:]
        var refunding = GatewayRefunding.atOnce
        var isGuarding = true
        /// Whether it takes the platform's credentials for wrong.
        var isShut = false
        /// The answers that are told once in place of the present ones.
        var late: [PaymentReference: [GatewayAttempt]] = [:]
        /// The payments about which it does not answer.
        var silent: Set<PaymentReference> = []
        /// How many refunds were asked for while a complaint was open.
        var refundsInDispute = 0
        var last = Timestamp(microseconds: 0)
        var serial = 0
    }

    private let state = Mutex(State())
    private let time: any TimeSource
    private let calls: OrderCalls

    /// Knows nothing yet.
    init(_ time: any TimeSource, _ calls: OrderCalls) { (self.time, self.calls) = (time, calls) }

    /// Changes what the gateway knows, one change at a time.
    @discardableResult
    func change<Value: Sendable>(
        _ body: (inout State) throws(GatewayError) -> Value
    ) throws(GatewayError) -> Value {
        let now = time.now()
        let result = state.withLock { state -> Result<Value, GatewayError> in
            // Of two changes at one moment the later one is later.
            state.last = max(now, state.last.advanced(by: .microseconds(1)))
            return Result { () throws(GatewayError) in try body(&state) }
        }
        return try result.get()
    }

    /// Reads what the gateway knows.
    func read<Value: Sendable>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }
}

extension KnownGateway {
    public func register(_ reference: PaymentReference, _ amount: Money) async throws(GatewayError) {
        try await answering(.register) { state throws(GatewayError) in
            guard state.paid(reference) == nil else { throw .refused(.alreadyPaid) }
            state.registered[reference] = amount
        }
    }

    public func attempts(_ reference: PaymentReference) async throws(GatewayError) -> [GatewayAttempt] {
        try await answering(.attempts) { state throws(GatewayError) in
            if state.silent.contains(reference) { throw .unavailable("planned") }
            return state.late.removeValue(forKey: reference) ?? state.attempts[reference] ?? []
        }
    }

    public func approve(_ approval: GatewayApproval) async throws(GatewayError) {
        try await answering(.approve) { state throws(GatewayError) in try state.approve(approval) }
    }

    public func refund(_ refund: GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund {
        let now = time.now()
        return try await answering(.refund) { state throws(GatewayError) in
            try state.answer(to: refund, at: now).get()
        }
    }

    public func changes(
        from: Timestamp, until: Timestamp, after cursor: String?, limit: Int
    ) async throws(GatewayError) -> [GatewayChange] {
        try await answering(.changes) { state throws(GatewayError) in
            let all = state.attempts.values.compactMap { $0.first { $0.status.wasPaid } ?? $0.last }
                .filter { from <= $0.changedAt && $0.changedAt < until }
                .sorted { ($0.changedAt, $0.reference.text) < ($1.changedAt, $1.reference.text) }
                .map { GatewayChange($0, cursor: "\($0.changedAt.microseconds) \($0.reference)") }
            let start = all.firstIndex { $0.cursor == cursor }.map { $0 + 1 } ?? 0
            return Array(all.dropFirst(start).prefix(limit))
        }
    }

    private func answering<Value: Sendable>(
        _ call: OrderCalls.Call, _ body: (inout State) throws(GatewayError) -> Value
    ) async throws(GatewayError) -> Value {
        try await calls.make(call, failing: .unavailable("planned")) { () async throws(GatewayError) in
            try change(body)
        }
    }
}

/// A consent that waits for its approval.
struct GatewayConsentedTo: Sendable {
    let reference: PaymentReference
    let transaction: String
}

/// A refund that was asked for, with the answer that a repetition gets.
struct GatewayAnswered: Sendable {
    let request: GatewayRefundRequest
    let answer: Result<GatewayRefund, GatewayError>
    let at: Timestamp
}
