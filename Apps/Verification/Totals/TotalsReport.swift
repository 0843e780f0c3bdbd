public import ContractKit

/// What came of a drill of totals.
public struct TotalsReport: Sendable {
    /// How many backings were begun, how many orders were opened for them, and how many were paid.
    public var begun = 0
    public var orders = 0
    public var paid = 0
    /// How many of the paid ones stay, and how many went back.
    public var kept = 0
    public var returned = 0
    /// How many were refused, by code.
    public var refusals: [String: Int] = [:]
    /// How often each kind of backer was met.
    public var habits: [String: Int] = [:]
    /// How often a total was read beside the ledger, and how many entries that has.
    public var reads = 0
    public var entries: Int64 = 0
    /// What all campaigns have in the end, in won.
    public var raised: Int64 = 0
    /// What was found.
    public var findings = TotalsFindings()

    /// Nothing done.
    public init() {}

    /// Whether all promises were kept while something was paid and read.
    public var isClean: Bool { findings.isEmpty && kept > 0 && returned > 0 && reads > 0 }
}

/// What a drill of totals found that ought not to be.
public struct TotalsFindings: Sendable {
    /// Totals that are not what the ledger has at a moment of their reading, or not what backings come to in
    /// the end.
    public var totals: [DrillFinding] = []
    /// Backings without a payment, and payments without a backing or the way back.
    public var unpaired: [DrillFinding] = []
    /// Money that is still on its way in the end, and campaigns that have not been decided.
    public var hanging: [DrillFinding] = []
    /// The ledger does not add up, or is not as the gateway's books; the database contradicts itself; the
    /// platform failed inside.
    public var broken: [DrillFinding] = []

    /// Nothing found.
    public init() {}

    /// Whether nothing was found.
    public var isEmpty: Bool { [totals, unpaired, hanging, broken].allSatisfy(\.isEmpty) }
}
