import Synchronization
import Vocabulary

/// What the domains of a platform offer to each other's ports, by type. A domain offers when it is put
/// together, and is asked when a verb needs it: so it does not matter which comes first.
final class DomainOffers: Sendable {
    private let offers = Mutex(Services())

    /// Offers a value to whoever asks for the type.
    func offer<Value: Sendable>(_ type: Value.Type, _ value: Value) {
        offers.withLock { $0.provide(type, value) }
    }

    /// What was offered. Throws `internal` if nothing was.
    func asked<Value: Sendable, Failure: DomainError>(
        for type: Value.Type, failure: Failure.Type
    ) throws(Failure) -> Value {
        try offers.withLock { $0 }.repository(type, failure: failure)
    }
}
