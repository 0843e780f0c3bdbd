import Synchronization

/// What a body answers, on its way from a connection's thread to who asked.
///
/// It goes beside the access and not through it, so that whatever passes an access on need not know the type
/// of the value: where that is open, each step looks it up anew, which was a fortieth of a detail.
package final class AccessAnswer<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    init() {}

    /// Puts it in; a body that is run again puts another one.
    package func put(_ value: Value) {
        self.value.withLock { $0 = value }
    }

    /// Takes it out. Throws `unavailable` if nothing was put in.
    func take() throws(DatabaseError) -> Value {
        guard let value = value.withLock({ $0.take() }) else { throw .unavailable("nothing was answered") }
        return value
    }
}
