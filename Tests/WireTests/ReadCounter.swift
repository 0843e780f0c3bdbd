import Synchronization

/// Counts calls, from any task.
final class ReadCounter: Sendable {
    private let count = Mutex<Int64>(0)

    func next() -> Int64 {
        count.withLock { count in
            count += 1
            return count
        }
    }

    var value: Int64 { count.withLock { $0 } }
}
