/// How much a database has to do at one moment, for an operator who watches it.
public struct DatabaseLoad: Hashable, Sendable {
    /// Open connections, at work or at rest.
    public let connections: Int
    /// Those at rest.
    public let resting: Int
    /// How many wait, by what they wait for, which each engine names in its way and always the same: `read`
    /// and `write` where reads and writes have lines of their own, `connection` where they share one.
    public let waiting: [String: Int]

    /// Memberwise.
    public init(connections: Int, resting: Int, waiting: [String: Int]) {
        self.connections = connections
        self.resting = resting
        self.waiting = waiting
    }
}
