import Database
import Dispatch

/// Runs what waits for locks or the disk apart from the caller.
func runOnThreadOfItsOwn(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: body)
}

/// Runs what waits for locks or the disk on a thread where it keeps no task from running.
func onThreadOfItsOwn<Value: Sendable>(
    _ body: @escaping @Sendable () throws(DatabaseError) -> Value
) async throws(DatabaseError) -> Value {
    let answer: Result<Value, DatabaseError> = await withCheckedContinuation { continuation in
        runOnThreadOfItsOwn { continuation.resume(returning: Result(catching: body)) }
    }
    return try answer.get()
}
