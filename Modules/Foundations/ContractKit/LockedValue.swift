import Synchronization

/// One value behind a lock, for state that the closures of a fake share.
public final class LockedValue<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    /// Holds this value at first.
    public init(_ value: Value) { self.value = Mutex(value) }

    /// The current value.
    public var now: Value { value.withLock { $0 } }

    /// Reads and may change the value while holding the lock.
    @discardableResult
    public func withLock<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
        value.withLock { value in body(&value) }
    }
}
