/// What clients wrote and what they were answered, thing by thing.
///
/// A state is a text that says all that a write says about a thing, so that half a write is a state of its
/// own; nil is a thing that is not there. Each thing is written by one client at a time.
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
    public mutating func acknowledge(_ thing: TrackedRecord, _ state: String?) {
        entries[thing, default: Entry()].acknowledged.append(state)
        acknowledgedCount += 1
    }

    /// Notes a write that got no answer: it may have happened, once and wholly, or not.
    public mutating func doubt(_ thing: TrackedRecord, _ state: String?) {
        entries[thing, default: Entry()].doubts.append(state)
        doubtCount += 1
    }

    /// Takes over what another client has noted about other things.
    public mutating func merge(_ other: Ledger) {
        entries.merge(other.entries) { mine, theirs in
            Entry(acknowledged: mine.acknowledged + theirs.acknowledged, doubts: mine.doubts + theirs.doubts)
        }
        acknowledgedCount += other.acknowledgedCount
        doubtCount += other.doubtCount
    }

    /// Ends the doubts: what was found is from now on what has to be there.
    public mutating func settle(_ found: [TrackedRecord: [String]]) {
        for (thing, entry) in entries where !entry.doubts.isEmpty {
            entries[thing]?.acknowledged.append(found[thing]?.first)
            entries[thing]?.doubts = []
        }
    }

    /// The things that were written.
    public var things: [TrackedRecord] { Array(entries.keys) }
}
