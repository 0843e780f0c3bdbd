import Synchronization
import Terminal

extension LastLists {
    /// Keeps the last list in memory while the value exists: for several commands in one process.
    public static func inMemory() -> LastLists {
        let kept = KeptInMemory()
        return LastLists(
            recalling: { () throws(UsageError) in kept.ids.withLock { $0 } },
            keeping: { ids in kept.ids.withLock { $0 = ids } })
    }
}

private final class KeptInMemory: Sendable {
    let ids = Mutex<[String]?>(nil)
}
