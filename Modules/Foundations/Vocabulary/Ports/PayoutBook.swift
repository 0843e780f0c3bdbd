/// Records in the ledger of payments that a payee was paid out, for domains with rules of their own about the
/// account. The transfer is made outside, by the operator of the house.
public protocol PayoutBook: Sendable {
    /// Records a payout by the operator's own number of the transfer: once for each number, however often it
    /// is called. The act is logged with the first call. No transaction of the caller may be open meanwhile.
    ///
    /// Throws `balanceTooLow`, `invalidFields` (amount, transfer), and `service` failures.
    func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure)
}

/// Why a payout was not recorded.
public enum PayoutFailure: Error, Hashable, Sendable {
    /// The payee has no more than that which can be paid out.
    case balanceTooLow(Money)
    /// Fields break rules.
    case invalidFields([FieldError])
    /// A failure common to all verbs.
    case service(ServiceFailure)
}
