import Synchronization
import Terminal

extension LastLists {
    /// Keeps the last list in memory for as long as the value is there: for whoever runs several commands in
    /// one process.
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
