public import ContractKit

/// What came of a crash drill, so far or at its end.
public struct CrashReport: Equatable, Sendable {
    /// How many rounds were played: the server was killed, started again and compared.
    public var rounds = 0
    /// How often the server was killed, while it started included.
    public var kills = 0
    /// How many programs were started while a restore was at work.
    public var starts = 0
    /// How many writes were answered with success.
    public var acknowledged = 0
    /// How many writes got no answer.
    public var inDoubt = 0
    /// How many writes a rule refused, the goods being sold out, say.
    public var refused = 0
    /// How many records were looked at in the end, all rounds together.
    public var records = 0
    /// How many things a visitor saw as their owners do, through replicas where there are some.
    public var visits = 0
    /// What the files of pictures were like when all else was over.
    public var files = DrillFiles()
    /// What was found.
    public var comparison = LedgerComparison()

    /// Nothing done.
    public init() {}

    /// Whether nothing that was acknowledged is lost, doubled or broken.
    public var isClean: Bool { comparison.isClean }
}
