public import Vocabulary

/// What came of going through a list while others wrote.
public struct ScrollReport: Hashable, Sendable {
    /// How many records the list had when the reader began.
    public var records = 0
    /// How many pages and records the reader saw, and how long that took.
    public var pages = 0
    public var seen = 0
    public var duration: Duration = .zero
    /// How many records others added and removed meanwhile.
    public var added = 0
    public var removed = 0
    /// What came more than once.
    public var twice: Set<AnyIdentifier> = []
    /// What was there throughout and never came.
    public var missing: Set<AnyIdentifier> = []

    /// Whether each record that was there throughout came once, while there were writes.
    public var isClean: Bool { twice.isEmpty && missing.isEmpty && added > 0 && removed > 0 }

    /// How many writes came in a second.
    public var rate: Double { Double(added + removed) / max(duration / .seconds(1), 0.001) }
}
