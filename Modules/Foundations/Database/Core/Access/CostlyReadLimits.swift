/// The limits of all reads whose cost depends on user input (`SQLDatabase.costlyReads`).
public struct CostlyReadLimits: Hashable, Sendable {
    /// How many of them run at once, at least 1; each has a connection of its own.
    public var connections = 2
    /// How long one of them may run before it is cut off. PostgreSQL counts each of its statements.
    public var runningTime = Duration.seconds(2)
    /// How many wait in line at most; one more is refused at once.
    public var waiting = 64
    /// How long one of them waits before it is refused.
    public var waitingTime = Duration.seconds(2)

    /// Two at once, for two seconds each; 64 in line, for two seconds.
    public init() {}
}
