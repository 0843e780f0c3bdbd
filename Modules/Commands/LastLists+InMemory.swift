import Synchronization
import Terminal
import Vocabulary

extension LastLists {
    /// Keeps lists in memory, one later than the other, for as long as the value is there: for whoever runs
    /// several commands in one process.
    public static func inMemory() -> LastLists {
        let kept = KeptInMemory()
        return LastLists(
            recalling: { prefix throws(UsageError) in kept.lists.withLock { $0[prefix] } },
            keeping: { prefix, ids in kept.keep(ids, prefix) })
    }
}

private final class KeptInMemory: Sendable {
    let lists = Mutex<[String: LastLists.Kept]>([:])

    func keep(_ ids: [String], _ prefix: String) {
        lists.withLock { lists in
            let last = lists.values.map(\.moment.microseconds).max() ?? 0
            lists[prefix] = LastLists.Kept(at: Timestamp(microseconds: last + 1), ids)
        }
    }
}
