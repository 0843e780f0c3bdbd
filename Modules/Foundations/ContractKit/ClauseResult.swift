/// What came of one clause in one order of identifiers.
public struct ClauseResult: Hashable, Sendable {
    /// The clause's name.
    public let clause: String
    /// The order.
    public let order: IdentifierOrder
    /// What came of it.
    public let outcome: Outcome
    /// How long it took.
    public let milliseconds: Int

    /// What can come of a clause.
    public enum Outcome: Hashable, Sendable {
        /// The promise was kept.
        case kept
        /// It was broken: what was found.
        case broken(String)
        /// It cannot be checked at that place: why.
        case notApplicable(NotApplicable)
    }

    /// Memberwise.
    public init(clause: String, order: IdentifierOrder, outcome: Outcome, milliseconds: Int) {
        self.clause = clause
        self.order = order
        self.outcome = outcome
        self.milliseconds = milliseconds
    }
}
