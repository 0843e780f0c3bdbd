import ContractKit
import SampleKit
import Vocabulary

/// What those who write have done so far.
struct ScrollWriting: Sendable {
    var added = 0
    var removed = 0
    /// What they have begun to remove.
    var touched: Set<AnyIdentifier> = []
    /// Whether the reader has come to the end.
    var isOver = false
}

/// Adds and removes in turn, until the reader is at the end.
struct ScrollWriter: Sendable {
    private let list: ScrolledList
    private let member: DrillMember
    private let own: [AnyIdentifier]
    private let random: SeededGenerator
    private let pause: Duration?

    /// One with records of its own, the first tenth of which it leaves alone: something stays, however long
    /// the reader takes. With a pause one write is begun in each.
    init(
        _ list: ScrolledList, _ member: DrillMember, _ number: Int, _ own: [AnyIdentifier], seed: UInt64,
        pause: Duration?
    ) {
        (self.list, self.member, self.pause) = (list, member, pause)
        self.own = Array(own.dropFirst(own.count / 10))
        random = SeededGenerator(seed: seed, stream: number)
    }

    /// Writes, and notes what is done. Throws what the verbs throw.
    func write(noting writing: LockedValue<ScrollWriting>) async throws {
        var (own, random, number) = (own, random, 0)
        let start = ContinuousClock.now
        while !writing.withLock({ $0.isOver }) {
            if let pause { try await ContinuousClock().sleep(until: start + pause * number) }
            if number.isMultiple(of: 2) || own.isEmpty {
                own.append(try await list.add(number, member))
                writing.withLock { $0.added += 1 }
            } else {
                let record = own.remove(at: random.below(own.count))
                _ = writing.withLock { $0.touched.insert(record) }
                try await list.remove(record, member)
                writing.withLock { $0.removed += 1 }
            }
            number += 1
        }
    }
}
