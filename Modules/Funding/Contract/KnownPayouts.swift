import Synchronization
public import Vocabulary

/// The book of payouts as clauses of funding command it: what was paid out to which payee, and how much a
/// payee has left.
public final class KnownPayouts: PayoutBook {
    /// What was paid out under the number of a transfer.
    struct Entry: Hashable, Sendable {
        let payee: AnyIdentifier
        let amount: Money
        let act: AuditEvent
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var left: [AnyIdentifier: Int64] = [:]
        var outage: ServiceFailure?
    }

    private let state = Mutex(State())

    /// No payee has anything.
    public init() {}

    /// Lets a payee have that amount, in won.
    func give(_ amount: Int64, to payee: AnyIdentifier) { state.withLock { $0.left[payee] = amount } }

    /// Fails each time with that failure, or not any more.
    func fail(_ failure: ServiceFailure?) { state.withLock { $0.outage = failure } }

    /// What was paid out, by the number of the transfer.
    var entries: [String: Entry] { state.withLock { $0.entries } }

    public func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure) {
        let failure = state.withLock { state -> PayoutFailure? in
            if let outage = state.outage { return .service(outage) }
            if let known = state.entries[transfer] {
                let isSame = known.payee == payee && known.amount == amount
                return isSame ? nil : .invalidFields([FieldError("transfer", .taken)])
            }
            let left = state.left[payee] ?? 0
            if amount.minorUnits > left { return .balanceTooLow(Money(left, .krw)) }
            state.left[payee] = left - amount.minorUnits
            state.entries[transfer] = Entry(payee: payee, amount: amount, act: act)
            return nil
        }
        if let failure { throw failure }
    }
}
