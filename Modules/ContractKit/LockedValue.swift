import Synchronization

/// One value behind a lock: what the closures of a fake remember together.
public final class LockedValue<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    /// Holds this at first.
    public init(_ value: Value) { self.value = Mutex(value) }

    /// The value now.
    public var now: Value { value.withLock { $0 } }

    /// Looks at the value, and may change it, while nobody else does.
    @discardableResult
    public func withLock<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
        value.withLock { value in body(&value) }
    }
}
