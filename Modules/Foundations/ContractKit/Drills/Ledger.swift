/// What clients wrote and what they were answered, record by record.
///
/// A state is a text that says all that a write says about a record, so that half a write is a state of its
/// own; nil is a record that is not there. Each record is written by one client at a time.
public struct Ledger: Sendable {
    struct Entry: Sendable {
        /// The states that were acknowledged, oldest first.
        var acknowledged: [String?] = []
        /// The states that writes without an answer would have left.
        var doubts: [String?] = []

        var last: String? { acknowledged.last ?? nil }
    }

    private(set) var entries: [TrackedRecord: Entry] = [:]
    /// How many writes were answered with success.
    public private(set) var acknowledgedCount = 0
    /// How many writes got no answer.
    public private(set) var doubtCount = 0

    /// Nothing written.
    public init() {}

    /// Notes a write that was answered with success.
    public mutating func acknowledge(_ record: TrackedRecord, _ state: String?) {
        entries[record, default: Entry()].acknowledged.append(state)
        acknowledgedCount += 1
    }

    /// Notes a write that got no answer: it may have happened, once and wholly, or not.
    public mutating func doubt(_ record: TrackedRecord, _ state: String?) {
        entries[record, default: Entry()].doubts.append(state)
        doubtCount += 1
    }

    /// Takes over what another client has noted about other records.
    public mutating func merge(_ other: Ledger) {
        entries.merge(other.entries) { mine, theirs in
            Entry(acknowledged: mine.acknowledged + theirs.acknowledged, doubts: mine.doubts + theirs.doubts)
        }
        acknowledgedCount += other.acknowledgedCount
        doubtCount += other.doubtCount
    }

    /// Ends the doubts: what was found is from now on what has to be there.
    public mutating func settle(_ found: [TrackedRecord: [String]]) {
        for (record, entry) in entries where !entry.doubts.isEmpty {
            entries[record]?.acknowledged.append(found[record]?.first)
            entries[record]?.doubts = []
        }
    }

    /// The records that were written.
    public var records: [TrackedRecord] { Array(entries.keys) }
}
