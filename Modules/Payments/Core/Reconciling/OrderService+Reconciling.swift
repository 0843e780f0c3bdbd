public import Vocabulary

/// What a reconciliation has read and found.
public struct Reconciliation: Hashable, Sendable {
    /// How many payments the gateway told, and how many the ledger has in the same days.
    public var told = 0
    public var known = 0
    /// The differences, in the order in which they were found.
    public var differences: [Difference] = []

    /// Nothing was read yet.
    public init() {}
}

extension OrderService {
    /// How many days a daily reconciliation reads again.
    public static let reconciledDays = 3

    /// Compares what changed at the gateway in that time with the ledger, both ways. What the ledger did not
    /// know is written down as it is found: money that was taken is fulfilled or given back, and refunds are
    /// noted. Each difference becomes a row with what was done or must be done. Repeating it finds nothing
    /// new.
    ///
    /// Throws `noGateway`, `service(.unavailable)` if the gateway does not answer, and outages.
    public func reconcile(from: Timestamp, until: Timestamp) async throws(OrderError) -> Reconciliation {
        guard let gateway else { throw .noGateway }
        var (found, cursor) = (Reconciliation(), String?.none)
        repeat {
            let changes = try await changes(gateway, from, until, cursor)
            for change in changes { try await compare(change, &found) }
            found.told += changes.count
            cursor = changes.count == Self.page ? changes.last?.cursor : nil
        } while cursor != nil
        try await findMissing(gateway, from, until, &found)
        return found
    }

    private static let page = 500

    private func changes(
        _ gateway: any PaymentGateway, _ from: Timestamp, _ until: Timestamp, _ cursor: String?
    ) async throws(OrderError) -> [GatewayChange] {
        do throws(GatewayError) {
            return try await gateway.changes(from: from, until: until, after: cursor, limit: Self.page)
        } catch {
            throw OrderError(error)
        }
    }

    private func compare(_ change: GatewayChange, _ found: inout Reconciliation) async throws(OrderError) {
        if let attempt = change.attempt {
            guard attempt.status.wasPaid else { return }
            if let id = try await store.order(of: attempt.reference), let before = try await store.file(id) {
                return try await compare(attempt, with: before, id, &found)
            }
        }
        let stranger = Difference(
            .stranger, change.name, of: nil, gateway: change.paid, ledger: nil, at: time.now(), done: .open)
        try await note(stranger, &found)
    }

    private func compare(
        _ attempt: GatewayAttempt, with before: OrderFile, _ id: OrderID, _ found: inout Reconciliation
    ) async throws(OrderError) {
        guard before.payment.paid != attempt.paid || before.payment.refunded != attempt.refunded else {
            // A complaint at the card company moves no money, but stops refunds.
            if before.payment.isDisputed != attempt.isDisputed { _ = try await look(id) }
            return
        }
        let after = try await look(id)
        let isInStep = after.payment.paid == attempt.paid && after.payment.refunded >= attempt.refunded
        let kind: DifferenceKind =
            !before.payment.state.wasPaid
            ? .unknownPayment : before.payment.refunded != attempt.refunded ? .unknownRefund : .amount
        let isRefund = kind == .unknownRefund
        let difference = Difference(
            kind, attempt.reference.text, of: id, gateway: isRefund ? attempt.refunded : attempt.paid,
            ledger: isRefund ? before.payment.refunded : before.payment.paid, at: time.now(),
            done: isInStep ? .noted : .open)
        try await note(difference, &found)
    }

    private func note(
        _ difference: Difference, _ found: inout Reconciliation
    ) async throws(OrderError) {
        try await store.note(difference)
        found.differences.append(difference)
    }

    /// Payments that the ledger says were paid in that time, and of which the gateway knows nothing.
    private func findMissing(
        _ gateway: any PaymentGateway, _ from: Timestamp, _ until: Timestamp, _ found: inout Reconciliation
    ) async throws(OrderError) {
        var last: PaymentReference?
        while true {
            let known = try await store.paid(from: from, until: until, after: last, limit: Self.page)
            for reference in known {
                let attempts = try await attempts(gateway, reference)
                if attempts.contains(where: { $0.status.wasPaid }) { continue }
                guard let id = try await store.order(of: reference), let file = try await store.file(id)
                else {
                    continue
                }
                let difference = Difference(
                    .missing, reference.text, of: id, gateway: nil, ledger: file.payment.paid, at: time.now(),
                    done: .open)
                try await note(difference, &found)
            }
            found.known += known.count
            guard known.count == Self.page else { return }
            last = known.last
        }
    }

    private func attempts(
        _ gateway: any PaymentGateway, _ reference: PaymentReference
    ) async throws(OrderError) -> [GatewayAttempt] {
        do throws(GatewayError) {
            return try await gateway.attempts(reference)
        } catch {
            throw OrderError(error)
        }
    }
}

extension OrderError {
    /// What a failure of the gateway is called.
    init(_ error: GatewayError) {
        switch error {
        case .refused(let refusal): self = .gatewayRefused(refusal.code)
        case .unavailable(let reason): self = .service(.unavailable("the payment gateway: \(reason)"))
        case .unreadable(let field): self = .service(.unavailable("the payment gateway's answer: \(field)"))
        }
    }
}
