import Glibc
import Testing

/// Work that waits for a keyboard, on a thread of its own: those of tasks are as few as the machine's cores,
/// and other suites may hold them all for longer than a test waits for a prompt.
struct KeyboardThread<Value: Sendable>: Sendable {
    private let outcomes: AsyncStream<Result<Value, any Error>>

    /// Starts it.
    init(_ work: @escaping @Sendable () throws -> Value) {
        let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
        self.outcomes = outcomes
        let box = Unmanaged.passRetained(
            Box {
                continuation.yield(Result { try work() })
                continuation.finish()
            })
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work()
                return nil
            }, box.toOpaque())
        if failure == 0 {
            pthread_detach(thread)
        } else {
            continuation.finish()
            box.release()
        }
    }

    /// What came of it, once. Throws what the work threw.
    var value: Value {
        get async throws {
            var iterator = outcomes.makeAsyncIterator()
            return try #require(await iterator.next(), "there is no thread, or it was asked twice").get()
        }
    }
}

private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = work
    }
}
