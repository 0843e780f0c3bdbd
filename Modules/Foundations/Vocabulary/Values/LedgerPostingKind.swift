/// The event that a posting in the ledger of payments records. Names are kept in the ledger, so that a
/// declared one never changes.
public enum LedgerPostingKind: String, Sendable, CaseIterable {
    /// A buyer's money was taken.
    case paid
    /// The payee has earned it.
    case earned
    /// The gateway has settled it.
    case settled
    /// What was earned and settled can be paid out.
    case payable
    /// A refund was decided.
    case refundRequested = "refund-requested"
    /// The money is back.
    case refunded
    /// A refund has come to nothing.
    case refundFailed = "refund-failed"
    /// Paid out to a payee.
    case payout
    /// A payee's debt was written off.
    case writtenOff = "written-off"
}
