/// How much a database has to do at one moment, for an operator who watches it.
public struct DatabaseLoad: Hashable, Sendable {
    /// Open connections, at work or at rest.
    public let connections: Int
    /// Those at rest.
    public let resting: Int
    /// How many wait, by what they wait for, which each engine names in its way and always the same: `read`
    /// and `write` where reads and writes have lines of their own, `connection` where they share one.
    public let waiting: [String: Int]
    /// What costly reads do on connections of their own; nil where they have none.
    public let costlyReads: CostlyReads?

    /// Memberwise.
    public init(
        connections: Int, resting: Int, waiting: [String: Int], costlyReads: CostlyReads? = nil
    ) {
        self.connections = connections
        self.resting = resting
        self.waiting = waiting
        self.costlyReads = costlyReads
    }

    /// Reads whose cost depends on user input (`SQLDatabase.costlyReads`).
    public struct CostlyReads: Hashable, Sendable {
        /// How many run.
        public let running: Int
        /// How many wait in line.
        public let waiting: Int
        /// How many have been refused since the program began: the line was full, or they waited too long.
        public let refused: Int
        /// How many have been cut off since then, because they took too long.
        public let cutOff: Int

        /// Memberwise.
        public init(running: Int, waiting: Int, refused: Int, cutOff: Int) {
            self.running = running
            self.waiting = waiting
            self.refused = refused
            self.cutOff = cutOff
        }

        /// Those of both.
        package static func + (left: Self, right: Self) -> Self {
            Self(
                running: left.running + right.running, waiting: left.waiting + right.waiting,
                refused: left.refused + right.refused, cutOff: left.cutOff + right.cutOff)
        }
    }
}
