/// What a ledger says against what was found.
public struct LedgerComparison: Equatable, Sendable {
    /// Acknowledged writes that are not there.
    public var lost: [String] = []
    /// Things that are there more than once.
    public var doubled: [String] = []
    /// Things that nobody wrote so, and references that point nowhere or do not add up.
    public var broken: [String] = []
    /// Writes without an answer that had happened.
    public var foundDoubts = 0
    /// Writes without an answer that had not happened.
    public var missingDoubts = 0

    /// Nothing compared.
    public init() {}

    /// Compares each record of the ledger that was looked for with every state in which it was found; what
    /// was found and is not in the ledger is broken.
    public init(_ ledger: Ledger, with found: [TrackedRecord: [String]], lookedFor: Set<TrackedRecord>? = nil)
    {
        for (record, entry) in ledger.entries where lookedFor?.contains(record) ?? true {
            compare(record, entry, found[record] ?? [])
        }
        for (record, states) in found where ledger.entries[record] == nil {
            broken.append("\(record): nobody wrote it, found \(states)")
        }
        sort()
    }

    /// Whether everything is as it was acknowledged.
    public var isClean: Bool { lost.isEmpty && doubled.isEmpty && broken.isEmpty }

    /// Adds the findings of another comparison.
    public mutating func add(_ other: LedgerComparison) {
        lost += other.lost
        doubled += other.doubled
        broken += other.broken
        foundDoubts += other.foundDoubts
        missingDoubts += other.missingDoubts
        sort()
    }

    private mutating func compare(_ record: TrackedRecord, _ entry: Ledger.Entry, _ states: [String]) {
        guard states.count < 2 else { return doubled.append("\(record): found \(states)") }
        let state = states.first
        if state == entry.last {
            missingDoubts += entry.doubts.count
        } else if entry.doubts.contains(state) {
            foundDoubts += 1
            missingDoubts += entry.doubts.count - 1
        } else if state == nil || entry.acknowledged.contains(state) {
            lost.append("\(record): \(text(entry.last)) was acknowledged, found \(text(state))")
        } else {
            broken.append("\(record): found \(text(state)), which nobody wrote; last \(text(entry.last))")
        }
    }

    private func text(_ state: String?) -> String { state.map { "“\($0)”" } ?? "nothing" }

    private mutating func sort() {
        lost.sort()
        doubled.sort()
        broken.sort()
    }
}
