public import ContractKit

/// What came of withdrawals that raced with their members' own writes.
public struct ErasureReport: Equatable, Sendable {
    /// How many members have withdrawn.
    public var members = 0
    /// How many of their writes were answered with success.
    public var acknowledged = 0
    /// How many were refused, because the member had withdrawn or by another rule.
    public var refused = 0
    /// How many tables held something of a member afterwards, summed over the members.
    public var rows = 0
    /// In how many members' texts something was left in bytes that belong to no row.
    public var splinters = 0
    /// The same after the database was rewritten, rows included.
    public var afterVacuum = 0
    /// What was found that ought not to be.
    public var faults: [DrillFinding] = []

    /// Nothing done.
    public init() {}

    /// Whether nothing remains of any withdrawn member.
    public var isClean: Bool { faults.isEmpty }

    mutating func add(_ client: DrillClient) {
        acknowledged += client.ledger.acknowledgedCount
        refused += client.refused
        faults += client.failures
    }
}
