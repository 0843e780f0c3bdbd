public import Vocabulary

/// How much joining is borne before somebody has to wait.
///
/// The figures are generous: carriers and schools have one address for thousands. They keep a lone address
/// from filling the database; that joining takes nothing from those who sign in is seen to by the
/// `HashingTurn`.
public struct JoinPolicy: Hashable, Sendable {
    /// Of one place.
    public var place: RateLimit
    /// Of all places from which somebody has joined lately. Others are always let in, so that whoever joins
    /// without end shuts nobody out.
    public var overall: RateLimit
    /// How many places are remembered at least; twice as many at the most.
    public var entries: Int

    /// Puts the budgets together.
    public init(place: RateLimit, overall: RateLimit, entries: Int) {
        self.place = place
        self.overall = overall
        self.entries = entries
    }

    /// For a server of a neighbourhood.
    public static let usual = JoinPolicy(
        place: RateLimit(burst: 300, interval: .seconds(10)),
        overall: RateLimit(burst: 1000, interval: .seconds(1)), entries: 16_384)
}
