import Synchronization
import Vocabulary

/// When this server was asked last to look at each order, so that a waiting buyer's front end does not have
/// the gateway asked more often than every few seconds.
final class RecentLooks: Sendable {
    /// The least time between two looks at an order.
    static let pause: Duration = .seconds(2)

    private let looks = Mutex<[OrderID: Timestamp]>([:])

    /// Whether the gateway may be asked now; then the next time is after the pause. A clock that was set back
    /// holds nothing up.
    func mayLook(at order: OrderID, _ now: Timestamp) -> Bool {
        looks.withLock { looks in
            if let last = looks[order], last <= now, now.since(last) < Self.pause { return false }
            looks = looks.filter { $0.value <= now && now.since($0.value) < Self.pause }
            looks[order] = now
            return true
        }
    }
}
