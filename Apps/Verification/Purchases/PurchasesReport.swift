public import ContractKit

/// What came of a drill of purchases, so far or at its end.
public struct PurchasesReport: Sendable {
    /// How many rounds were played, each for one unit, seat or item, and how often a server was killed.
    public var rounds = 0
    public var kills = 0
    /// How many orders were opened, and how often each kind of buyer was met.
    public var orders = 0
    public var habits: [String: Int] = [:]
    /// Why orders were refused, by code.
    public var refusals: [String: Int] = [:]
    /// How often a unit was refused that was sold already.
    public var refusedOnceSold = 0
    /// The longest wait for an order to be settled after its last step, or the last recovery.
    public var slowest = Duration.zero
    /// How many orders are fulfilled, given back, on the way back, and ended without money.
    public var bought = 0
    public var returned = 0
    public var returning = 0
    public var ended = 0
    /// What the gateway has taken and still holds by its own books, and holds by the ledger, in won.
    public var taken: Int64 = 0
    public var held: Int64 = 0
    public var clearing: Int64 = 0
    /// How many units more were sold than there are.
    public var oversold = 0
    /// What was found.
    public var findings = PurchaseFindings()

    /// Nothing done.
    public init() {}

    /// Whether all promises were kept.
    public var isClean: Bool { oversold == 0 && findings.isEmpty }
}

/// What a drill of purchases found that ought not to be.
public struct PurchaseFindings: Sendable {
    /// Units, seats or items that no buyer has, or more than one, or another than the one who paid, or that
    /// were reserved after they were sold.
    public var units: [DrillFinding] = []
    /// Buyers who paid more than once, or more than the price.
    public var doubled: [DrillFinding] = []
    /// Money at the gateway of which the platform knows nothing, or that no buyer gets anything for.
    public var lost: [DrillFinding] = []
    /// Paid orders that were neither fulfilled nor in refund in time.
    public var hanging: [DrillFinding] = []
    /// The ledger does not add up, or is not as the gateway's books; the database contradicts itself; a
    /// server failed inside.
    public var broken: [DrillFinding] = []

    /// Nothing found.
    public init() {}

    /// Whether nothing was found.
    public var isEmpty: Bool {
        [units, doubled, lost, hanging, broken].allSatisfy(\.isEmpty)
    }
}
