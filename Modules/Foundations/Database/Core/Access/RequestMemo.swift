import Synchronization

/// What was found out in the database while one request is answered that changes nothing, for what is asked
/// next in it.
public final class RequestMemo: Sendable {
    /// That of the request that is being answered; nil where none is.
    @TaskLocal public static var current: RequestMemo?

    /// By their types, of which there are few; nil once the request has been answered.
    private let values = Mutex<[(type: ObjectIdentifier, value: any Sendable)]?>([])

    private init() {}

    /// Answers a request: `body` and all that it calls share one memo. Nothing is kept in it afterwards,
    /// though a task that was left behind still has it.
    public static func answering<Answer>(_ body: () async -> Answer) async -> Answer {
        let memo = RequestMemo()
        defer { memo.values.withLock { $0 = nil } }
        return await $current.withValue(memo, operation: body)
    }

    /// Keeps the value, in place of another one of its type.
    public func keep<Value: Sendable>(_ value: Value) {
        let type = ObjectIdentifier(Value.self)
        values.withLock { values in
            values?.removeAll { $0.type == type }
            values?.append((type, value))
        }
    }

    /// The value of that type that is kept, else the one that is made, which is kept.
    public func value<Value: Sendable>(else make: () -> Value) -> Value {
        let type = ObjectIdentifier(Value.self)
        // Cast once it is there: nothing at all can be taken for a value of an optional type.
        if let known = values.withLock({ $0?.first { $0.type == type } }), let value = known.value as? Value {
            return value
        }
        let value = make()
        keep(value)
        return value
    }

    /// The value of that type that was kept last, once.
    public func take<Value: Sendable>(_: Value.Type) -> Value? {
        let type = ObjectIdentifier(Value.self)
        return values.withLock { values in
            guard let place = values?.firstIndex(where: { $0.type == type }) else { return nil }
            return values?.remove(at: place).value as? Value
        }
    }
}
